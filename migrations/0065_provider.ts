import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** Metadata providers: how they are asked, runs over the catalogue, and which of their entries is which title. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('provider')
    .addColumn('name', 'varchar(20)', (column) => column.primaryKey())
    .addColumn('is_on', 'smallint', (column) => column.notNull())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('pause_ms', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('provider_run')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('name', 'varchar(20)', (column) => column.notNull())
    .addColumn('mode', 'varchar(10)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('after_id', 'bigint', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('counts_json', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('begun_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createTable('provider_match')
    .addColumn('name', 'varchar(20)', (column) => column.notNull())
    .addColumn('title_id', 'bigint', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('candidates_json', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_match_pk', ['name', 'title_id'])
    .execute();
  await db.schema
    .createTable('provider_change')
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('title_id', 'bigint', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('title_name', 'text', (column) => column.notNull())
    .addColumn('changes_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_change_pk', ['run_id', 'title_id'])
    .execute();
}
