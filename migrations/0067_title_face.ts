import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Titles for adults are marked and put away; every title keeps the drawing that was chosen for it. */
export async function up(db: AnyDatabase): Promise<void> {
  const flag = (name: string) =>
    db.schema
      .alterTable('title')
      .addColumn(name, 'smallint', (column) => column.notNull().defaultTo(0))
      .execute();
  // 0 no, 1 the rule says so, 2 the operator says so, 3 the operator says no.
  await flag('adult');
  // It was taken down by that mark, not by hand.
  await flag('is_put_away');
  await db.schema
    .alterTable('title')
    .addColumn('art', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index title_adult on title (adult) where adult > 0`.execute(db);
}

export const worksWith = '0066_title_presence';
