import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { ownPostgres } from '#/platform/db/postgres-pool.fixture.ts';
import { EVERYTHING } from './list.rules.ts';
import { createListStore } from './list.store.ts';
import { aNewTitle } from './title.fixture.ts';
import { insertTitles } from './title.store.ts';
import { createTitleMirror } from './title-mirror.service.ts';

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === undefined)('versions of titles on PostgreSQL', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function withTitles(count: number) {
    const { DATABASE_URL } = await ownPostgres(postgresUrl ?? '', closing);
    const open = () => {
      const database = openPostgres(DATABASE_URL, () => {});
      closing.push(() => database.db.destroy());
      return database;
    };
    const [here, there] = [open(), open()];
    await insertTitles(
      here.db,
      here.search,
      Array.from({ length: count }, (_, index) => aNewTitle(index)),
    );
    return { here, there, mirror: createTitleMirror({ store: createListStore(there) }) };
  }
  type Mirror = ReturnType<typeof createTitleMirror>;
  const hottest = async (mirror: Mirror, limit = 3) =>
    (await mirror.current()).page(EVERYTHING, 2, { limit, offset: 0 }).ids;
  const heat = ({ db }: Pick<Database, 'db'>, id: number, value: number) =>
    sql`update title set heat = ${value} where id = ${id}`.execute(db);

  /** A transaction that is open until told otherwise. */
  async function underWay(database: Database, work: (inside: Pick<Database, 'db'>) => Promise<unknown>) {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<boolean>();
    const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
    const ended = database.db.transaction().execute(async (db) => {
      await work({ db });
      done();
      if (!(await mayEnd)) throw new Error('rolled back');
    });
    await isDone;
    return (commits: boolean) => {
      end(commits);
      return ended.catch(() => {});
    };
  }

  test('a change that is committed after later ones is seen by the next question', async () => {
    const { here, mirror } = await withTitles(5);
    const [first = 0, second = 0] = await hottest(mirror);
    const end = await underWay(here, (inside) => heat(inside, second, 9000));
    await heat(here, first, 8000);
    expect(await hottest(mirror, 2)).toEqual([first, second]);
    await end(true);
    expect(await hottest(mirror, 2)).toEqual([second, first]);
  });

  test('of many that are open at once each is seen when it ends, in whatever order, and never when it is undone', async () => {
    const { here, mirror } = await withTitles(8);
    await hottest(mirror);
    const ends = [];
    for (const id of [1, 2, 3, 4]) ends.push(await underWay(here, (inside) => heat(inside, id, 9000 + id)));
    await heat(here, 8, 8000);
    expect(await hottest(mirror, 1)).toEqual([8]);
    for (const [at, commits, expected] of [
      [2, true, [3, 8]],
      [0, true, [3, 1]],
      [3, false, [3, 1]],
      [1, true, [3, 2]],
    ] as const) {
      await ends[at]?.(commits);
      expect(await hottest(mirror, 2)).toEqual(expected);
    }
  });

  test('a title that changes again while an older change of another is open is read with its last state', async () => {
    const { here, mirror } = await withTitles(3);
    await hottest(mirror);
    const end = await underWay(here, (inside) => heat(inside, 1, 9000));
    for (const value of [100, 200, 50]) {
      await heat(here, 2, value);
      expect((await hottest(mirror, 1)).at(0)).toBe(2);
    }
    await end(true);
    expect(await hottest(mirror, 2)).toEqual([1, 2]);
  });

  test('no clock is asked: numbers are those of transactions', async () => {
    const { here } = await withTitles(2);
    const { rows } = await sql<{ version: number; lowest: number; next: number }>`select version,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1000 as lowest,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next from title`.execute(here.db);
    for (const { version, lowest, next } of rows) {
      expect(version).toBeGreaterThan(lowest);
      expect(version).toBeLessThan(next);
    }
    const { rows: source } = await sql<{ body: string }>`select string_agg(prosrc, ' ') as body from pg_proc
      where proname = 'title_version'`.execute(here.db);
    expect(source[0]?.body).not.toMatch(/clock|now\(|time/);
  });

  test('numbers from a backup that no transaction here has had yet cost nothing and hide nothing', async () => {
    const { here, mirror, there } = await withTitles(4);
    await sql`update title set version = 9000000000 + id`.execute(here.db);
    await hottest(mirror);
    const { mark, state } = await createListStore(there).look((await createListStore(there).look(undefined)).mark);
    expect(state).toBe('same');
    expect(mark.next).toBeLessThan(9_000_000_000);
    await heat(here, 1, 9000);
    expect(await hottest(mirror, 1)).toEqual([1]);
  });

  test('another server, or one whose numbers have gone back, is read from the beginning', async () => {
    const { here, there } = await withTitles(4);
    const store = createListStore(there);
    let change = (mark: Awaited<ReturnType<typeof store.look>>['mark']) => mark;
    const mirror = createTitleMirror({ store: { ...store, look: (since) => store.look(since && change(since)) } });
    await hottest(mirror);
    // As after the loss of what was committed last: the title is gone, and no number tells of it.
    for (const otherPast of [{ server: 'another' }, { next: Number.MAX_SAFE_INTEGER }]) {
      const [top = 0] = await hottest(mirror, 1);
      await sql`delete from title where id = ${top}`.execute(here.db);
      expect((await hottest(mirror, 1)).at(0)).toBe(top);
      change = (mark) => ({ ...mark, ...otherPast });
      expect((await hottest(mirror, 1)).at(0)).not.toBe(top);
      change = (mark) => mark;
    }
  });
});
