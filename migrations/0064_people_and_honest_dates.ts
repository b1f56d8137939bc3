import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** What lists are made of: the length and the scores of sources too, since searches ask for them. */
const LISTED_BY = sql.raw(
  `kind, year, is_finished, genres_json, regions_json, heat, rating, updated_at, removed_at, merged_into,
   duration, remark, source_scores_json`,
);

/**
 * People by name, the works they took part in, and their other names. The rows are derived from the titles.
 * A title says whether its date is more than a year (`is_dated`), and when its page last changed (`changed_at`).
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('person_name')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('person_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_name_pk', ['key', 'person_key'])
    .execute();
  await db.schema.createIndex('person_name_of').on('person_name').column('person_key').execute();
  await db.schema
    .createTable('title_person')
    .addColumn('person_id', 'bigint', (column) => column.notNull())
    .addColumn('title_id', 'bigint', (column) => column.notNull())
    .addColumn('role', 'varchar(10)', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_person_pk', ['person_id', 'title_id', 'role'])
    .execute();
  await db.schema.createIndex('title_person_of_title').on('title_person').column('title_id').execute();
  await sql`alter table title add column is_dated smallint not null default 1`.execute(db);
  await sql`alter table title add column changed_at bigint not null default 0`.execute(db);
  // Neither is among what lists are made of, so no version changes.
  await sql`update title set changed_at = created_at,
    is_dated = case when origin like 'curated %' and release_date = '' and updated_at < created_at then 0 else 1 end`.execute(
    db,
  );
  if (engine === 'sqlite') {
    await sql`drop trigger title_changed`.execute(db);
    await sql`create trigger title_changed after update of ${LISTED_BY} on title begin
      update title set version = (select max(version) + 1 from title) where id = new.id; end`.execute(db);
  } else {
    await sql`drop trigger title_changed on title`.execute(db);
    await sql`create trigger title_changed before update of ${LISTED_BY} on title for each row
      execute function title_version()`.execute(db);
  }
}
