import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Which version of the code made the rows that are made out of others. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('derived')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
