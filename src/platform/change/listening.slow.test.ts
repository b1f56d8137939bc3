import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { startFaultProxy } from '#/platform/db/fault-proxy.fixture.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { ownPostgres } from '#/platform/db/postgres-pool.fixture.ts';
import { ChangeBus } from './changes.ts';

const postgresUrl = inject('postgresUrl');
/** The regular look is too far apart to happen in a test: what is heard here came by NOTIFY. */
const NEVER_MS = 3_600_000;
const SOON = { timeout: 60_000, interval: 20 };

describe.skipIf(postgresUrl === undefined)('messages of changes on PostgreSQL', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  function opened(url: string, report = vi.fn()): Database {
    const database = openPostgres(url, report);
    closing.push(() => database.db.destroy());
    return database;
  }

  function aWatching(database: Database) {
    const bus = new ChangeBus({ database, report: () => {} });
    const heard = vi.fn();
    bus.on(['content'], heard);
    bus.watch(NEVER_MS);
    closing.push(() => bus.stop());
    return {
      bus,
      heard,
      hears: () => vi.waitFor(() => expect(heard).toHaveBeenCalled(), SOON).then(() => heard.mockClear()),
    };
  }

  const listeners = sql<{
    pid: number;
  }>`from pg_stat_activity where datname = current_database() and query like 'listen%'`;

  test('reach the other process without a look', async () => {
    const { DATABASE_URL } = await ownPostgres(postgresUrl ?? '', closing);
    const teller = new ChangeBus({ database: opened(DATABASE_URL), report: () => {} });
    const there = aWatching(opened(DATABASE_URL));
    await there.hears();
    for (let round = 0; round < 3; round++) {
      await teller.tell('content');
      await there.hears();
    }
    await teller.tell('links');
    await teller.tell('content');
    await there.hears();
  });

  test('come again after the connection was cut, and what was told meanwhile is known; one report is enough', async () => {
    const { DATABASE_URL } = await ownPostgres(postgresUrl ?? '', closing);
    const here = opened(DATABASE_URL);
    const teller = new ChangeBus({ database: here, report: () => {} });
    const report = vi.fn();
    const there = aWatching(opened(DATABASE_URL, report));
    await there.hears();
    for (let round = 1; round <= 2; round++) {
      const { rows } = await sql`select pg_terminate_backend(pid) ${listeners}`.execute(here.db);
      expect(rows).toHaveLength(1);
      await teller.tell('content');
      await there.hears();
      await vi.waitFor(
        async () => expect((await sql`select pid ${listeners}`.execute(here.db)).rows).toHaveLength(1),
        SOON,
      );
      await teller.tell('content');
      await there.hears();
      expect(report).toHaveBeenCalledTimes(round);
    }
  });

  test('come again when a server that refused everybody is back', async () => {
    const { DATABASE_URL } = await ownPostgres(postgresUrl ?? '', closing);
    const proxy = await startFaultProxy(DATABASE_URL);
    closing.push(() => proxy.close());
    const teller = new ChangeBus({ database: opened(DATABASE_URL), report: () => {} });
    const there = aWatching(opened(proxy.url));
    await there.hears();
    proxy.set('refuse');
    await teller.tell('content');
    proxy.set('pass');
    await there.hears();
    await teller.tell('content');
    await there.hears();
  });

  test('a stop ends the connection and waits for no server', async () => {
    const { DATABASE_URL } = await ownPostgres(postgresUrl ?? '', closing);
    const here = opened(DATABASE_URL);
    const there = aWatching(opened(DATABASE_URL));
    await there.hears();
    await there.bus.stop();
    await vi.waitFor(async () => expect((await sql`select pid ${listeners}`.execute(here.db)).rows).toEqual([]), SOON);
    const proxy = await startFaultProxy(DATABASE_URL);
    closing.push(() => proxy.close());
    proxy.set('silent');
    const searching = aWatching(opened(proxy.url));
    await searching.bus.stop();
  });
});
