import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { SearchIndex } from '#/platform/db/search/search-index.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { moveInIndices } from './item-index.store.ts';
import { toItem, toRow } from './item-row.store.ts';
import { firstCheckAt } from './link.rules.ts';
import type { MarketTables } from './market.table.ts';

export interface NewItem extends ItemFacts {
  heat: number;
  isSample: boolean;
  createdAt: number;
}

export type ItemRank = Pick<
  Item,
  'id' | 'priceFen' | 'discount' | 'returnFen' | 'createdAt' | 'longitude' | 'latitude'
>;

export type ItemStore = ReturnType<typeof createItemStore>;

const SAMPLES_AT_ONCE = 200;

/** Items, their search entries and their counts change together or not at all. */
export function createItemStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  const tables = db.withTables<MarketTables>();
  return {
    add: (item: NewItem): Promise<Item> =>
      db.transaction().execute(async (transaction) => {
        const [added] = await insertItems(transaction, search, [item]);
        if (!added) throw new Error('an inserted row must come back');
        return added;
      }),

    /** Undefined when there is none. */
    change: (id: number, change: (item: Item) => ItemFacts, now: number): Promise<Item | undefined> =>
      db.transaction().execute(async (transaction) => {
        const before = await findIn(transaction, id);
        if (!before) return undefined;
        const facts = change(before);
        const isOtherLink = facts.link !== before.link || facts.isShown !== before.isShown;
        const row = await transaction
          .withTables<MarketTables>()
          .updateTable('market_item')
          .set({
            ...toRow(facts),
            updated_at: now,
            ...(isOtherLink && {
              link_state: null,
              link_failures: 0,
              check_at: firstCheckAt({ ...before, ...facts }, now),
            }),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        const after = toItem(row);
        await moveInIndices(transaction, search, { before: [before], after: [after] });
        return after;
      }),

    remove: (id: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const before = await findIn(transaction, id);
        if (!before) return false;
        await transaction.withTables<MarketTables>().deleteFrom('market_item').where('id', '=', id).execute();
        await moveInIndices(transaction, search, { before: [before] });
        return true;
      }),

    /** A part at a time: a long statement would hold up all others. */
    async removeSamples(): Promise<number> {
      let removed = 0;
      for (;;) {
        const some = await db.transaction().execute(async (transaction) => {
          const inside = transaction.withTables<MarketTables>();
          const rows = await inside
            .selectFrom('market_item')
            .selectAll()
            .where('is_sample', '=', 1)
            .orderBy('id')
            .limit(SAMPLES_AT_ONCE)
            .execute();
          if (rows.length === 0) return 0;
          await inside
            .deleteFrom('market_item')
            .where(
              'id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute();
          await moveInIndices(transaction, search, { before: rows.map(toItem) });
          return rows.length;
        });
        if (some === 0) return removed;
        removed += some;
      }
    },

    find: (id: number) => findIn(db, id),

    /** Only what orders are made of: reading all of many items to show a few would cost ten times as much. */
    async ranksByIds(ids: readonly number[]): Promise<ItemRank[]> {
      if (ids.length === 0) return [];
      const rows = await tables
        .selectFrom('market_item')
        .select(['id', 'price_fen', 'discount', 'return_fen', 'created_at', 'longitude', 'latitude'])
        .where('id', 'in', ids)
        .where('is_shown', '=', 1)
        .execute();
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = found.get(id);
        if (!row) return [];
        const { price_fen, return_fen, created_at, discount, longitude, latitude } = row;
        return [
          { id, priceFen: price_fen, returnFen: return_fen, createdAt: created_at, discount, longitude, latitude },
        ];
      });
    },

    /** In the order asked for; what is not shown is left out. */
    async listByIds(ids: readonly number[]): Promise<Item[]> {
      if (ids.length === 0) return [];
      const rows = await tables
        .selectFrom('market_item')
        .selectAll()
        .where('id', 'in', ids)
        .where('is_shown', '=', 1)
        .execute();
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = found.get(id);
        return row ? [toItem(row)] : [];
      });
    },
  };
}

async function findIn(db: AnyDatabase, id: number): Promise<Item | undefined> {
  const row = await db
    .withTables<MarketTables>()
    .selectFrom('market_item')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toItem(row);
}

export async function insertItems(db: AnyDatabase, search: SearchIndex, items: readonly NewItem[]): Promise<Item[]> {
  const rows = await db
    .withTables<MarketTables>()
    .insertInto('market_item')
    .values(
      items.map((item) => ({
        ...toRow(item),
        views: 0,
        heat: item.heat,
        is_sample: item.isSample ? (1 as const) : (0 as const),
        created_at: item.createdAt,
        updated_at: item.createdAt,
        check_at: firstCheckAt(item, item.createdAt),
        link_state: null,
        link_failures: 0,
      })),
    )
    .returningAll()
    .execute();
  const added = rows.map(toItem).sort((one, other) => one.id - other.id);
  await moveInIndices(db, search, { after: added });
  return added;
}
