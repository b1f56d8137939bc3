import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** Changes of many items at once, from a file or by ticks, with what is needed to take them back. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('market_batch')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    // import, on, off, delete, change
    .addColumn('kind', 'text', (column) => column.notNull())
    // The file, or what was done.
    .addColumn('name', 'text', (column) => column.notNull())
    // reading, ready, writing, done, undoing, undone, failed
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('add_rows', 'integer', (column) => column.notNull())
    .addColumn('change_rows', 'integer', (column) => column.notNull())
    .addColumn('skipped_rows', 'integer', (column) => column.notNull())
    .addColumn('bad_rows', 'integer', (column) => column.notNull())
    // How many rows the work under way has dealt with.
    .addColumn('progress', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('market_batch_row')
    .addColumn('batch_id', 'bigint', (column) => column.notNull().references('market_batch.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    // add, change, skipped, bad; then added, changed, deleted; then undone, kept
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('item_id', 'bigint')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('input_json', 'text', (column) => column.notNull())
    // The item as it was.
    .addColumn('before_json', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint')
    .addPrimaryKeyConstraint('market_batch_row_key', ['batch_id', 'line'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await db.schema
    .createIndex('market_batch_row_state')
    .on('market_batch_row')
    .columns(['batch_id', 'state', 'line'])
    .execute();
  // Files name items without a number by their title.
  await db.schema.createIndex('market_item_title').on('market_item').column('title').execute();
}
