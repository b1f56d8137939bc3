import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Files of titles lie in `staged_row` until they are written; runs over sources keep none. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('collection_file').execute();
}
