import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addMember, anotherCode, codeTo, loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';
import { enrol, memberWithTotp, secondStep, ticketFor } from './factor.fixture.ts';
import type { FactorTables } from './factor.table.ts';

const FRESH = 'an entirely new phrase';

describeOnEachEngine('the second factor', (openApp) => {
  test('it is asked for after the right password, and lets in with a code of the authenticator', async () => {
    const test = await openApp();
    const { codeNow, uri } = await memberWithTotp(test, 'xiaoman');
    expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/搜罗:xiaoman\?/);
    const wrong = await send(test, 'POST user/login', { Username: 'xiaoman', Password: 'wrong password' });
    expect(wrong.json()).toMatchObject({ Error: 'account.wrong_login', Data: null });
    const reply = await secondStep(test, await ticketFor(test, 'xiaoman'), codeNow());
    expect(reply.json()).toMatchObject({ Code: 200, Data: { Username: 'xiaoman', Token: expect.any(String) } });
    expect(String(reply.headers['set-cookie'])).toMatch(/^Token=[\w-]{43}; /);
    expect((await whoAmI(test, reply.json().Data.Token)).Data).toMatchObject({ Username: 'xiaoman' });
    const got = await send(test, 'GET user/login', { Username: 'xiaoman', Password: PASSWORD });
    expect(got.json()).toMatchObject({ Code: 401, Error: 'account.factor_needed' });
  });

  test('setting it up asks for the password, and nothing is asked for until a code has confirmed it', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { headers } = await loginAs(test, 'xiaoman');
    const refused = (await send(test, 'POST user/totp', { Password: 'wrong' }, headers)).json();
    expect(refused).toMatchObject({ Code: 400, Error: 'account.wrong_password' });
    const early = (await send(test, 'PUT user/totp', { Code: '123456' }, headers)).json();
    expect(early).toMatchObject({ Code: 410, Error: 'account.enrolment_over' });
    await send(test, 'POST user/totp', { Password: PASSWORD }, headers);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
    expect((await send(test, 'PUT user/totp', { Code: 'abc' }, headers)).json().Error).toBe('account.wrong_factor');
    test.clock.now += 16 * 60_000;
    expect((await send(test, 'PUT user/totp', { Code: '123456' }, headers)).json().Error).toBe(
      'account.enrolment_over',
    );
    await enrol(test, headers);
    expect((await send(test, 'POST user/totp', { Password: PASSWORD }, headers)).json().Error).toBe(
      'account.factor_exists',
    );
    expect((await send(test, 'GET user/factor', {}, headers)).json().Data).toEqual({
      TotpTime: expect.any(String),
      RecoveryCodesLeft: 10,
      Passkeys: [],
    });
  });

  test('the table shows neither the secret nor a recovery code', async () => {
    const test = await openApp();
    const { secret, recoveryCodes } = await memberWithTotp(test, 'xiaoman');
    const tables = test.database.db.withTables<FactorTables>();
    const rows = [
      await tables.selectFrom('member_totp').selectAll().execute(),
      await tables.selectFrom('recovery_code').selectAll().execute(),
    ];
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''));
    expect(text).toContain('sealed:1:');
  });

  test('a code serves once, also when two bring it at the same moment', async () => {
    const test = await openApp();
    const { codeNow } = await memberWithTotp(test, 'xiaoman');
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketFor(test, 'xiaoman')));
    const code = codeNow();
    const replies = await Promise.all(tickets.map((ticket) => secondStep(test, ticket, code)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    // Nor does the code of an earlier step that was never used.
    test.clock.now -= 30_000;
    expect((await secondStep(test, await ticketFor(test, 'xiaoman'), codeNow())).statusCode).toBe(400);
    test.clock.now += 60_000;
    expect((await secondStep(test, await ticketFor(test, 'xiaoman'), codeNow())).statusCode).toBe(200);
  });

  test('a recovery code serves once, also when two bring it at the same moment; the others stay', async () => {
    const test = await openApp();
    const { recoveryCodes, headers } = await memberWithTotp(test, 'xiaoman');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const tickets = await Promise.all([1, 2, 3].map(() => ticketFor(test, 'xiaoman')));
    const replies = await Promise.all(tickets.map((ticket) => secondStep(test, ticket, first)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const typed = second.replaceAll('-', ' ');
    expect((await secondStep(test, await ticketFor(test, 'xiaoman'), typed)).statusCode).toBe(200);
    expect((await send(test, 'GET user/factor', {}, headers)).json().Data.RecoveryCodesLeft).toBe(8);
  });

  test('new recovery codes make the old ones void', async () => {
    const test = await openApp();
    const { recoveryCodes, codeNow, headers } = await memberWithTotp(test, 'xiaoman');
    const renew = (Code: string) => send(test, 'POST user/recovery-codes', { Password: PASSWORD, Code }, headers);
    expect((await renew(anotherCode(codeNow()))).json().Error).toBe('account.wrong_factor');
    const fresh: string[] = (await renew(codeNow())).json().Data.RecoveryCodes;
    expect(fresh).toHaveLength(10);
    expect((await secondStep(test, await ticketFor(test, 'xiaoman'), recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await secondStep(test, await ticketFor(test, 'xiaoman'), fresh[0] ?? '')).statusCode).toBe(200);
  });

  test('guessing ends: five codes a ticket, ten a member in a quarter of an hour, whatever the address', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    const { codeNow } = await memberWithTotp(test, 'xiaoman');
    const wrong = anotherCode(codeNow());
    const guess = async (ticket: string, times: number) => {
      const codes: number[] = [];
      for (let turn = 0; turn < times; turn++) codes.push((await secondStep(test, ticket, wrong)).statusCode);
      return codes;
    };
    expect(await guess(await ticketFor(test, 'xiaoman'), 6)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await guess(await ticketFor(test, 'xiaoman'), 6)).toEqual([400, 400, 400, 400, 400, 429]);
    const last = await ticketFor(test, 'xiaoman');
    expect((await secondStep(test, last, codeNow())).statusCode).toBe(429);
    test.clock.now += 16 * 60_000;
    expect((await secondStep(test, await ticketFor(test, 'xiaoman'), codeNow())).statusCode).toBe(200);
  });

  test('a ticket is good for five minutes, once, for nothing else, and not after a new password', async () => {
    const test = await openApp();
    const { codeNow, headers } = await memberWithTotp(test, 'xiaoman');
    const over = { Code: 401, Error: 'account.ticket_over' };
    expect((await secondStep(test, 'nobody-has-this', codeNow())).json()).toMatchObject(over);
    const late = await ticketFor(test, 'xiaoman');
    expect((await send(test, 'GET user', {}, { authorization: late })).statusCode).toBe(401);
    test.clock.now += 300_000;
    expect((await secondStep(test, late, codeNow())).json()).toMatchObject(over);
    const used = await ticketFor(test, 'xiaoman');
    expect((await secondStep(test, used, codeNow())).statusCode).toBe(200);
    test.clock.now += 60_000;
    expect((await secondStep(test, used, codeNow())).json()).toMatchObject(over);
    const early = await ticketFor(test, 'xiaoman');
    await send(test, 'PUT user/password', { OldPassword: PASSWORD, Password: FRESH }, headers);
    expect((await secondStep(test, early, codeNow())).json()).toMatchObject(over);
  });

  test('a foreign page cannot finish a login', async () => {
    const test = await openApp();
    const { codeNow } = await memberWithTotp(test, 'xiaoman');
    const reply = await secondStep(test, await ticketFor(test, 'xiaoman'), codeNow(), {
      origin: 'https://evil.example',
    });
    expect(reply.statusCode).toBe(403);
  });

  test('a password reset by letter leaves it: the login still asks', async () => {
    const test = await openApp();
    const { codeNow, recoveryCodes } = await memberWithTotp(test, 'xiaoman');
    const Email = 'xiaoman@example.com';
    await send(test, 'POST code/forget', { Email });
    const reset = { Email, Code: await codeTo(test, Email), Password: FRESH };
    expect((await send(test, 'PUT user/forget', reset)).statusCode).toBe(200);
    expect((await secondStep(test, await ticketFor(test, 'xiaoman', FRESH), codeNow())).statusCode).toBe(200);
    const lost = await ticketFor(test, 'xiaoman', FRESH);
    expect((await secondStep(test, lost, recoveryCodes[9] ?? '')).statusCode).toBe(200);
  });

  test('closing it asks for the password and a code, or a recovery code; then the password is enough', async () => {
    const test = await openApp();
    const { codeNow, headers, recoveryCodes } = await memberWithTotp(test, 'xiaoman');
    const close = (Password: string, Code: string) => send(test, 'DELETE user/totp', { Password, Code }, headers);
    expect((await close('wrong', codeNow())).json().Error).toBe('account.wrong_password');
    expect((await close(PASSWORD, anotherCode(codeNow()))).json().Error).toBe('account.wrong_factor');
    expect((await close(PASSWORD, recoveryCodes[3] ?? '')).statusCode).toBe(200);
    expect((await close(PASSWORD, codeNow())).json().Error).toBe('account.no_factor');
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
  });

  test('an operator removes it for a member who lost everything, and not for another operator', async () => {
    const test = await openApp();
    const { member, headers } = await memberWithTotp(test, 'xiaoman');
    const operator = await test.as('operator');
    const list = async () => (await send(test, 'GET user/members', { words: 'xiaoman' }, operator)).json().Data.Result;
    expect(await list()).toMatchObject([{ HasFactor: true }]);
    expect((await send(test, `DELETE user/members/${member.id}/factor`, {}, headers)).statusCode).toBe(403);
    expect((await send(test, `DELETE user/members/${member.id}/factor`, {}, operator)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ HasFactor: false }]);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
    const again = await send(test, `DELETE user/members/${member.id}/factor`, {}, operator);
    expect(again.json()).toMatchObject({ Code: 409, Error: 'account.no_factor' });
    const boss = await memberWithTotp(test, 'boss', { isOperator: true });
    const other = await send(test, `DELETE user/members/${boss.member.id}/factor`, {}, operator);
    expect(other.json()).toMatchObject({ Code: 409, Error: 'account.is_operator' });
  });
});

describeOnEachEngine('a second factor that operators must have', (openApp) => {
  const policy = 'PUT security/policy';

  test('is asked of all by an operator who has one; who has none can only set one up', async () => {
    const test = await openApp();
    const bare = await test.as('operator');
    expect((await send(test, policy, { OperatorFactor: '1' }, bare)).json()).toMatchObject({
      Code: 409,
      Error: 'account.factor_first',
    });
    const boss = await memberWithTotp(test, 'boss', { isOperator: true });
    expect((await send(test, policy, { OperatorFactor: '1' }, boss.headers)).statusCode).toBe(200);
    const required = { Code: 403, Error: 'account.factor_required', Data: null };
    for (const key of ['GET user/members', 'GET security', 'PUT security/policy', 'GET bill', 'POST collect'])
      expect((await send(test, key, {}, bare)).json(), key).toMatchObject(required);
    const raw = await test.app.inject({ url: '/api/v1/bill/export', headers: bare });
    expect(raw.json()).toMatchObject(required);
    for (const key of ['GET user', 'GET user/sessions', 'GET user/factor', 'GET user/security'])
      expect((await send(test, key, {}, bare)).statusCode, key).toBe(200);
    expect((await send(test, 'GET user', {}, bare)).json().Data).toMatchObject({
      IsOperator: true,
      MustSetFactor: true,
    });
    expect((await send(test, 'GET config', {}, bare)).statusCode).toBe(200);
    expect((await send(test, 'GET user/members', {}, boss.headers)).statusCode).toBe(200);
    expect((await send(test, 'GET user', {}, await test.as('xiaoming'))).json().Data.MustSetFactor).toBe(false);
  });

  test('who sets one up goes on at once; who closes it is asked again; a password alone is not enough', async () => {
    const test = await openApp();
    const boss = await memberWithTotp(test, 'boss', { isOperator: true });
    await send(test, policy, { OperatorFactor: '1' }, boss.headers);
    await addMember(test, 'deputy', { isOperator: true });
    const { headers } = await loginAs(test, 'deputy');
    const desk = async () => (await send(test, 'GET user/members', {}, headers)).statusCode;
    expect(await desk()).toBe(403);
    const deputy = await enrol(test, headers);
    expect(await desk()).toBe(200);
    const close = { Password: PASSWORD, Code: deputy.codeNow() };
    expect((await send(test, 'DELETE user/totp', close, headers)).statusCode).toBe(200);
    expect(await desk()).toBe(403);
    const login = await loginAs(test, 'deputy');
    expect((await send(test, 'GET user/members', {}, login.headers)).json().Error).toBe('account.factor_required');
    expect((await send(test, policy, { OperatorFactor: '0' }, boss.headers)).statusCode).toBe(200);
    expect(await desk()).toBe(200);
  });
});
