import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one leaves the column empty. */
export const worksWith = '0079_webhook';

/** The beginning of what a receiver answered, for its owner to see what went wrong. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('webhook_delivery')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
