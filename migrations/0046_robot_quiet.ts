import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Minutes of a day in Shanghai between which a robot says nothing; both or none. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('robot').addColumn('quiet_from', 'smallint').execute();
  await db.schema.alterTable('robot').addColumn('quiet_to', 'smallint').execute();
}
