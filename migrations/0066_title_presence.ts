import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Which items a source still has, and what was put away of those it has not; titles in the order in which they changed. */
export async function up(db: AnyDatabase): Promise<void> {
  // The last run over everything that found the item in the source's list.
  await db.schema.alterTable('title_layer').addColumn('seen_run', 'bigint').execute();
  // The run that missed it.
  await db.schema.alterTable('title_layer').addColumn('gone_run', 'bigint').execute();
  // Its lists of episodes, while they are put away.
  await db.schema.alterTable('title_layer').addColumn('hidden_json', 'text').execute();
  // The operator put the episodes back: they stay, until the source has the item again.
  await db.schema
    .alterTable('title_layer')
    .addColumn('is_kept', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index title_changed_at on title (changed_at)`.execute(db);
}
