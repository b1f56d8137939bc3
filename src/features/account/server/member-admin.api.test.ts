import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { addMember, loginAs, send, whoAmI } from './account.fixture.ts';

describeOnEachEngine('members for the operator', (openApp) => {
  test('a disabled member cannot log in and is told why only with the right password; open sessions end', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    const { id } = await addMember(test, 'xiaoman');
    const { token } = await loginAs(test, 'xiaoman');
    const disable = (IsDisabled: string) => send(test, `PUT user/members/${id}`, { IsDisabled }, operator);
    expect((await disable('1')).json()).toMatchObject({ Code: 200, Data: { Username: 'xiaoman', IsDisabled: true } });
    expect((await whoAmI(test, token)).Code).toBe(401);
    expect((await loginAs(test, 'xiaoman')).reply.json()).toMatchObject({ Code: 403, Error: 'account.disabled' });
    expect((await loginAs(test, 'xiaoman', 'wrong')).reply.json()).toMatchObject({ Error: 'account.wrong_login' });
    await disable('0');
    expect((await whoAmI(test, token)).Code).toBe(401);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
  });

  test('members are found by a part of name or address, and pattern signs mean themselves', async () => {
    const test = await openApp();
    const operator = await test.as('operator');
    for (const name of ['xiaoman', 'da_han', '小满']) await addMember(test, name);
    const found = async (words: string) => {
      const { Data } = (await send(test, 'GET user/members', { words }, operator)).json();
      return Data.Result.map(({ Username }: { Username: string }) => Username);
    };
    expect(await found('')).toEqual(['小满', 'da_han', 'xiaoman', 'operator']);
    expect(await found('MAN@example')).toEqual(['xiaoman']);
    expect(await found('_')).toEqual(['da_han']);
    expect(await found('%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  test('only an operator sees or disables members, and no operator is disabled', async () => {
    const test = await openApp();
    const member = await test.as('xiaoman');
    const operator = await test.as('operator');
    const mine = (await send(test, 'GET user', {}, operator)).json().Data.Id;
    expect((await send(test, 'GET user/members', {}, member)).statusCode).toBe(403);
    expect((await send(test, 'GET user/members')).statusCode).toBe(401);
    expect((await send(test, `PUT user/members/${mine}`, { IsDisabled: '1' }, member)).statusCode).toBe(403);
    expect((await send(test, `PUT user/members/${mine}`, { IsDisabled: '1' }, operator)).statusCode).toBe(409);
    expect((await send(test, 'PUT user/members/999', { IsDisabled: '1' }, operator)).statusCode).toBe(404);
  });
});
