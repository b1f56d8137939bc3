import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Words that stand under something else than the board: reviews of titles. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('word')
    .addColumn('subject', 'varchar(80)', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('word').addColumn('score', 'smallint').execute();
  await db.schema
    .alterTable('word')
    .addColumn('is_spoiler', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute();
  const places = ['subject', 'listed', 'parent_id', 'is_pinned'];
  await db.schema
    .createIndex('word_subject_new')
    .on('word')
    .columns([...places, 'id'])
    .execute();
  await db.schema
    .createIndex('word_subject_likes')
    .on('word')
    .columns([...places, 'likes', 'id'])
    .execute();
}
