import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** What members want to watch, watch and have watched. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('shelf')
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('title_key', 'varchar(200)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shelf_pk', ['member_id', 'title_key'])
    .execute();
  await db.schema.createIndex('shelf_newest').on('shelf').columns(['member_id', 'state', 'changed_at']).execute();
  await db.schema.createIndex('shelf_followers').on('shelf').columns(['title_key', 'state', 'member_id']).execute();
}
