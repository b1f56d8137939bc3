import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import type { TokenTables } from './token.table.ts';

interface Made {
  Id: number;
  Token: string;
  LastUsedTime: string | null;
}

async function aToken({ app, as }: TestApp, wanted: object, username = 'xiaoming'): Promise<Made> {
  const payload = { Name: '脚本', ...wanted };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/token', payload, headers: await as(username) });
  return reply.json().Data;
}

const bearer = ({ Token }: Made) => ({ authorization: `Bearer ${Token}` });

/** Every write of the API, with what an address needs put in. */
async function everyWrite({ app }: TestApp) {
  const { paths } = (await app.inject('/api/v1/openapi-all.json')).json();
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase() as 'POST', url: path.replaceAll(/\{\w+\}/g, '1') })),
  );
}

describeOnEachEngine('a token', (openApp) => {
  test('is told once, kept as a hash, listed with its last use, and void once revoked', async () => {
    const site = await openApp();
    const { app, database, clock } = site;
    const made = await aToken(site, { Scopes: ['read'], ExpiresTime: '2099-01-31' });
    expect(made).toMatchObject({
      Name: '脚本',
      Scopes: ['read'],
      ExpiresTime: '2099-01-31T23:59:59+08:00',
      LastUsedTime: null,
      Token: expect.stringMatching(/^slk_[\w-]{43}$/),
    });
    const rows = await database.db.withTables<{ api_token: object }>().selectFrom('api_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.Token.slice(10));

    expect((await app.inject({ url: '/api/v1/user', headers: bearer(made) })).json().Data).toMatchObject({
      Username: 'xiaoming',
    });
    clock.now += 30_000;
    await app.inject({ url: '/api/v1/user', headers: { 'x-api-key': made.Token } });
    const list = (await app.inject({ url: '/api/v1/token', headers: bearer(made) })).json().Data;
    expect(list).toMatchObject([{ Id: made.Id, LastUsedTime: expect.any(String), IsExpired: false }]);
    expect(Object.keys(list[0])).not.toContain('Token');
    const others = await app.inject({ url: '/api/v1/token', headers: await site.as('lihua') });
    expect(others.json().Data).toEqual([]);

    const url = `/api/v1/token/${made.Id}`;
    expect((await app.inject({ method: 'DELETE', url, headers: await site.as('lihua') })).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url, headers: await site.as('xiaoming') })).json().Data).toBe(true);
    expect((await app.inject({ url: '/api/v1/user', headers: bearer(made) })).json()).toMatchObject({
      Code: 401,
      Error: 'token.invalid',
      Data: null,
    });
    // Not even as a visitor: a program must notice.
    expect((await app.inject({ url: '/api/v1/config', headers: bearer(made) })).statusCode).toBe(401);
  });

  test('for reading is refused every write with 403, an operator’s too', async () => {
    const site = await openApp();
    const headers = bearer(await aToken(site, { Scopes: ['read'] }, 'operator'));
    expect((await site.app.inject({ url: '/api/v1/user', headers })).statusCode).toBe(200);
    const writes = await everyWrite(site);
    expect(writes.length).toBeGreaterThan(100);
    const wrong = [];
    for (const { method, url } of [...writes, { method: 'GET' as const, url: '/api/v1/user/logout' }]) {
      const reply = await site.app.inject({ method, url, headers });
      if (reply.statusCode !== 403 || reply.json().Error !== 'token.scope') wrong.push([method, url, reply.body]);
    }
    expect(wrong).toEqual([]);
  });

  test('ends itself and no other; fifty are the end, and those over long ago make room', async () => {
    const site = await openApp();
    const { app, clock, database } = site;
    const [one, other] = [await aToken(site, { Scopes: ['write'] }), await aToken(site, { Scopes: ['write'] })];
    const end = async ({ Id }: Made) =>
      (await app.inject({ method: 'DELETE', url: `/api/v1/token/${Id}`, headers: bearer(one) })).json();
    expect(await end(other)).toMatchObject({ Code: 403, Error: 'token.login_only' });
    expect(await end(one)).toMatchObject({ Code: 200 });
    const add = async () =>
      (
        await app.inject({
          ...{ method: 'POST', url: '/api/v1/token', headers: await site.as('xiaoming') },
          payload: { Name: '多的', Scopes: ['read'] },
        })
      ).json();
    const tables = database.db.withTables<TokenTables>();
    const row = await tables.selectFrom('api_token').selectAll().executeTakeFirstOrThrow();
    const { id: _, ...common } = row;
    const more = Array.from({ length: 48 }, (__, at) => ({ ...common, token_hash: `hash ${at}` }));
    await tables.insertInto('api_token').values(more).execute();
    expect((await add()).Code).toBe(200);
    expect(await add()).toMatchObject({ Code: 409, Error: 'token.full' });
    await tables.updateTable('api_token').set({ expires_at: 1 }).where('token_hash', '=', 'hash 1').execute();
    clock.now += 1;
    expect((await add()).Code).toBe(200);
  });

  test('may do what its scopes say, in the parts they name', async () => {
    const site = await openApp();
    const { app } = site;
    const whole = bearer(await aToken(site, { Scopes: ['write'] }));
    const part = bearer(await aToken(site, { Scopes: 'bill:write, short_url:read' }));
    const bill = { Type: 0, Amount: 12, Category: '餐饮' };
    const statusOf = async (headers: Record<string, string>, url: string, payload?: object) => {
      const reply = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
      return reply.json().Error ?? reply.statusCode;
    };
    expect(await statusOf(whole, '/api/v1/user')).toBe(200);
    expect(await statusOf(part, '/api/v1/user')).toBe('token.scope');
    expect(await statusOf(part, '/api/v1/bill')).toBe(200);
    expect(await statusOf(part, '/api/v1/bill', bill)).not.toBe('token.scope');
    expect(await statusOf(part, '/api/v1/short_url', { Url: 'https://example.com' })).toBe('token.scope');
    expect(await statusOf(whole, '/api/v1/token', { Name: 'a', Scopes: ['write'] })).toBe('token.login_only');
    const password = { OldPassword: 'a', Password: 'b' };
    const reply = await app.inject({ method: 'PUT', url: '/api/v1/user/password', headers: whole, payload: password });
    expect(reply.json().Error).toBe('token.login_only');
  });

  test('of an operator, for everything, reaches nothing that holds or moves all of it', async () => {
    const site = await openApp();
    const headers = bearer(await aToken(site, { Scopes: ['write'] }, 'operator'));
    const running = '/api/v1/config/running';
    const mail = { Name: 'SMTP_URL', Value: 'smtp://evil.example:25' };
    const calls = [
      { method: 'PUT' as const, url: running, payload: mail },
      { method: 'POST' as const, url: `${running}/undo`, payload: { Name: 'SMTP_URL' } },
      { method: 'POST' as const, url: '/api/v1/config/test_mail', payload: { To: 'a@b.example' } },
      { method: 'GET' as const, url: '/api/v1/user/export' },
      // Without a mail server every code for a new password lies there.
      { method: 'GET' as const, url: '/api/v1/mail' },
      { method: 'GET' as const, url: '/market/admin/backup/download/souluo-2026-11-15T203000.tar.gz' },
      { method: 'PUT' as const, url: '/api/v1/security/policy', payload: { OperatorsNeedFactor: false } },
    ];
    for (const call of calls) {
      const { statusCode, json } = await site.app.inject({ ...call, headers });
      expect([call.url, statusCode, json().Error]).toEqual([call.url, 403, 'token.login_only']);
    }
    expect((await site.app.inject({ url: running, headers })).statusCode).toBe(200);
  });

  test('is void at its end, after a new password, and while its member is disabled', async () => {
    const site = await openApp();
    const { app, clock, database } = site;
    const ExpiresTime = new Date(clock.now + 60_000).toISOString();
    const short = bearer(await aToken(site, { Scopes: ['read'], ExpiresTime }));
    const long = bearer(await aToken(site, { Scopes: ['read'] }));
    const statusOf = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/v1/user', headers })).statusCode;
    expect(await statusOf(short)).toBe(200);
    clock.now += 60_000;
    expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200]);
    const tables = database.db.withTables<{ member: { disabled_at: number | null; session_generation: number } }>();
    await tables.updateTable('member').set({ disabled_at: 1 }).execute();
    expect(await statusOf(long)).toBe(401);
    await tables.updateTable('member').set({ disabled_at: null }).execute();
    expect(await statusOf(long)).toBe(200);
    await tables.updateTable('member').set({ session_generation: 99 }).execute();
    expect(await statusOf(long)).toBe(401);
  });

  test('is never taken from a cookie, and a foreign page cannot send one', async () => {
    const site = await openApp();
    const { Token } = await aToken(site, { Scopes: ['write'] });
    const cookie = await site.app.inject({ url: '/api/v1/user', headers: { cookie: `Token=${Token}` } });
    expect(cookie.statusCode).toBe(401);
  });

  test.each([
    [{ Name: '' }, '请填写名称'],
    [{ Scopes: [] }, '请选择权限'],
    [{ Scopes: ['everything'] }, '权限只能是 read、write，或 short_url:read 这样的'],
    [{ Scopes: ['nobody:read'] }, '没有“nobody:read”这个权限'],
    [{ ExpiresTime: '2001-01-01' }, '到期时间已经过去，请选以后的时间'],
    [{ ExpiresTime: 'tomorrow' }, '到期时间格式不正确，请写成 2027-01-31 或 2027-01-31T08:00:00+08:00'],
  ])('asked for as %j is refused', async (wanted, Message) => {
    const { app, as } = await openApp();
    const payload = { Name: '脚本', Scopes: ['read'], ...wanted };
    const reply = await app.inject({ method: 'POST', url: '/api/v1/token', payload, headers: await as('xiaoming') });
    expect(reply.json()).toMatchObject({ Code: 400, Message, Data: null });
  });
});
