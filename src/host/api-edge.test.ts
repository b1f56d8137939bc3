import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const bill = { Title: '午饭', CreatedTime: '2026-11-15', Expense: 12 };

async function post({ app, as }: TestApp, key: string, payload: object = bill, username = 'xiaoming') {
  const headers = { ...(await as(username)), 'idempotency-key': key };
  return app.inject({ method: 'POST', url: '/api/v1/bill', payload, headers });
}

async function billsOf({ app, as }: TestApp, username = 'xiaoming'): Promise<number> {
  return (await app.inject({ url: '/api/v1/bill', headers: await as(username) })).json().Data.Total;
}

describeOnEachEngine('an Idempotency-Key', (openApp) => {
  test('gives the same answer again; with another body 409; for another member it is another key', async () => {
    const site = await openApp();
    const first = await post(site, 'a-1');
    expect(first.statusCode).toBe(200);
    const again = await post(site, 'a-1', { Expense: 12, CreatedTime: '2026-11-15', Title: '午饭' });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await billsOf(site)).toBe(1);
    expect((await post(site, 'a-1', { ...bill, Expense: 13 })).json()).toMatchObject({
      Code: 409,
      Error: 'idempotency.other_body',
    });
    expect((await post(site, 'a-1', bill, 'lihua')).headers).not.toHaveProperty('idempotency-replayed');
    site.clock.now += 2 * 86_400_000;
    await post(site, 'a-1', { ...bill, Expense: 13 });
    expect(await billsOf(site)).toBe(2);
  });

  test('makes one thing of two calls at once', async () => {
    const site = await openApp();
    await site.as('xiaoming');
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(site, 'together')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await billsOf(site)).toBe(1);
  });

  test('keeps no answer readable, and does not stand in the way of a call that was wrong', async () => {
    const site = await openApp();
    expect((await post(site, 'b-1', { Expense: 'much' })).statusCode).toBe(400);
    expect((await post(site, 'b-1')).statusCode).toBe(200);
    const rows = await site.database.db
      .withTables<{ idempotent_call: object }>()
      .selectFrom('idempotent_call')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('午饭');
    expect((await post(site, '有空 格')).json()).toMatchObject({ Code: 400, Error: 'idempotency.bad_key' });
  });

  test('a stolen table does not tell whether a guess at what was sent is right: that takes the key of the site', async () => {
    const fingerprints = async (settings = {}) => {
      const site = await openApp({ settings });
      await post(site, 'c-1');
      await post(site, 'c-2');
      const tables = site.database.db.withTables<{ idempotent_call: { fingerprint: string } }>();
      const rows = await tables.selectFrom('idempotent_call').select('fingerprint').execute();
      return rows.map(({ fingerprint }) => fingerprint);
    };
    const [one, same] = await fingerprints();
    const [other] = await fingerprints({ SECRET_KEY: randomBytes(32).toString('base64url') });
    expect(one).toBe(same);
    expect(other).toHaveLength(one?.length ?? 0);
    expect(other).not.toBe(one);
  });
});

describeOnEachEngine('the API', (openApp) => {
  test('tells what is left of a limit, and when it begins again', async () => {
    const { app, as } = await openApp();
    const headers = await as('xiaoming');
    const ask = () => app.inject({ url: '/api/v1/user/export', headers });
    expect((await ask()).headers).toMatchObject({
      'ratelimit-policy': '"default";q=10;w=3600',
      ratelimit: expect.stringMatching(/^"default";r=9;t=\d+$/),
    });
    for (let calls = 1; calls < 10; calls += 1) await ask();
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      ratelimit: expect.stringMatching(/^"default";r=0;t=\d+$/),
      'retry-after': expect.stringMatching(/^\d+$/),
    });
  });

  test('lets pages of other sites read what anyone may read, and nothing else', async () => {
    const { app } = await openApp();
    const origin = 'https://other.example';
    const read = await app.inject({ url: '/api/v1/any/search?words=a', headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBe('*');
    expect(read.headers).not.toHaveProperty('access-control-allow-credentials');
    const before = await app.inject({ method: 'OPTIONS', url: '/api/v1/any/search', headers: { origin } });
    expect(before.statusCode).toBe(204);
    expect(before.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    for (const url of ['/api/v1/user', '/api/v1/user/login?Username=a&Password=b', '/api/v1/bill']) {
      const reply = await app.inject({ url, headers: { origin } });
      expect(reply.headers, url).not.toHaveProperty('access-control-allow-origin');
      const asked = await app.inject({ method: 'OPTIONS', url, headers: { origin } });
      expect(asked.statusCode, url).toBe(405);
      expect(asked.headers, url).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('tells who has an answer already only that', async () => {
    const { app } = await openApp();
    const first = await app.inject('/api/v1/any/search?words=a');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    const again = await app.inject({ url: '/api/v1/any/search?words=a', headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url: '/api/v1/config', headers: { 'if-none-match': etag } });
    expect(other.statusCode).toBe(200);
  });
});
