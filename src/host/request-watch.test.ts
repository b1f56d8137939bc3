import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A site on a port of its own, and what it logs. */
async function aSite(settings: Record<string, string> = {}, level = 'info') {
  const database = copySqlite(closing).open();
  closing.push(() => database.db.destroy());
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, { write: (line) => lines.push(JSON.parse(line)) });
  const { app, foundation } = await appOn(database, { log, settings });
  closing.push(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const linesOf = (message: string) => lines.filter(({ msg }) => msg === message);
  const metrics = () => foundation.platform.metrics.text(() => {});
  return { app, database, origin, linesOf, metrics };
}

test('a request is one line and one observation, without its words or the address it came from', async () => {
  const { app, origin, linesOf, metrics } = await aSite();
  const reply = await fetch(`${origin}/api/v1/word?words=${encodeURIComponent('三体')}`);
  await reply.text();
  await fetch(`${origin}/api/v1/word/${encodeURIComponent('不存在的片')}`).then((answer) => answer.text());
  await app.close();
  expect(linesOf('request').map(({ method, route, status }) => ({ method, route, status }))).toEqual([
    { method: 'GET', route: '/api/v1/word', status: 200 },
    { method: 'GET', route: '/api/v1/word/:Id', status: 400 },
  ]);
  expect(linesOf('request')[0]).toMatchObject({ request: reply.headers.get('x-request-id'), ms: expect.any(Number) });
  expect(JSON.stringify(linesOf('request'))).not.toMatch(/三体|%E4|不存在|127\.0\.0\.1|::1/);
  expect(await metrics()).toContain(
    'souluo_http_request_duration_seconds_count{method="GET",route="/api/v1/word",status="200"} 1',
  );
});

test('an address is told as far as the operator allows', async () => {
  for (const [LOG_ADDRESSES, address] of Object.entries({ network: '127.0.0.0/24', full: '127.0.0.1' })) {
    const { app, origin, linesOf } = await aSite({ LOG_ADDRESSES });
    await fetch(`${origin}/api/v1/word`).then((answer) => answer.text());
    await app.close();
    expect(linesOf('request').map((line) => line['address'])).toEqual([address]);
  }
});

test('only slow and failed requests are written when that is asked for, each apart from the rest', async () => {
  const { app, database, origin, linesOf } = await aSite({ LOG_REQUESTS: 'slow', SLOW_QUERY_MS: '0.0001' });
  await database.db.schema.dropTable('config_history').execute();
  await database.db.schema.dropTable('config_entry').execute();
  await fetch(`${origin}/healthz`).then((answer) => answer.text());
  const failed = await fetch(`${origin}/api/v1/config?key=a`);
  await failed.text();
  await app.close();
  expect(linesOf('request')).toEqual([]);
  const id = failed.headers.get('x-request-id');
  expect(linesOf('failed request')).toMatchObject([{ request: id, route: '/api/v1/config', status: 500 }]);
  const slow = linesOf('slow query').filter(({ request }) => request === id);
  expect(slow.some((line) => String(line['sql']).includes('config_entry'))).toBe(true);
  expect(JSON.stringify(slow)).not.toContain('"a"');
});

test('a 500 is found on the desk by its number alone, with what went wrong', async () => {
  const { database, origin } = await aSite();
  const headers = await loginHeaders(database.db, 'operator', Date.now());
  await sql`drop table client_log`.execute(database.db);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const failed = await fetch(`${origin}/api/v1/log`, { method: 'POST', headers: form, body: 'Type=error' });
  expect(failed.status).toBe(500);
  const id = failed.headers.get('x-request-id') ?? '';
  const find = async (number: string) => {
    const reply = await fetch(`${origin}/api/v1/health/requests?id=${number}`, { headers });
    return (await reply.json()) as { Data: { Result: unknown[] } };
  };
  expect((await find(id)).Data.Result).toEqual([
    {
      ...{ Id: id, Route: '/api/v1/log', Status: 500, Method: 'POST' },
      ...{ Time: expect.any(String), Ms: expect.any(Number), Did: expect.stringMatching(/^出错：/) },
      Error: expect.stringContaining('client_log'),
    },
  ]);
  expect((await find('none')).Data.Result).toEqual([]);
});
