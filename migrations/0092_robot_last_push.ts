import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0083_title_list';

/** What each operator composed last, to begin the next from it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('robot_last_push')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().references('member.id').onDelete('cascade'))
    .addColumn('body_json', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute();
}
