import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/**
 * When what visitors see of goods or of an article last changed; null for what nobody ever saw. `updated_at` moves with drafts and
 * with what only the desk shows. Goods leave no row behind, so those that were seen leave their number.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('market_item').addColumn('changed_at', 'bigint').execute();
  await sql`update market_item set changed_at = updated_at where is_shown = 1`.execute(db);
  await db.schema.createIndex('market_item_changed').on('market_item').column('changed_at').execute();
  await db.schema
    .createTable('market_gone')
    .addColumn('item_id', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('market_gone_at').on('market_gone').column('at').execute();

  await db.schema.alterTable('blog_post').addColumn('changed_at', 'bigint').execute();
  // Beside a draft the time of the row is that of the draft.
  await sql`update blog_post set changed_at = case when draft is null then updated_at else published_at end
    where published_at is not null and deleted_at is null`.execute(db);
}
