import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('collection_source')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    // Empty for what comes from files.
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('is_enabled', 'smallint', (column) => column.notNull())
    // By the source's own number of a type: one of our kinds, or skip.
    .addColumn('types_json', 'text', (column) => column.notNull())
    .addColumn('pause_ms', 'integer', (column) => column.notNull())
    .addColumn('cron', 'text', (column) => column.notNull())
    // The start of the last run that missed nothing; the next one asks for what changed since.
    .addColumn('complete_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create unique index collection_source_url on collection_source (url) where url <> ''`.execute(db);
  await db.schema
    .createTable('collection_run')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('source_id', 'bigint', (column) =>
      column.notNull().references('collection_source.id').onDelete('cascade'),
    )
    .addColumn('begun_by', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('queued', 'running', 'stopping', 'done', 'stopped', 'failed')`),
    )
    // Only what changed since then is asked for; null is everything.
    .addColumn('since_at', 'bigint')
    .addColumn('next_page', 'integer', (column) => column.notNull())
    .addColumn('page_count', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('counts_json', 'text', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema.createIndex('collection_run_source').on('collection_run').columns(['source_id', 'id']).execute();
  await db.schema
    .createTable('collection_log')
    .addColumn('run_id', 'bigint', (column) => column.notNull().references('collection_run.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('logged_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('collection_log_key', ['run_id', 'line'])
    .modifyEnd(clustered)
    .execute();
  await db.schema
    .createTable('collection_file')
    // What a run from a file reads, so that it can go on after a restart.
    .addColumn('run_id', 'bigint', (column) => column.primaryKey().references('collection_run.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
