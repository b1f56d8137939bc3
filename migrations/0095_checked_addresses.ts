import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the tables. */
export const worksWith = '0083_title_list';

/** What became of looking at the addresses of a title's episodes; and who may not write on the board any more. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('title_address_check')
    .addColumn('title_id', 'integer', (column) => column.primaryKey().references('title.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  // Addresses may be longer than an index takes: they are known by their digest.
  await db.schema
    .createTable('title_address')
    .addColumn('title_id', 'integer', (column) => column.notNull().references('title.id').onDelete('cascade'))
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_address_pk', ['title_id', 'digest'])
    .execute();
  await db.schema
    .createTable('word_block')
    .addColumn('mark', 'text', (column) => column.primaryKey())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('word_block_author').on('word_block').column('author').execute();
}
