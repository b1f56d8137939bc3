import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0093_robot_handover';

/** Which parts of a series a member passes over; and a way to the few operators among very many members, which every request asks for. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('watch_skip')
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('intro', 'integer', (column) => column.notNull())
    .addColumn('outro', 'integer', (column) => column.notNull())
    .addColumn('set_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('watch_skip_pk', ['member_id', 'title_key'])
    .execute();
  await db.schema.createIndex('member_operators').on('member').columns(['is_operator', 'leaving_at']).execute();
}
