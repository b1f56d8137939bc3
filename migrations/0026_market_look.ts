import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** What an item's first picture looks like, in few enough bytes to compare with all of them. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('market_look')
    .addColumn('item_id', 'bigint', (column) =>
      column.primaryKey().notNull().references('market_item.id').onDelete('cascade'),
    )
    // The address that was looked at; another picture is looked at again.
    .addColumn('image', 'text', (column) => column.notNull())
    // Empty where the picture could not be read.
    .addColumn('print', 'text', (column) => column.notNull())
    .addColumn('looked_at', 'bigint', (column) => column.notNull())
    .execute();
}
