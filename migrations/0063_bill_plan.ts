import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** What an account held before its first bill, and what a member means to spend in a month. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('bill_opening')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    // Below nothing for what is owed.
    .addColumn('opening', 'bigint', (column) => column.notNull())
    // When the member last said what it really holds.
    .addColumn('reconciled_at', 'bigint')
    .addPrimaryKeyConstraint('bill_opening_key', ['member_id', 'name'])
    .addCheckConstraint('bill_opening_amount', sql`opening between -99999999999999 and 99999999999999`)
    .execute();
  await db.schema
    .createTable('bill_budget')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    // Nothing for the whole month.
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bill_budget_key', ['member_id', 'category'])
    .addCheckConstraint('bill_budget_amount', sql`amount between 1 and 9999999999`)
    .execute();
}
