import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, failBefore, loginAs, PASSWORD, send, timeRatio, whoAmI } from './account.fixture.ts';

const DAY_MS = 86_400_000;
const tryLogin = (test: TestApp, Username: string, Password: string, from?: string) =>
  send(test, 'POST user/login', { Username, Password }, from ? { from } : {});

describeOnEachEngine('login', (openApp) => {
  test('by name or e-mail, by POST or GET, it gives a token that works as header, as Bearer and as cookie', async () => {
    const test = await openApp();
    await addMember(test, '小满');
    const { token, reply } = await loginAs(test, '小满');
    expect(reply.json().Data).toMatchObject({ Username: '小满', MustChangePassword: false });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(String(reply.headers['set-cookie'])).toMatch(/^Token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await whoAmI(test, token)).toMatchObject({ Code: 200, Data: { Username: '小满' } });
    expect(await whoAmI(test, `Bearer ${token}`)).toMatchObject({ Code: 200 });
    expect((await send(test, 'GET user', {}, { cookie: `Token=${token}` })).json().Code).toBe(200);
    const byGet = await send(test, 'GET user/login', { Username: '小满@EXAMPLE.com', Password: PASSWORD });
    expect(byGet.json()).toMatchObject({ Code: 200, Data: { Username: '小满' } });
    expect(byGet.headers['cache-control']).toBe('private, no-store');
  });

  test('under https the cookie is marked Secure', async () => {
    const test = await openApp({ settings: { PUBLIC_URL: 'https://site.example' } });
    await addMember(test, 'xiaoman');
    const { reply } = await loginAs(test, 'xiaoman');
    expect(String(reply.headers['set-cookie'])).toContain('; Secure');
  });

  test('token fixation: every login gives a new token, and a token brought along is never taken over', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const planted = 'x'.repeat(43);
    const reply = await send(
      test,
      'POST user/login',
      { Username: 'xiaoman', Password: PASSWORD },
      { cookie: `Token=${planted}`, origin: 'http://localhost', host: 'localhost' },
    );
    const first = reply.json().Data.Token;
    const { token: second } = await loginAs(test, 'xiaoman');
    expect(new Set([planted, first, second]).size).toBe(3);
    expect((await whoAmI(test, planted)).Code).toBe(401);
    expect((await whoAmI(test, first)).Code).toBe(200);
  });

  test('a login ends the one that the same browser had, and no other', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { token: before } = await loginAs(test, 'xiaoman');
    const { token: elsewhere } = await loginAs(test, 'xiaoman');
    const own = { cookie: `Token=${before}`, origin: 'http://localhost', host: 'localhost' };
    const wrong = await send(test, 'POST user/login', { Username: 'xiaoman', Password: 'wrong' }, own);
    expect(wrong.statusCode).toBe(400);
    expect((await whoAmI(test, before)).Code).toBe(200);
    const reply = await send(test, 'POST user/login', { Username: 'xiaoman', Password: PASSWORD }, own);
    expect((await whoAmI(test, before)).Code).toBe(401);
    for (const token of [elsewhere, reply.json().Data.Token]) expect((await whoAmI(test, token)).Code).toBe(200);
  });

  test('theft: a stolen table holds no token that works', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { token } = await loginAs(test, 'xiaoman');
    const tables = test.database.db.withTables<{ session: { token_hash: string } }>();
    const [row] = await tables.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await whoAmI(test, String(row?.token_hash))).Code).toBe(401);
  });

  test('a session slides for thirty days, and ends with logout', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { token } = await loginAs(test, 'XiaoMan');
    for (const days of [29, 29]) {
      test.clock.now += days * DAY_MS;
      expect((await whoAmI(test, token)).Code).toBe(200);
    }
    test.clock.now += 31 * DAY_MS;
    expect(await whoAmI(test, token)).toMatchObject({ Code: 401, Message: '登录过期，请重新登录' });
    const { token: second } = await loginAs(test, 'xiaoman');
    const out = await send(test, 'GET user/logout', {}, { authorization: second });
    expect(String(out.headers['set-cookie'])).toMatch(/^Token=; .*Max-Age=0/);
    expect((await whoAmI(test, second)).Code).toBe(401);
  });

  test('a session that is used every day ends after 180 days', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { token } = await loginAs(test, 'xiaoman');
    for (let days = 25; days < 180; days += 25) {
      test.clock.now += 25 * DAY_MS;
      expect((await whoAmI(test, token)).Code).toBe(200);
    }
    test.clock.now += 5 * DAY_MS;
    expect((await whoAmI(test, token)).Code).toBe(401);
  });

  test('no immortal session: one begun while the clock was years ahead is void when it is put right', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    test.clock.now += 3650 * DAY_MS;
    const { token } = await loginAs(test, 'xiaoman');
    expect((await whoAmI(test, token)).Code).toBe(200);
    test.clock.now -= 3650 * DAY_MS;
    expect((await whoAmI(test, token)).Code).toBe(401);
  });

  test('sessions that are over are swept, and a member has at most fifty', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    const tables = test.database.db.withTables<{ session: Record<string, string | number> }>();
    const old = { member_id: id, user_agent: '', created_at: 0, extended_at: 0 };
    const rows = (count: number, name: string, expires_at: number) =>
      Array.from({ length: count }, (_, index) => ({ ...old, token_hash: `${name} ${index}`, expires_at }));
    const later = test.clock.now + DAY_MS;
    await tables
      .insertInto('session')
      .values([...rows(100, 'over', 1), ...rows(60, 'alive', later)])
      .execute();
    const { token } = await loginAs(test, 'xiaoman');
    expect(await tables.selectFrom('session').selectAll().execute()).toHaveLength(50);
    expect((await whoAmI(test, token)).Code).toBe(200);
  });

  test('guessing at one account is throttled after ten tries from one address', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const codes: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      codes.push((await tryLogin(test, 'xiaoman', 'wrong', '203.0.113.9')).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429, 429]);
    // The owner is elsewhere, and not locked out by a stranger.
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
    test.clock.now += 901_000;
    expect((await tryLogin(test, 'xiaoman', PASSWORD, '203.0.113.9')).statusCode).toBe(200);
  });

  test('only failures count: a whole school may log in from one address', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await failBefore(test, 'login address', '203.0.113.9', 29);
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await tryLogin(test, 'xiaoman', PASSWORD, '203.0.113.9')).statusCode).toBe(200);
    }
  });

  test('enumeration: a wrong password and an unknown name get the same status, body and work', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const known = await tryLogin(test, 'xiaoman', 'wrong password');
    const unknown = await tryLogin(test, 'nobody', 'wrong password');
    expect(known.json()).toEqual(unknown.json());
    expect(known.json()).toMatchObject({
      Code: 400,
      Error: 'account.wrong_login',
      Errors: [{ Field: 'Password', Message: '用户名或密码不对，还可以再试 9 次。' }],
    });
    const wrong = (name: string) => () => tryLogin(test, name, 'wrong password');
    // Without the dummy hash the unknown name is some thirty times faster.
    const ratio = await timeRatio(wrong('xiaoman'), wrong('nobody'));
    expect(ratio).toBeGreaterThan(0.1);
    expect(ratio).toBeLessThan(10);
  });

  test('login CSRF: a foreign page cannot log its visitor in, by form or by picture address', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const right = { Username: 'xiaoman', Password: PASSWORD };
    const host = 'site.example';
    for (const endpoint of ['POST user/login', 'GET user/login']) {
      const foreign = [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }];
      for (const headers of foreign) {
        const reply = await send(test, endpoint, right, { host, ...headers } as Record<string, string>);
        expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined]);
      }
      expect((await send(test, endpoint, right, { host, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    }
  });

  test('login CSRF without TLS: a GET that might be a picture on a foreign page is answered, but sets no cookie', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { token: before } = await loginAs(test, 'xiaoman');
    const host = 'site.example';
    const get = (headers: Record<string, string>) =>
      send(test, 'GET user/login', { Username: 'xiaoman', Password: PASSWORD }, { host, ...headers });
    const unproven: Record<string, string>[] = [
      {},
      { referer: 'http://evil.example/page' },
      { referer: 'http://site.example.evil.example/' },
      { referer: 'not an address' },
      { 'sec-fetch-site': 'none', referer: 'http://site.example/' },
    ];
    for (const headers of unproven) {
      const reply = await get({ cookie: `Token=${before}`, ...headers });
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
      expect((await whoAmI(test, reply.json().Data.Token)).Code).toBe(200);
    }
    // Nor does it end the login that the browser has.
    expect((await whoAmI(test, before)).Code).toBe(200);
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { referer: 'http://site.example/login' },
      { origin: 'http://site.example' },
    ];
    for (const headers of own) expect(String((await get(headers)).headers['set-cookie'])).toContain('Token=');
  });

  test('what is missing or far too long is named', async () => {
    const test = await openApp();
    const reply = await send(test, 'POST user/login', { Username: ' ', Password: 'x'.repeat(1000) });
    expect(reply.json().Errors).toEqual([
      { Field: 'Username', Message: '请填写用户名' },
      { Field: 'Password', Message: '密码太长' },
    ]);
  });
});
