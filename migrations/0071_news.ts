import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** News of members and how each wants to hear them; whom to tell of an approved link; which word another answers. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'varchar(60)', (column) => column.notNull())
    .addColumn('event_key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('facts_json', 'text', (column) => column.notNull())
    .addColumn('is_shown', 'smallint', (column) => column.notNull())
    .addColumn('mail_state', 'varchar(10)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addUniqueConstraint('news_once', ['member_id', 'event_key'])
    .execute();
  await db.schema.createIndex('news_newest').on('news').columns(['member_id', 'is_shown', 'id']).execute();
  await db.schema.createIndex('news_unread').on('news').columns(['member_id', 'is_shown', 'read_at']).execute();
  await db.schema.createIndex('news_to_mail').on('news').columns(['mail_state', 'member_id']).execute();
  await db.schema.createIndex('news_age').on('news').column('created_at').execute();
  await db.schema
    .createTable('news_choice')
    .addColumn('member_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'varchar(60)', (column) => column.notNull())
    .addColumn('inbox', 'smallint', (column) => column.notNull())
    .addColumn('mail', 'smallint', (column) => column.notNull())
    .addColumn('chat', 'smallint', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_choice_pk', ['member_id', 'kind'])
    .execute();
  await db.schema
    .createTable('news_digest')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey())
    .addColumn('hour', 'smallint', (column) => column.notNull())
    .addColumn('token', 'varchar(60)', (column) => column.notNull().unique())
    .addColumn('sent_at', 'bigint')
    .execute();
  await db.schema.alterTable('friend_link').addColumn('member_id', 'bigint').execute();
  await db.schema
    .alterTable('word')
    .addColumn('answers_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('bill_due_mark')
    .addColumn('name', 'varchar(20)', (column) => column.primaryKey())
    .addColumn('told_until', 'bigint', (column) => column.notNull())
    .execute();
}
