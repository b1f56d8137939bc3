import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { MarketTables } from './market.table.ts';
import type { PriceStep } from './price.rules.ts';

/** What items cost from now on; called in the transaction that changes them. */
export async function notePrices(
  transaction: AnyDatabase,
  items: readonly (PriceStep & { id: number })[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction
    .withTables<MarketTables>()
    .insertInto('market_price')
    .values(items.map(({ id, since, priceFen }) => ({ item_id: id, since, price_fen: priceFen })))
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'since']).doUpdateSet((update) => ({ price_fen: update.ref('excluded.price_fen') })),
    )
    .execute();
}

/** Takes the members who wait for this price off the list and returns them: each is told once. */
export async function takeAlerts(transaction: AnyDatabase, itemId: number, priceFen: number): Promise<number[]> {
  const rows = await transaction
    .withTables<MarketTables>()
    .deleteFrom('market_alert')
    .where('item_id', '=', itemId)
    .where('below_fen', '>=', priceFen)
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export interface Alert {
  itemId: number;
  belowFen: number;
  createdAt: number;
}

export type PriceStore = ReturnType<typeof createPriceStore>;

export function createPriceStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();
  return {
    /** The oldest first. */
    async steps(itemId: number): Promise<PriceStep[]> {
      const rows = await tables
        .selectFrom('market_price')
        .select(['since', 'price_fen'])
        .where('item_id', '=', itemId)
        .orderBy('since')
        .execute();
      return rows.map(({ since, price_fen }) => ({ since, priceFen: price_fen }));
    },

    async alerts(memberId: number): Promise<Alert[]> {
      const rows = await tables
        .selectFrom('market_alert')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({ itemId: row.item_id, belowFen: row.below_fen, createdAt: row.created_at }));
    },

    async setAlert(memberId: number, { itemId, belowFen, createdAt }: Alert): Promise<void> {
      await tables
        .insertInto('market_alert')
        .values({ member_id: memberId, item_id: itemId, below_fen: belowFen, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(['member_id', 'item_id']).doUpdateSet({ below_fen: belowFen }))
        .execute();
    },

    /** One, or all of them. */
    async removeAlerts(memberId: number, itemId?: number): Promise<void> {
      const own = tables.deleteFrom('market_alert').where('member_id', '=', memberId);
      await (itemId === undefined ? own : own.where('item_id', '=', itemId)).execute();
    },
  };
}
