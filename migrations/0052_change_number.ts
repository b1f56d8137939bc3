import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

/** What lists are made of. */
const LISTED_BY = sql.raw(
  'kind, year, is_finished, genres_json, regions_json, heat, rating, updated_at, removed_at, merged_into',
);

/**
 * One number for each kind of change instead of one for all. On PostgreSQL a title's version is the number of the
 * transaction that changed it last, no longer the time: clocks go back, and transactions end in another order than they
 * began. SQLite has one writer and counts.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('change_number')
    .addColumn('topic', 'varchar(20)', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into change_number (topic, number) select 'content', generation from content_generation`.execute(db);
  await db.schema.dropTable('content_generation').execute();
  if (engine === 'postgres') await numberTitlesByTransaction(db);
}

/** A new column is there at once, while writing all rows of the old one would take as long as there are titles. */
async function numberTitlesByTransaction(db: AnyDatabase): Promise<void> {
  await sql`drop trigger title_added on title`.execute(db);
  await sql`drop trigger title_changed on title`.execute(db);
  await sql`alter table title drop column version`.execute(db);
  await sql`alter table title add column version bigint not null default 0`.execute(db);
  await sql`create index title_version on title (version, id)`.execute(db);
  await sql`create or replace function title_version() returns trigger language plpgsql as $$ begin
    new.version := pg_current_xact_id()::text::bigint;
    return new;
  end $$`.execute(db);
  await sql`create trigger title_added before insert on title for each row when (new.version = 0)
    execute function title_version()`.execute(db);
  await sql`create trigger title_changed before update of ${LISTED_BY} on title for each row
    execute function title_version()`.execute(db);
}
