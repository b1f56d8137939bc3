import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** Pages that search engines are told of, and what they answered. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('announce_page')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('is_gone', 'smallint', (column) => column.notNull())
    .addColumn('indexnow_at', 'bigint')
    .addColumn('baidu_at', 'bigint')
    .execute();
  await db.schema.createIndex('announce_page_changed').on('announce_page').column('changed_at').execute();
  await db.schema
    .createTable('announce_log')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addColumn('is_ok', 'smallint', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  // For titles that are gone since a time: few of all.
  await sql`create index title_by_removal on title (removed_at) where removed_at is not null`.execute(db);
  // How far the changes were read, and until when an engine is left alone.
  await db.schema
    .createTable('announce_mark')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
}
