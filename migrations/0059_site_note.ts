import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before does not know this table and needs nothing of it. */
export const worksWith = '0056_one_visitor';

/** What a database remembers about the place it is used in. It is not part of a backup. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('site_note')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
