import { expect, test } from 'vitest';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, anotherCode, codeTo, loginAs, PASSWORD, send as sendNow } from './account.fixture.ts';
import { enrol, memberWithTotp, secondStep, ticketFor } from './factor.fixture.ts';
import { createSecurityLogService } from './security-log.service.ts';
import { createSecurityLogStore } from './security-log.store.ts';
import type { SecurityLogTables } from './security-log.table.ts';

const FRESH = 'an entirely new phrase';
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18 Safari/605' };
const DAY = 86_400_000;

/** A second after whatever came before, so that the log tells what was first. */
function send(test: TestApp, ...call: Parameters<typeof sendNow> extends [TestApp, ...infer Rest] ? Rest : never) {
  test.clock.now += 1000;
  return sendNow(test, ...call);
}

interface Row {
  Kind: string;
  Username: string | null;
  Address: string;
  Device: string;
  Detail: string;
  Count: number;
}

async function desk(test: TestApp, query: Record<string, string> = {}): Promise<Row[]> {
  const reply = await send(test, 'GET security', { pageSize: '100', ...query }, await test.as('operator'));
  expect(reply.json()).toMatchObject({ Code: 200 });
  return reply.json().Data.Result;
}

/** Newest first, without what the tests themselves ask for. */
const kinds = async (test: TestApp, query: Record<string, string> = {}) =>
  (await desk(test, query)).map(({ Kind, Username, Count }) => [Kind, Username, Count].join(' '));

describeOnEachEngine('the security log', (openApp) => {
  test('has logins, refusals and what came of them, by device and address, without a secret', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const from = { from: '198.51.100.7', ...PHONE };
    await send(test, 'POST user/login', { Username: 'XiaoMan', Password: 'wrong-secret-1' }, from);
    await send(test, 'POST user/login', { Username: 'typed-secret-2', Password: 'x' }, from);
    const { Token } = (await send(test, 'POST user/login', { Username: 'xiaoman', Password: PASSWORD }, from)).json()
      .Data;
    await send(test, 'GET user/logout', {}, { authorization: Token, ...from });
    const rows = await desk(test);
    expect(rows.map(({ Kind, Username, Count }) => [Kind, Username, Count].join(' '))).toEqual([
      'logout xiaoman 1',
      'login xiaoman 1',
      'wrong_password  1',
      'wrong_password xiaoman 1',
    ]);
    for (const row of rows) expect(row).toMatchObject({ Address: '198.51.100.7', Device: 'iPhone · Safari' });
    const stored = await test.database.db
      .withTables<SecurityLogTables>()
      .selectFrom('security_event')
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/secret|typed/);
    expect(JSON.stringify(stored)).not.toContain(Token);
  });

  test('has the whole life of an account', async () => {
    const test = await openApp();
    const Email = 'xiaoman@example.com';
    const Username = 'xiaoman';
    await send(test, 'POST code/register', { Email });
    const Code = await codeTo(test, Email);
    await send(test, 'POST user/register', { Username, Password: PASSWORD, Email, Code: anotherCode(Code) });
    // Written down before there is a member whom the address could mean.
    expect(await kinds(test)).toEqual(['wrong_code  1', 'code_sent  1']);
    const { Token, Id } = (await send(test, 'POST user/register', { Username, Password: PASSWORD, Email, Code })).json()
      .Data;
    const headers = { authorization: Token };
    await send(test, 'PUT user/password', { OldPassword: PASSWORD, Password: FRESH }, headers);
    await send(test, 'DELETE user/sessions/others', {}, headers);
    const operator = await test.as('operator');
    await send(test, `PUT user/members/${Id}`, { IsDisabled: '1' }, operator);
    await send(test, 'POST user/login', { Username, Password: FRESH });
    await send(test, `PUT user/members/${Id}`, { IsDisabled: '0' }, operator);
    const link = (await send(test, `POST user/members/${Id}/reset`, {}, operator)).json().Data.Link;
    const Reset = new URL(link).searchParams.get('token') ?? '';
    expect((await send(test, 'PUT user/reset', { Token: Reset, Password: PASSWORD })).statusCode).toBe(200);
    expect(await kinds(test)).toEqual([
      'reset_link xiaoman 1',
      'member_reset xiaoman 1',
      'member_restored xiaoman 1',
      'disabled xiaoman 1',
      'member_disabled xiaoman 1',
      'session_ended xiaoman 1',
      'password_changed xiaoman 1',
      'register xiaoman 1',
      'wrong_code  1',
      'code_sent  1',
    ]);
    expect((await desk(test, { kind: 'member_disabled' }))[0]).toMatchObject({ Detail: 'operator' });
  });

  test('has the second step: which code was right, and who got it wrong', async () => {
    const test = await openApp();
    const { codeNow, recoveryCodes } = await memberWithTotp(test, 'xiaoman');
    await secondStep(test, await ticketFor(test, 'xiaoman'), anotherCode(codeNow()));
    test.clock.now += 1000;
    await secondStep(test, await ticketFor(test, 'xiaoman'), codeNow());
    test.clock.now += 1000;
    await secondStep(test, await ticketFor(test, 'xiaoman'), recoveryCodes[0] ?? '');
    const rows = await desk(test);
    expect(rows.map(({ Kind, Username }) => `${Kind} ${Username}`)).toEqual([
      'login xiaoman',
      'login xiaoman',
      'wrong_factor xiaoman',
      'factor_added xiaoman',
      'login xiaoman',
    ]);
    expect(rows.map(({ Detail }) => Detail).slice(0, 2)).toEqual(['recovery', 'totp']);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  test('a flood of refusals is a row for each address and minute, with their number', async () => {
    const test = await openApp();
    test.clock.now = Math.floor(test.clock.now / 60_000) * 60_000;
    const member = await test.as('xiaoman');
    const call = (url: string, remoteAddress: string, headers = {}) => test.app.inject({ url, remoteAddress, headers });
    for (let turn = 0; turn < 30; turn++) {
      await call('/api/v1/user/members', '198.51.100.1', member);
      await call('/api/v1/user', '198.51.100.2');
    }
    const cross = { cookie: `Token=${member.authorization.slice(7)}`, origin: 'https://evil.example' };
    await test.app.inject({ method: 'POST', url: '/api/v1/bill', headers: cross, remoteAddress: '198.51.100.3' });
    expect((await kinds(test, { kind: 'refused' })).sort()).toEqual([
      'refused  1',
      'refused  30',
      'refused xiaoman 30',
    ]);
    expect((await desk(test, { address: '198.51.100.3' }))[0]).toMatchObject({
      Detail: 'POST /api/v1/bill auth.cross_site',
    });
    test.clock.now += 60_000;
    await call('/api/v1/user', '198.51.100.2');
    expect(await desk(test, { address: '198.51.100.2' })).toHaveLength(2);
  });

  test('what no form of ours sends is written down, without what was sent', async () => {
    const test = await openApp();
    const nested = `${'['.repeat(100)}${']'.repeat(100)}`;
    const send = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/word',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send(`{"Content":${nested}}`)).json().Error).toBe('input.too_deep');
    expect((await send('{"Content":"secret\\u0000words"}')).json().Error).toBe('input.bad_text');
    const rows = await desk(test, { kind: 'malformed' });
    expect(rows).toMatchObject([{ Kind: 'malformed', Count: 2 }]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  test('a flood from thousands of addresses fills neither the memory nor the disk', async () => {
    const test = await openApp();
    test.clock.now = Math.floor(test.clock.now / 60_000) * 60_000;
    const store = createSecurityLogStore(test.database.db);
    const log = createSecurityLogService({
      store,
      find: async () => undefined,
      notice: async () => {},
      now: () => test.clock.now,
      report: (error) => {
        throw error;
      },
    });
    const reply = { status: 401, envelope: { Code: 401, Message: '', Data: null, Error: 'auth.login_required' } };
    for (let number = 0; number < 5000; number++) {
      const sender = { address: `10.0.${number >> 8}.${number & 255}`, userAgent: '', headers: {} };
      log.watch({ action: 'GET /api/v1/user', caller: { role: 'visitor' }, sender, input: {}, reply });
    }
    const { list, total } = await log.read({}, { limit: 1000, offset: 0 });
    expect(total).toBe(601);
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
  });

  test('members read their own part and nobody else’s; only operators read the whole', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { headers } = await loginAs(test, 'xiaoman');
    test.clock.now += 1000;
    await loginAs(test, 'xiaoman', 'wrong');
    const mine = (await send(test, 'GET user/security', {}, headers)).json().Data;
    expect(mine.Result.map(({ Kind }: Row) => Kind)).toEqual(['wrong_password', 'login']);
    expect(Object.keys(mine.Result[0]).sort()).toEqual(['Address', 'Count', 'Device', 'Id', 'Kind', 'Time']);
    expect((await send(test, 'GET user/security', {}, await test.as('xiaohua'))).json().Data.Total).toBe(0);
    expect((await send(test, 'GET security', {}, headers)).statusCode).toBe(403);
    expect((await send(test, 'GET security')).statusCode).toBe(401);
  });

  test('it is found by kind, member and address, page by page; odd words find nothing', async () => {
    const test = await openApp();
    const { id } = await addMember(test, '山间小满');
    const event = { memberId: id, device: '', detail: '', count: 1, minuteKey: null };
    const events = Array.from({ length: 45 }, (_, index) => ({
      ...event,
      kind: index % 3 === 0 ? ('login' as const) : ('logout' as const),
      address: `10.0.0.${index % 2}`,
      at: index,
      memberId: index < 30 ? id : null,
    }));
    await createSecurityLogStore(test.database.db).add(events);
    const operator = await test.as('operator');
    const found = async (query: Record<string, string>) =>
      (await send(test, 'GET security', query, operator)).json().Data;
    expect(await found({})).toMatchObject({ Total: 45, PageCount: 3 });
    expect((await found({ page: '3' })).Result).toHaveLength(5);
    expect(await found({ kind: 'login' })).toMatchObject({ Total: 15 });
    expect(await found({ member: '山间小满', kind: 'login' })).toMatchObject({ Total: 10 });
    expect(await found({ address: '10.0.0.1' })).toMatchObject({ Total: 22 });
    for (const odd of [{ kind: 'nothing' }, { member: "' or 1=1 --" }, { address: '%' }])
      expect(await found(odd)).toMatchObject({ Total: 0, Result: [] });
  });

  test('it is exported, leaves with its member, and is kept for half a year', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    const { headers } = await loginAs(test, 'xiaoman');
    const exported = (await send(test, 'GET user/export', {}, headers)).json().Data.Account;
    expect(exported).toMatchObject({ SecurityLog: [{ Kind: 'login' }], SecondFactor: { Passkeys: [] } });
    await send(test, 'DELETE user', { Password: PASSWORD }, headers);
    const store = createSecurityLogStore(test.database.db);
    expect(await store.count({ memberId: id })).toBe(0);
    const old = { kind: 'refused' as const, address: '', device: '', detail: '', count: 1, minuteKey: null };
    const gone = { ...old, memberId: id, at: test.clock.now };
    await store.add([181, 179, 1].map((days) => ({ ...old, memberId: null, at: test.clock.now - days * DAY })));
    await store.add([gone]);
    await store.purge(test.clock.now - 180 * DAY, 1000);
    expect(await store.count({})).toBe(2);
    await store.purge(0, 1);
    expect(await store.count({})).toBe(1);
  });

  test('a login neither waits for it nor fails with it', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await test.database.db.schema.dropTable('security_event').execute();
    await test.database.db.schema.dropTable('known_device').execute();
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(200);
    expect((await loginAs(test, 'xiaoman', 'wrong')).reply.statusCode).toBe(400);
  });
});

describeOnEachEngine('letters about an account', (openApp) => {
  async function withMail() {
    const { received, host } = await anSmtpServer();
    const test = await openApp({ settings: { SMTP_URL: `smtp://${host}`, MAIL_FROM: 'no-reply@souluo.test' } });
    return { test, subjects: () => received.map(({ headers }) => headers['subject']), received };
  }

  test('a login from a device never seen before is told; the first one and known ones are not', async () => {
    const { test, subjects, received } = await withMail();
    await addMember(test, 'xiaoman');
    const login = (headers: Record<string, string>) =>
      send(test, 'POST user/login', { Username: 'xiaoman', Password: PASSWORD }, headers);
    const settled = async () => void (await desk(test));
    const home = { from: '198.51.100.1', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140' };
    const first = await login(home);
    const cookie = /Known=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
    expect(cookie).not.toBe('');
    await settled();
    // The same device at the same place without its cookie, and with it somewhere else.
    await login(home);
    await settled();
    await login({ ...home, from: '203.0.113.9', cookie });
    await settled();
    expect(subjects()).toEqual([]);
    await login({ ...PHONE, from: '203.0.113.80' });
    await expect.poll(subjects).toEqual(['搜罗账号在新设备上登录']);
    expect(received[0]).toMatchObject({ to: ['xiaoman@example.com'] });
    expect(received[0]?.parts['text/plain']).toContain('iPhone · Safari');
    expect(received[0]?.parts['text/plain']).not.toMatch(/\d{6}/);
    await login({ ...PHONE, from: '203.0.113.80' });
    await settled();
    expect(subjects()).toHaveLength(1);
  });

  test('a second factor that comes or goes is told, also when an operator removes it', async () => {
    const { test, subjects, received } = await withMail();
    const { member, headers, codeNow } = await memberWithTotp(test, 'xiaoman');
    await expect.poll(subjects).toEqual(['搜罗账号的登录方式变了']);
    await send(test, 'DELETE user/totp', { Password: PASSWORD, Code: codeNow() }, headers);
    await expect.poll(subjects).toHaveLength(2);
    await enrol(test, headers);
    await expect.poll(subjects).toHaveLength(3);
    await send(test, `DELETE user/members/${member.id}/factor`, {}, await test.as('operator'));
    await expect.poll(subjects).toHaveLength(4);
    const texts = received.map(({ parts }) => /刚刚(.*?)。/.exec(parts['text/plain'] ?? '')?.[1]);
    expect(texts).toEqual(['打开了两步验证', '关闭了两步验证', '打开了两步验证', '由站长移除了两步验证和通行密钥']);
  });
});
