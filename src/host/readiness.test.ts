import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { migrationNames } from '#/platform/db/migrate.ts';
import { writeNote } from '#/platform/db/site-note.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { watchVersion } from './watch-version.ts';

/** As a start leaves it after listening: the schema is there, the shipped content is not. */
async function aStartingApp(database: Database) {
  const clock = { now: Date.now() };
  const { app, readiness } = await appOn(database, { isReady: false, now: () => clock.now });
  readiness.progress = '装载片库 500 / 9,000 <b>';
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  return { app, readiness, statusOf, clock };
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
    const { app, readiness, statusOf, clock } = await aStartingApp(database);
    readiness.isReady = true;
    expect(await statusOf('/readyz')).toBe(200);
    await database.db.destroy();
    clock.now += 1000;
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await app.close();
  });

  test('one that only answers questions does so too, until it takes writes again', async () => {
    const database = await open();
    const { app, readiness, statusOf, clock } = await aStartingApp(database);
    readiness.isReady = true;
    // A rule of the table itself stands for a full disk and a standby: every question is still answered.
    const [refuse, allow] =
      database.engine === 'sqlite'
        ? [
            `create trigger refuse before insert on site_note begin select raise(abort, 'full'); end`,
            'drop trigger refuse',
          ]
        : [
            `alter table site_note add constraint refuse check (name <> 'written-at') not valid`,
            'alter table site_note drop constraint refuse',
          ];
    await sql.raw(refuse).execute(database.db);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/v1/config')).toBe(200);
    await sql.raw(allow).execute(database.db);
    // Known for a second, so that many who ask cost one attempt.
    expect(await statusOf('/readyz')).toBe(503);
    clock.now += 1000;
    expect(await statusOf('/readyz')).toBe(200);
    await app.close();
  });

  test('a newer version whose migrations leave no room for this one makes it answer 503 with a sentence', async () => {
    const database = await open();
    const { app, readiness, statusOf } = await aStartingApp(database);
    readiness.isReady = true;
    const known = await migrationNames();
    const stopped = vi.fn();
    const tell = (progress: string) => {
      readiness.progress = progress;
    };
    const watch = watchVersion({ db: database.db, known, readiness, tell, outdated: stopped, everyMs: 5 });
    try {
      await sql`insert into kysely_migration (name, timestamp) values ('9999_future', 'x')`.execute(database.db);
      await writeNote(database.db, 'oldest-code', '9999_future 9999_future');
      await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce(), { timeout: 60_000 });
    } finally {
      await sql`delete from kysely_migration where name = '9999_future'`.execute(database.db);
    }
    expect(await statusOf('/api/v1/config')).toBe(503);
    expect((await app.inject('/')).body).toContain('网站已经升级');
    watch.stop();
    await app.close();
  });
});
