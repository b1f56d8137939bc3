import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addMember, lettersTo, loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';
import { openAccountStores } from './account-stores.store.ts';
import { createLeavingService } from './leaving.service.ts';

describeOnEachEngine('leaving', (openApp) => {
  test('all data of a member come as one JSON file, without any secret', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { headers, token } = await loginAs(test, 'xiaoman');
    const reply = await send(test, 'GET user/export', {}, { ...headers, 'user-agent': 'a browser' });
    expect(reply.headers['content-disposition']).toBe('attachment; filename="souluo-export.json"');
    expect(reply.json().Data).toMatchObject({
      Account: { Username: 'xiaoman', Email: 'xiaoman@example.com', Sessions: [{ IsCurrent: false }] },
    });
    expect(reply.body).not.toMatch(/argon2|hash/i);
    expect(reply.body).not.toContain(token);
  });

  test('a member who leaves is gone: sessions, name and address are free, letters to them are removed', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    const { headers, token } = await loginAs(test, 'xiaoman');
    await send(test, 'POST code/email', { Email: 'xiaoman@example.com' }, headers);
    expect(await lettersTo(test, 'xiaoman@example.com')).toHaveLength(1);
    const wrong = await send(test, 'DELETE user', { Password: 'wrong' }, headers);
    expect(wrong.json()).toMatchObject({ Code: 400, Errors: [{ Field: 'Password', Message: '密码不对' }] });
    const reply = await send(test, 'DELETE user', { Password: PASSWORD }, headers);
    expect(reply.json()).toMatchObject({ Code: 200, Data: true });
    expect(String(reply.headers['set-cookie'])).toMatch(/^Token=; /);
    expect((await whoAmI(test, token)).Code).toBe(401);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(400);
    expect(await lettersTo(test, 'xiaoman@example.com')).toEqual([]);
    // Whatever still names the old number must not become the next member's.
    expect((await addMember(test, 'xiaoman')).id).toBeGreaterThan(id);
  });

  test('the only operator cannot leave; one of two can', async () => {
    const test = await openApp();
    await addMember(test, 'first', { isOperator: true });
    const { headers } = await loginAs(test, 'first');
    const alone = await send(test, 'DELETE user', { Password: PASSWORD }, headers);
    expect(alone.json()).toMatchObject({ Code: 409, Error: 'account.last_operator' });
    expect((await send(test, 'GET user', {}, headers)).statusCode).toBe(200);
    await addMember(test, 'second', { isOperator: true });
    expect((await send(test, 'DELETE user', { Password: PASSWORD }, headers)).statusCode).toBe(200);
  });

  test('every feature is asked for its part; an erasure cut short is finished later, and its member is nobody until then', async () => {
    const { database, clock } = await openApp();
    const stores = openAccountStores(database.db);
    const erased: number[] = [];
    let isBroken = true;
    const part = {
      name: 'Bills',
      exportFor: async (memberId: number) => [{ Id: memberId }],
      eraseFor: async (memberId: number) => {
        if (isBroken) throw new Error('the disk is full');
        erased.push(memberId);
      },
    };
    const reported: unknown[] = [];
    const leaving = createLeavingService({
      stores,
      parts: () => [part],
      forgetMails: async () => {},
      now: () => clock.now,
      report: (error) => reported.push(error),
    });
    const member = { username: 'xiaoman', email: null, passwordHash: '', isOperator: false, mustChangePassword: false };
    const account = await stores.members.add({ ...member, createdAt: 0 });
    if (!account) throw new Error('not added');
    expect(await leaving.exportFor(account.id)).toEqual({ Bills: [{ Id: account.id }] });
    await leaving.leave(account);
    expect(reported).toHaveLength(1);
    expect(await stores.members.findById(account.id)).toBeUndefined();
    expect(await stores.members.isNameTaken('xiaoman')).toBe(true);
    isBroken = false;
    await leaving.finishErasures();
    expect(erased).toEqual([account.id]);
    expect(await stores.members.isNameTaken('xiaoman')).toBe(false);
  });
});
