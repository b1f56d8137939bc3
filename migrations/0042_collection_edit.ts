import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** What an operator may say of a collection. A removed one stays, so that shipped content does not bring it back. */
export async function up(db: AnyDatabase): Promise<void> {
  const collections = () => db.schema.alterTable('title_collection');
  await collections()
    .addColumn('cover', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await collections()
    .addColumn('is_shown', 'smallint', (column) => column.notNull().defaultTo(1))
    .execute();
  await collections().addColumn('removed_at', 'bigint').execute();
}
