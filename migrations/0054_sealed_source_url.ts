import type { AnyDatabase } from '#/platform/db/any-database.ts';

/**
 * Addresses of sources carry keys, so they are sealed: each looks different every time. What tells two sources apart is a
 * keyed mark of the address, which the next start writes; it has the key.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropIndex('collection_source_url').execute();
  await db.schema.alterTable('collection_source').addColumn('url_mark', 'text').execute();
  await db.schema
    .createIndex('collection_source_url_mark')
    .unique()
    .on('collection_source')
    .column('url_mark')
    .execute();
}
