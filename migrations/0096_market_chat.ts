import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/**
 * What members say to each other about something one of them offers. It outlives the thing: whoever was cheated still has it.
 * Until now only who wrote was kept, in market_talk; what they wrote stood in the inbox alone.
 */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('market_chat')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('item_id', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('asker_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('owner_seen', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('asker_seen', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('closed_at', 'bigint')
    .addUniqueConstraint('market_chat_once', ['item_id', 'asker_id'])
    .execute();
  await db.schema.createIndex('market_chat_owner').on('market_chat').columns(['owner_id', 'last_at']).execute();
  await db.schema.createIndex('market_chat_asker').on('market_chat').columns(['asker_id', 'last_at']).execute();
  await db.schema.createIndex('market_chat_last').on('market_chat').column('last_at').execute();
  await db.schema
    .createTable('market_message')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('chat_id', 'bigint', (column) => column.notNull().references('market_chat.id').onDelete('cascade'))
    .addColumn('by_owner', 'smallint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('market_message_chat').on('market_message').columns(['chat_id', 'id']).execute();
  await db.schema
    .createTable('market_block')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('blocked_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_block_pk', ['member_id', 'blocked_id'])
    .execute();
  await db.schema
    .createTable('market_chat_report')
    .addColumn('chat_id', 'bigint', (column) => column.notNull().references('market_chat.id').onDelete('cascade'))
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_chat_report_pk', ['chat_id', 'member_id'])
    .execute();
  await sql`
    insert into market_chat (item_id, title, owner_id, asker_id, last_at)
    select market_item.id, market_item.title, market_item.member_id, market_talk.member_id, market_talk.last_at
    from market_talk
    join market_item on market_item.id = market_talk.item_id
    join member on member.id = market_item.member_id`.execute(db);
  await db.schema.dropTable('market_talk').execute();
}
