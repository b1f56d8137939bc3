import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { appOn } from './app-on.fixture.ts';

/** As a start leaves it after listening: the schema is there, the shipped content is not. */
async function aStartingApp(database: Database) {
  const { app, readiness } = await appOn(database, { isReady: false });
  readiness.progress = '装载片库 500 / 9,000 <b>';
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  return { app, readiness, statusOf };
}

describeOnEachDatabase('until the shipped content is in', (open) => {
  test('the process says that it lives, but not that it is ready', async () => {
    const { app, readiness, statusOf } = await aStartingApp(await open());
    expect(await statusOf('/healthz')).toBe(200);
    const notYet = await app.inject('/readyz');
    expect(notYet.statusCode).toBe(503);
    expect(notYet.json()).toEqual({ ok: false, progress: readiness.progress });
    readiness.isReady = true;
    expect(await statusOf('/readyz')).toBe(200);
    await app.close();
  });

  test('the API answers the 503 envelope and asks to come back', async () => {
    const { app, readiness } = await aStartingApp(await open());
    for (const url of ['/api/v1/config', '/api/v1/nothing', '/api']) {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toMatchObject({ Code: 503, Data: null, Error: 'server.unavailable' });
      expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-store' });
    }
    readiness.isReady = true;
    expect((await app.inject('/api/v1/config')).json()).toMatchObject({ Code: 200 });
    await app.close();
  });

  test('a page is a waiting page that tells how far it is and looks again by itself', async () => {
    const { app } = await aStartingApp(await open());
    for (const url of ['/', '/any/%E6%B5%81%E6%B5%AA', '/assets/entry.js']) {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-store' });
      expect(body).toContain('搜罗正在准备');
      expect(body).toContain('装载片库 500 / 9,000 b');
      expect(body).toContain('http-equiv="refresh"');
    }
    await app.close();
  });
});

describeOnEachDatabase('later', (open) => {
  test('a database that is gone makes the process unready, not dead', async () => {
    const database = await open();
    const { app, readiness, statusOf } = await aStartingApp(database);
    readiness.isReady = true;
    expect(await statusOf('/readyz')).toBe(200);
    await database.db.destroy();
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await app.close();
  });
});
