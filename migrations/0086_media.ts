import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0079_webhook';

/** What the operator's library knows about an uploaded picture: what it is called, what it shows, what it was cut from. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('file_id', 'bigint', (column) => column.primaryKey().references('file.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('origin_id', 'bigint', (column) => column.references('file.id').onDelete('set null'))
    .addColumn('crop', 'varchar(80)', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('media_crop').on('media').columns(['origin_id', 'crop']).unique().execute();
}
