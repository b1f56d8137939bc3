import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addMember, loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';

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

  test('an operator makes a member one and takes it back, each time with the own password; both log in anew', async () => {
    const test = await openApp();
    const boss = await addMember(test, 'boss', { isOperator: true });
    const { id } = await addMember(test, 'xiaoman');
    const { headers } = await loginAs(test, 'boss');
    const { token } = await loginAs(test, 'xiaoman');
    const mark = async (IsOperator: string, Password: string, Id = id) =>
      (await send(test, `PUT user/members/${Id}/operator`, { IsOperator, Password }, headers)).json();
    expect(await mark('1', 'wrong')).toMatchObject({
      Error: 'account.wrong_password',
      Errors: [{ Field: 'Password' }],
    });
    expect((await whoAmI(test, token)).Data).toMatchObject({ IsOperator: false });
    expect((await mark('1', PASSWORD)).Data).toMatchObject({ Username: 'xiaoman', IsOperator: true });
    expect((await whoAmI(test, token)).Code).toBe(401);
    const made = await loginAs(test, 'xiaoman');
    expect((await send(test, 'GET user/members', {}, made.headers)).statusCode).toBe(200);
    expect((await mark('0', PASSWORD)).Data).toMatchObject({ IsOperator: false });
    expect((await whoAmI(test, made.token)).Code).toBe(401);
    const again = await loginAs(test, 'xiaoman');
    expect((await send(test, 'GET user/members', {}, again.headers)).statusCode).toBe(403);
    // Nobody is left without an operator, nobody who may not come in becomes one, and a member makes none.
    expect(await mark('0', PASSWORD, boss.id)).toMatchObject({ Code: 409, Error: 'account.own_mark' });
    expect(await mark('1', PASSWORD, 999)).toMatchObject({ Code: 404 });
    const own = await send(
      test,
      `PUT user/members/${id}/operator`,
      { IsOperator: '1', Password: PASSWORD },
      again.headers,
    );
    expect(own.statusCode).toBe(403);
    await send(test, `PUT user/members/${id}`, { IsDisabled: '1' }, headers);
    expect(await mark('1', PASSWORD)).toMatchObject({ Code: 409, Error: 'account.mark_disabled' });
    const { Data } = (await send(test, 'GET security', { member: 'xiaoman' }, headers)).json();
    const kinds = Data.Result.map(({ Kind }: { Kind: string }) => Kind);
    expect(kinds).toEqual(expect.arrayContaining(['operator_added', 'operator_removed']));
  });

  test('two operators who take the mark from each other at once leave one', async () => {
    const test = await openApp();
    const one = await addMember(test, 'one', { isOperator: true });
    const two = await addMember(test, 'two', { isOperator: true });
    const [first, second] = [await loginAs(test, 'one'), await loginAs(test, 'two')];
    const take = async (id: number, headers: Record<string, string>) =>
      (await send(test, `PUT user/members/${id}/operator`, { IsOperator: '0', Password: PASSWORD }, headers)).json();
    const answers = await Promise.all([take(two.id, first.headers), take(one.id, second.headers)]);
    expect(answers.filter(({ Code }) => Code === 200)).toHaveLength(1);
    expect(answers.filter(({ Code }) => Code !== 200)[0]).toMatchObject({
      Code: expect.toSatisfy((code) => code < 500),
    });
    const { rows } = await sql<{ is_operator: number }>`select is_operator from member where is_operator = 1`.execute(
      test.database.db,
    );
    expect(rows).toHaveLength(1);
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
