import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Item } from './item.rules.ts';
import { toItem } from './item-row.store.ts';
import type { MarketTables } from './market.table.ts';

export type PostStore = ReturnType<typeof createPostStore>;

/** What members offer, and who reported it. */
export function createPostStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();
  return {
    /** The newest first. */
    async ofMember(memberId: number, limit: number): Promise<Item[]> {
      const rows = await tables
        .selectFrom('market_item')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toItem);
    },

    /** Those that are shown, or wait for the operator. */
    async countOpen(memberId: number): Promise<number> {
      const row = await tables
        .selectFrom('market_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('member_id', '=', memberId)
        .where(({ or, eb }) => or([eb('is_shown', '=', 1), eb('down_reason', '=', 'waiting')]))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async countSince(memberId: number, since: number): Promise<number> {
      const row = await tables
        .selectFrom('market_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('member_id', '=', memberId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** How many have reported it, this one included; a second report of one member changes nothing. */
    async report(itemId: number, memberId: number, reason: string, now: number): Promise<number> {
      await tables
        .insertInto('market_report')
        .values({ item_id: itemId, member_id: memberId, reason, created_at: now })
        .onConflict((conflict) => conflict.columns(['item_id', 'member_id']).doNothing())
        .execute();
      const row = await tables
        .selectFrom('market_report')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('item_id', '=', itemId)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
  };
}
