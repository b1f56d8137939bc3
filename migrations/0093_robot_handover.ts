import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the tables. */
export const worksWith = '0083_title_list';

/** Who asked for a person instead of the robot, and what happened that triggers have not told yet. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('robot_handover')
    .addColumn('guid', 'text', (column) => column.notNull().references('robot.guid').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('robot_handover_pk', ['guid', 'person'])
    .execute();
  // Told ones stay a while, without their words: what is told a second time is known by its key.
  await db.schema
    .createTable('robot_event')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('event_json', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addPrimaryKeyConstraint('robot_event_pk', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('robot_event_done').on('robot_event').columns(['done_at', 'told_at']).execute();
}
