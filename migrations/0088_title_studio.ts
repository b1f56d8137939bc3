import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the column and the table. */
export const worksWith = '0079_webhook';

/** Fields of a title that no source may change, and which titles belong together. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('title')
    .addColumn('locks_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  // By keys: they go along when titles are renamed, merged or parted again.
  await db.schema
    .createTable('title_relation')
    .addColumn('key', 'varchar(200)', (column) => column.notNull())
    .addColumn('other_key', 'varchar(200)', (column) => column.notNull())
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_relation_pk', ['key', 'other_key'])
    .execute();
  await db.schema.createIndex('title_relation_other').on('title_relation').column('other_key').execute();
}
