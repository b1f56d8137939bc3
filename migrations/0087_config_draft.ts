import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0079_webhook';

/** What an operator is changing and has not saved: for the way back to it, and for the page beside the form. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('config_draft')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('key', 'varchar(64)', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('from_version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('config_draft_pk', ['member_id', 'key'])
    .execute();
}
