import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

/** What lists are made of. */
const LISTED_BY = sql.raw(
  'kind, year, is_finished, genres_json, regions_json, heat, rating, updated_at, removed_at, merged_into',
);
const NO_LONGER_READ = [
  'title_by_heat',
  'title_by_rating',
  'title_of_kind_by_heat',
  'title_of_kind_by_rating',
  'title_of_year_by_heat',
];

/**
 * Lists are kept in memory; a number that grows with every change of a title tells what to read again. The database
 * gives it, so that no writer can forget to. Rows that come with a number of their own, from a backup, keep it.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await onSqlite(db);
  else await onPostgres(db);
  await sql`create index title_version on title (version, id)`.execute(db);
  for (const index of NO_LONGER_READ) await sql`drop index ${sql.id(index)}`.execute(db);
  await db.schema.dropTable('title_count').execute();
}

/** One writer at a time: counting on is exact. */
async function onSqlite(db: AnyDatabase): Promise<void> {
  await sql`alter table title add column version bigint not null default 0`.execute(db);
  await sql`update title set version = 1`.execute(db);
  const next = sql`update title set version = (select max(version) + 1 from title) where id = new.id;`;
  await sql`create trigger title_added after insert on title when new.version = 0 begin ${next} end`.execute(db);
  await sql`create trigger title_changed after update of ${LISTED_BY} on title begin ${next} end`.execute(db);
}

/** Writers work side by side, and a counter would have to hold them up: microseconds, read with some overlap. */
async function onPostgres(db: AnyDatabase): Promise<void> {
  await sql`alter table title add column version bigint not null default 1`.execute(db);
  await sql`alter table title alter column version set default 0`.execute(db);
  await sql`create or replace function title_version() returns trigger language plpgsql as $$ begin
    new.version := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
    return new;
  end $$`.execute(db);
  await sql`create trigger title_added before insert on title for each row when (new.version = 0)
    execute function title_version()`.execute(db);
  await sql`create trigger title_changed before update of ${LISTED_BY} on title for each row
    execute function title_version()`.execute(db);
}
