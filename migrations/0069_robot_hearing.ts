import type { AnyDatabase } from '#/platform/db/any-database.ts';

export const worksWith = '0066_title_presence';

/** What channels heard, whose account is which member's, and how well the rules catch what people say. */
export async function up(db: AnyDatabase): Promise<void> {
  // Services repeat what was not answered in time: whoever writes the row first computes the answer for all.
  await db.schema
    .createTable('robot_heard')
    .addColumn('guid', 'text', (column) => column.notNull().references('robot.guid').onDelete('cascade'))
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('heard_at', 'bigint', (column) => column.notNull())
    .addColumn('reply_json', 'text')
    .addPrimaryKeyConstraint('robot_heard_pk', ['guid', 'message_id'])
    .execute();
  await db.schema.createIndex('robot_heard_at').on('robot_heard').column('heard_at').execute();
  await db.schema
    .createTable('robot_person')
    .addColumn('guid', 'text', (column) => column.notNull().references('robot.guid').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('bound_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('robot_person_pk', ['guid', 'person'])
    .execute();
  await db.schema.createIndex('robot_person_member').on('robot_person').column('member_id').execute();
  // One code for a member at a time, as a mark that tells nothing.
  await db.schema
    .createTable('robot_code')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('mark', 'text', (column) => column.notNull().unique())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  // Rule 0 is what the site answers by itself.
  await db.schema
    .createTable('robot_reply_count')
    .addColumn('rule_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('robot_reply_count_pk', ['rule_id', 'day'])
    .execute();
  await db.schema
    .createTable('robot_missed')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('robot_missed_pk', ['words', 'day'])
    .execute();
}
