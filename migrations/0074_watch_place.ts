import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** How far a member got into each episode. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('watch_place')
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('title_key', 'varchar(200)', (column) => column.notNull())
    .addColumn('episode', 'varchar(200)', (column) => column.notNull())
    .addColumn('source', 'varchar(200)', (column) => column.notNull())
    .addColumn('seconds', 'integer', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('watched_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('watch_place_pk', ['member_id', 'title_key', 'episode'])
    .execute();
  await db.schema.createIndex('watch_place_newest').on('watch_place').columns(['member_id', 'watched_at']).execute();
}
