import type { AnyDatabase } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('guess_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('guess_count_until').on('guess_count').column('until').execute();
}
