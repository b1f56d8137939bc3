import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0083_title_list';

/** Who asked for a person instead of the robot: until then the robot says nothing to them. */
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
}
