import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.fixture.ts';
import { openPostgres } from './postgres.ts';
import { PATIENT } from './postgres-pool.fixture.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const postgresUrl = inject('postgresUrl');

const PACE = { slowMs: 300, patienceMs: 4000 };
/** Well below the time limit of a query, and well below what it takes to notice a silence. */
const NOTICED_MS = 11_000;
const AT_ONCE_MS = 4000;

describe.skipIf(postgresUrl === undefined)('a PostgreSQL that is lost', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function anOpenDatabase(): Promise<{ database: Database; proxy: FaultProxy }> {
    const proxy = await startFaultProxy(postgresUrl ?? '');
    closing.push(() => proxy.close());
    const database = openPostgres(proxy.url, () => {}, PACE);
    closing.push(() => database.db.destroy());
    await Promise.all([ask(database), ask(database)]);
    return { database, proxy };
  }

  const ask = async ({ db }: Database) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one;

  async function failure(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
    const begun = performance.now();
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return { error, ms: performance.now() - begun };
  }

  test('a silent server is noticed, then every question fails at once, and all is well when it is back', async () => {
    const { database, proxy } = await anOpenDatabase();
    proxy.set('silent');
    const first = await failure(ask(database));
    expect(isDatabaseUnavailable(first.error)).toBe(true);
    expect(first.ms).toBeLessThan(NOTICED_MS);
    const next = await failure(ask(database));
    expect(isDatabaseUnavailable(next.error)).toBe(true);
    expect(next.ms).toBeLessThan(AT_ONCE_MS);
    proxy.set('pass');
    await vi.waitFor(async () => expect(await ask(database)).toBe(1), { timeout: 60_000, interval: 50 });
    // None of the connections from before the silence is handed out again: they would wait for lost answers.
    const begun = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => ask(database)));
    expect(performance.now() - begun).toBeLessThan(NOTICED_MS);
  });

  test('a transaction cut off in the middle fails as a whole and leaves its connection behind', async () => {
    const { database, proxy } = await anOpenDatabase();
    const { error } = await failure(
      database.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        proxy.set('silent');
        await sql`select 2`.execute(transaction);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    proxy.set('pass');
    await vi.waitFor(async () => expect(await ask(database)).toBe(1), { timeout: 60_000, interval: 50 });
  });

  test('a server that refuses fails at once and is used again when it is back', async () => {
    const { database, proxy } = await anOpenDatabase();
    proxy.set('refuse');
    const { error, ms } = await failure(ask(database));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(AT_ONCE_MS);
    proxy.set('pass');
    expect(await ask(database)).toBe(1);
  });

  test('whatever a lost or closed connection answers means: not now', async () => {
    const proxy = await startFaultProxy(postgresUrl ?? '');
    closing.push(() => proxy.close());
    const errors: string[] = [];
    const say = async (work: Promise<unknown>) => {
      const { error } = await failure(work);
      expect([error, isDatabaseUnavailable(error)]).toEqual([expect.any(Error), true]);
      errors.push(String(error));
    };
    const client = new pg.Client({ connectionString: proxy.url });
    client.on('error', () => {});
    await client.connect();
    const asked = say(client.query('select pg_sleep(5)'));
    const end = new Promise((resolve) => client.once('end', resolve));
    proxy.set('refuse');
    await asked;
    await end;
    await say(client.query('select 1'));
    proxy.set('pass');
    const closed = new pg.Client({ connectionString: proxy.url });
    await closed.connect();
    await closed.end();
    await say(closed.query('select 1'));
    proxy.set('silent');
    await say(new pg.Client({ connectionString: proxy.url, connectionTimeoutMillis: 200 }).connect());
    expect(errors.join()).toMatch(
      /encountered a connection error and is not queryable.*was closed and is not queryable/,
    );
  });

  test('no statement goes on for longer than a request lasts, in a transaction or not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const database = openPostgres(postgresUrl ?? '', () => {}, PATIENT);
    closing.push(() => database.db.destroy());
    const { rows } = await database.db
      .transaction()
      .execute((transaction) => sql`show statement_timeout`.execute(transaction));
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
    expect((await sql`show statement_timeout`.execute(database.db)).rows).toEqual([{ statement_timeout: '0' }]);
    const alone = failure(sql`select pg_sleep(60)`.execute(database.db));
    await vi.waitFor(
      async () => {
        const { rows: sleeping } =
          await sql`select pid from pg_stat_activity where query like 'select pg_sleep(60)%'`.execute(database.db);
        expect(sleeping).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const { error } = await alone;
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(await ask(database)).toBe(1);
  });

  test('a slow statement is no silence', async () => {
    const { database } = await anOpenDatabase();
    await expect(sql`select pg_sleep(1)`.execute(database.db)).resolves.toBeDefined();
  });
});
