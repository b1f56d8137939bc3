import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** The version before this one does without the table. */
export const worksWith = '0079_webhook';

/** Bills that come again: those a member confirmed, and those that were refused and are not proposed again. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('bill_recurring')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    // What its bills have in common: their name without numbers, and the amount where one name has several.
    .addColumn('key', 'varchar(220)', (column) => column.notNull())
    .addColumn('way', 'varchar(3)', (column) => column.notNull())
    .addColumn('is_on', 'smallint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('period', 'varchar(10)', (column) => column.notNull())
    // The day of the month it falls on where the month has it, else its last.
    .addColumn('anchor', 'smallint', (column) => column.notNull())
    .addColumn('next_day', 'integer', (column) => column.notNull())
    // The next day that the member was told of.
    .addColumn('told_day', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('bill_recurring_key', ['member_id', 'key', 'way'])
    .addCheckConstraint('bill_recurring_way', sql`way in ('out', 'in')`)
    .execute();
  await db.schema.createIndex('bill_recurring_next').on('bill_recurring').columns(['is_on', 'next_day']).execute();
}
