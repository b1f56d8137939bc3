import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0097_watch_skip';

/** Rows of files that are the same payment as a bill that came from elsewhere: known, and no bill of their own. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('bill_joined')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('source', 'varchar(30)', (column) => column.notNull())
    .addColumn('order_no', 'varchar(200)', (column) => column.notNull())
    .addColumn('bill_id', 'bigint', (column) => column.notNull().references('bill.id').onDelete('cascade'))
    .addColumn('batch_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bill_joined_pk', ['member_id', 'source', 'order_no'])
    .execute();
  await db.schema.createIndex('bill_joined_bill').on('bill_joined').columns(['bill_id']).execute();
  await db.schema.createIndex('bill_joined_batch').on('bill_joined').columns(['batch_id']).execute();
}
