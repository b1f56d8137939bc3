import type { AnyDatabase } from '#/platform/db/any-database.ts';

export const worksWith = '0066_title_presence';

/** Channels beside the robots: their own pace, what is the matter with them, and which messages nobody is sure of. */
export async function up(db: AnyDatabase): Promise<void> {
  const robot = () => db.schema.alterTable('robot');
  await robot()
    .addColumn('per_minute', 'smallint', (column) => column.notNull().defaultTo(20))
    .execute();
  await robot()
    .addColumn('is_off', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute();
  // Why nothing arrives there, since when; empty while it works.
  await robot()
    .addColumn('trouble', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await robot().addColumn('trouble_at', 'bigint').execute();
  const outbox = () => db.schema.alterTable('robot_outbox');
  // It may have arrived although no answer said so: never sent again by itself.
  await outbox()
    .addColumn('doubt', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute();
  // Does not wait for the end of quiet hours.
  await outbox()
    .addColumn('urgent', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('robot_outbox_guid').on('robot_outbox').columns(['guid', 'created_at']).execute();
}
