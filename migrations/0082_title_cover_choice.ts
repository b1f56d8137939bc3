import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Whether a title shows the picture that somebody gave for it, the drawn one, or what the site says. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('title')
    .addColumn('cover_choice', 'varchar(10)', (column) => column.notNull().defaultTo('site'))
    .execute();
}

export const worksWith = '0079_webhook';
