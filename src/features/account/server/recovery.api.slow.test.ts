import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import {
  addMember,
  anotherCode,
  codeTo,
  lettersTo,
  loginAs,
  PASSWORD,
  send,
  timeRatio,
  whoAmI,
} from './account.fixture.ts';

const EMAIL = 'xiaoman@example.com';
const FRESH = 'an entirely new phrase';
const askCode = (test: TestApp, Email = EMAIL) => send(test, 'POST code/forget', { Email });
const isRight = async (test: TestApp, Code: string, Email = EMAIL) =>
  (await send(test, 'GET user/forget', { Email, Code })).json();
const reset = (test: TestApp, Code: string, Password = FRESH, Email = EMAIL) =>
  send(test, 'PUT user/forget', { Email, Code, Password });

describeOnEachEngine('password recovery', (openApp) => {
  test('with the code from the letter a new password is set and every session is revoked', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { token } = await loginAs(test, 'xiaoman');
    await askCode(test);
    const code = await codeTo(test, EMAIL);
    expect(await isRight(test, code)).toMatchObject({ Code: 200, Data: true });
    expect((await reset(test, code)).json()).toMatchObject({ Code: 200, Data: true });
    expect((await whoAmI(test, token)).Code).toBe(401);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(400);
    expect((await loginAs(test, 'xiaoman', FRESH)).reply.statusCode).toBe(200);
    expect((await reset(test, code, 'one more new phrase')).json()).toMatchObject({ Error: 'account.wrong_code' });
    await expect.poll(async () => (await lettersTo(test, EMAIL))[0]?.subject).toBe('搜罗密码已修改');
  });

  test('a login under way with the old password does not survive the reset', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await askCode(test);
    const code = await codeTo(test, EMAIL);
    const [done, ...logins] = await Promise.all([
      reset(test, code),
      ...Array.from({ length: 4 }, () => loginAs(test, 'xiaoman')),
    ]);
    expect(done.statusCode).toBe(200);
    for (const { token } of logins) expect((await whoAmI(test, token)).Code).toBe(401);
  });

  test('enumeration: an unknown address gets the same answers, the same work and the same tries, but no letter', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const [known, unknown] = [await askCode(test), await askCode(test, 'nobody@example.com')];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const wrong = anotherCode(await codeTo(test, EMAIL));
    const answers = async (email: string) => [
      await isRight(test, wrong, email),
      (await reset(test, wrong, FRESH, email)).json(),
      (await askCode(test, email)).json(),
    ];
    expect(await answers(EMAIL)).toEqual(await answers('nobody@example.com'));
    expect(await lettersTo(test, 'nobody@example.com')).toEqual([]);
    const askAgain = (email: string) => () => {
      test.clock.now += 61_000;
      return askCode(test, email);
    };
    const ratio = await timeRatio(askAgain(EMAIL), askAgain('nobody@example.com'));
    expect(ratio).toBeGreaterThan(0.1);
    expect(ratio).toBeLessThan(10);
  });

  test('code guessing: asking whether a code is right counts as a try, and five spend it', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await askCode(test);
    const code = await codeTo(test, EMAIL);
    for (let attempt = 0; attempt < 5; attempt++) expect((await isRight(test, anotherCode(code))).Data).toBe(false);
    expect((await isRight(test, code)).Data).toBe(false);
    expect((await reset(test, code)).json()).toMatchObject({ Code: 400, Error: 'account.wrong_code' });
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
  });

  test('code guessing: one address may try thirty wrong codes in a quarter of an hour, whomever they are about', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    const codes: number[] = [];
    for (let attempt = 0; attempt < 32; attempt++) {
      const guess = { Email: `reader${attempt}@example.com`, Code: '000000' };
      codes.push((await send(test, 'GET user/forget', guess, { from: '203.0.113.9' })).statusCode);
    }
    expect(codes).toEqual([...Array(30).fill(200), 429, 429]);
  });

  test('expiry by the clock, and a weak choice that leaves the code good', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await askCode(test);
    const code = await codeTo(test, EMAIL);
    expect((await reset(test, code, 'qwe123456')).json()).toMatchObject({ Code: 400, Errors: [{ Field: 'Password' }] });
    test.clock.now += 599_000;
    expect((await isRight(test, code)).Data).toBe(true);
    test.clock.now += 1000;
    expect((await isRight(test, code)).Data).toBe(false);
  });

  test('someone who used up their tries at logging in is let in after a reset', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const from = '203.0.113.9';
    const login = (Password: string) => send(test, 'POST user/login', { Username: 'xiaoman', Password }, { from });
    for (let attempt = 0; attempt < 11; attempt++) await login('wrong');
    expect((await login(PASSWORD)).statusCode).toBe(429);
    await askCode(test);
    const Code = await codeTo(test, EMAIL);
    await send(test, 'PUT user/forget', { Email: EMAIL, Code, Password: FRESH }, { from });
    expect((await login(FRESH)).statusCode).toBe(200);
  });

  test('a disabled member gets no letter', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const tables = test.database.db.withTables<{ member: { disabled_at: number } }>();
    await tables.updateTable('member').set({ disabled_at: 1 }).execute();
    expect((await askCode(test)).statusCode).toBe(200);
    await test.app.close();
    expect(await lettersTo(test, EMAIL)).toEqual([]);
  });

  test('a member disabled after the letter went out sets no new password with it', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    await askCode(test);
    const code = await codeTo(test, EMAIL);
    const disable = async (IsDisabled: string) =>
      send(test, `PUT user/members/${id}`, { IsDisabled }, await test.as('operator'));
    expect((await disable('1')).statusCode).toBe(200);
    expect((await reset(test, code)).json()).toMatchObject({ Error: 'account.wrong_code' });
    await disable('0');
    expect((await loginAs(test, 'xiaoman', FRESH)).reply.statusCode).toBe(400);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
  });
});
