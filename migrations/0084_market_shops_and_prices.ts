import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/**
 * Shops, what prices were, and who waits for a lower one. Words searched for in the market move into the record of all
 * searches: they were counted by visitor and day there too.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('market_item')
    .addColumn('shop', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index market_item_shop on market_item (shop, is_shown, heat desc, id desc) where shop <> ''`.execute(
    db,
  );
  await db.schema
    .createTable('market_price')
    .addColumn('item_id', 'bigint', (column) => column.notNull().references('market_item.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('price_fen', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_price_pk', ['item_id', 'since'])
    .execute();
  // What is known of the past: each price has held at least since its item was last changed.
  await sql`insert into market_price (item_id, since, price_fen) select id, updated_at, price_fen from market_item`.execute(
    db,
  );
  await db.schema
    .createTable('market_alert')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('item_id', 'bigint', (column) => column.notNull().references('market_item.id').onDelete('cascade'))
    .addColumn('below_fen', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('market_alert_pk', ['member_id', 'item_id'])
    .execute();
  await db.schema.createIndex('market_alert_item').on('market_alert').columns(['item_id', 'below_fen']).execute();
  await db.schema
    .alterTable('search_word')
    .addColumn('in_market', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into search_word (day, word_key, words, visitors, misses, in_market)
    select day, words, words, searches, 0, searches from market_word where true
    on conflict (day, word_key) do update
    set visitors = search_word.visitors + excluded.visitors, in_market = excluded.in_market`.execute(db);
  await db.schema.dropTable('market_word').execute();
}
