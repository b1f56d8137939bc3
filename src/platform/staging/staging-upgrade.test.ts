import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { migrate, migrateTo, migrationNames } from '#/platform/db/migrate.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { ownPostgres } from '#/platform/db/postgres-pool.fixture.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const postgresUrl = inject('postgresUrl');

async function openBefore(engine: string): Promise<Database> {
  const database =
    engine === 'sqlite'
      ? openSqlite(':memory:')
      : openPostgres((await ownPostgres(postgresUrl ?? '', closing)).DATABASE_URL, () => {});
  closing.push(() => database.db.destroy());
  if (engine === 'postgres') {
    // The copy has today's schema.
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
  }
  await migrateTo(
    database,
    (await migrationNames()).filter((name) => name < '0060'),
  );
  return database;
}

test.each(postgresUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'])(
  'batches of ledger and market from before are found again on %s, under numbers of their own',
  async (engine) => {
    const database = await openBefore(engine);
    const { db } = database;
    await sql`insert into member (id, username, username_key, password_hash, is_operator, must_change_password, created_at)
    values (1, 'm', 'm', '', 0, 0, 0)`.execute(db);
    await sql`insert into bill_import values (7, 1, 'wechat', '账单.csv', 'done', 1, 2, 3, 4, 1, 99)`.execute(db);
    await sql`insert into bill_import_row values (7, 5, 'written', '', 'A1', '面馆', '{"title":"面"}')`.execute(db);
    await sql`insert into market_batch values (7, 'import', '商品.csv', 'writing', 1, 0, 0, 0, 0, 98)`.execute(db);
    await sql`insert into market_batch_row values (7, 2, 'add', '', null, '茶', '{"title":"茶"}', 'null', null)`.execute(
      db,
    );
    await migrate(database);
    const batches = await sql`select id, room, member_id, name, state, counts_json, about_json from staged_batch
    order by id`.execute(db);
    const parsed = batches.rows.map((row) => {
      const { counts_json, about_json, ...rest } = row as Record<string, string>;
      return { ...rest, counts: JSON.parse(counts_json ?? ''), about: JSON.parse(about_json ?? '') };
    });
    expect(parsed).toMatchObject([
      { id: 7, room: 'bill', member_id: 1, state: 'done', counts: { new: 1, bad: 4 }, about: { source: 'wechat' } },
      { id: 14, room: 'market', member_id: null, state: 'failed', counts: { add: 1 }, about: {} },
    ]);
    const rows = await sql<{
      batch_id: number;
      facts_json: string;
    }>`select * from staged_row order by batch_id`.execute(db);
    expect(rows.rows.map(({ batch_id, facts_json }) => [batch_id, JSON.parse(facts_json)])).toEqual([
      [7, { orderNo: 'A1', payee: '面馆', bill: { title: '面' } }],
      [14, { itemId: null, title: '茶', input: { title: '茶' }, before: null, writtenAt: null }],
    ]);
    const next = await sql<{ id: number }>`insert into staged_batch
    (room, kind, name, state, counts_json, about_json, progress, created_at)
    values ('bill', 'import', '', 'ready', '{}', '{}', 0, 0) returning id`.execute(db);
    expect(next.rows[0]?.id).toBe(15);
  },
);
