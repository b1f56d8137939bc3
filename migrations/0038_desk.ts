import { type CreateTableBuilder, sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('day_count')
    // The day in Shanghai, as 2026-11-15.
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_count_pk', ['day', 'name'])
    .$call((table) => clustered(table, engine))
    .execute();
  await db.schema
    .createTable('visit_salt')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  // Who came today, as salted hashes; forgotten with the salt when the day is over.
  await db.schema
    .createTable('visit_visitor')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_visitor_pk', ['day', 'visitor'])
    .$call((table) => clustered(table, engine))
    .execute();
  await db.schema
    .createTable('first_step')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('dismissed_at', 'bigint', (column) => column.notNull())
    .execute();
  // Of the visitors who looked for a word, how many found nothing.
  await db.schema
    .alterTable('search_word')
    .addColumn('misses', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index search_word_missed on search_word (day) where misses > 0`.execute(db);
  await carryOver(db);
}

/** What was counted before there was a table of days. */
async function carryOver(db: AnyDatabase): Promise<void> {
  await sql`insert into day_count (day, name, count)
    select day, 'clicks', sum(clicks) from short_link_day group by day having sum(clicks) > 0`.execute(db);
  await sql`insert into day_count (day, name, count)
    select day, 'searches', sum(visitors) from search_word group by day`.execute(db);
}

/** SQLite keeps rows apart from their text key unless told not to. */
function clustered(table: CreateTableBuilder<string, string>, engine: Engine): CreateTableBuilder<string, string> {
  return engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;
}
