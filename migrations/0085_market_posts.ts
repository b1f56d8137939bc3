import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Things that members offer, who wrote to whom about them, and who reported them. */
export async function up(db: AnyDatabase): Promise<void> {
  // No reference: a member's things leave by their own way, which also takes them out of the search.
  await db.schema.alterTable('market_item').addColumn('member_id', 'bigint').execute();
  await sql`create index market_item_member on market_item (member_id, id desc) where member_id is not null`.execute(
    db,
  );
  await db.schema
    .createTable('market_talk')
    .addColumn('item_id', 'bigint', (column) => column.notNull().references('market_item.id').onDelete('cascade'))
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_talk_pk', ['item_id', 'member_id'])
    .execute();
  await db.schema
    .createTable('market_report')
    .addColumn('item_id', 'bigint', (column) => column.notNull().references('market_item.id').onDelete('cascade'))
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_report_pk', ['item_id', 'member_id'])
    .execute();
}
