import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema.alterTable('market_item').addColumn('expires_at', 'bigint').execute();
  // When the link is to be looked at next; none for samples and for what has no link.
  await db.schema.alterTable('market_item').addColumn('check_at', 'bigint').execute();
  await db.schema.alterTable('market_item').addColumn('link_state', 'text').execute();
  await db.schema
    .alterTable('market_item')
    .addColumn('link_failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('market_item_check').on('market_item').columns(['is_shown', 'check_at']).execute();
  await db.schema.createIndex('market_item_expiry').on('market_item').columns(['is_shown', 'expires_at']).execute();
  await db.schema
    .createTable('market_link_check')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    // No reference: the log outlives the item.
    .addColumn('item_id', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('took_down', 'smallint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('market_link_check_item').on('market_link_check').columns(['item_id', 'id']).execute();
  await db.schema.createIndex('market_link_check_time').on('market_link_check').column('checked_at').execute();
}
