import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { Database } from '#/platform/db/database.ts';
import type { MarketOrder } from '../market-names.pure.ts';
import type { MarketTables } from './market.table.ts';

export interface Filter {
  /** What is offered everywhere belongs to every city. */
  city: string;
  category: string;
  platform: string;
  shop?: string | undefined;
  /** What costs less, or more, is left out. */
  leastFen?: number | undefined;
  mostFen?: number | undefined;
  /** Only what is reduced to this part of its price at most: 0.5 is half of it. */
  mostDiscount?: number | undefined;
}

/** Whether a list is narrowed by more than what is counted along with the rows. */
export const isNarrowed = ({ shop, leastFen, mostFen, mostDiscount }: Filter): boolean =>
  Boolean(shop) || leastFen !== undefined || mostFen !== undefined || mostDiscount !== undefined;

/** Shown, and what a filter asks for beside the city. */
export const fits =
  ({ category, platform, shop, leastFen, mostFen, mostDiscount }: Omit<Filter, 'city'>) =>
  (row: ExpressionBuilder<MarketTables, 'market_item'>) =>
    row.and([
      row('is_shown', '=', 1),
      ...(category ? [row('category', '=', category)] : []),
      ...(platform ? [row('platform', '=', platform)] : []),
      ...(shop ? [row('shop', '=', shop)] : []),
      ...(leastFen === undefined ? [] : [row('price_fen', '>=', leastFen)]),
      ...(mostFen === undefined ? [] : [row('price_fen', '<=', mostFen)]),
      ...(mostDiscount === undefined ? [] : [row('discount', '<=', mostDiscount), row('discount', '>', 0)]),
    ]);

export type IndexedOrder = Exclude<MarketOrder, 'distance'>;

const ORDERS = {
  default: { column: 'heat', direction: 'desc' },
  new: { column: 'created_at', direction: 'desc' },
  price: { column: 'price_fen', direction: 'asc' },
  discount: { column: 'discount', direction: 'asc' },
  return: { column: 'return_fen', direction: 'desc' },
} as const satisfies Record<IndexedOrder, { column: keyof MarketTables['market_item']; direction: 'asc' | 'desc' }>;

const EVERYWHERE = '';

export type ListStore = ReturnType<typeof createListStore>;

/** Lists in the order of an index: only as many rows are read as are shown. */
export function createListStore({ db }: Pick<Database, 'db'>) {
  const tables = db.withTables<MarketTables>();

  async function countUpTo(filter: Filter, isLocatedOnly: boolean, most: number): Promise<number> {
    const rows = tables
      .selectFrom('market_item')
      .select('id')
      .where(fits(filter))
      .$if(filter.city !== '', (query) => query.where('city', 'in', [filter.city, EVERYWHERE]))
      .$if(isLocatedOnly, (query) => query.where('band', 'is not', null))
      .limit(most);
    const row = await tables
      .selectFrom(rows.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('items'))
      .executeTakeFirst();
    return Number(row?.items ?? 0);
  }

  return {
    async ids(filter: Filter, order: IndexedOrder, { limit, offset }: Slice): Promise<number[]> {
      const { direction } = ORDERS[order];
      const cities = filter.city === '' ? [undefined] : [filter.city, EVERYWHERE];
      const parts = cities.map((city) => part(tables, { ...filter, city }, order, offset + limit));
      const [first, second] = parts;
      if (!first) return [];
      // Two walks, each as far as the page could reach, merged: no index is in the order of two cities at once.
      const both = second
        ? tables
            .selectFrom(first.as('one'))
            .selectAll()
            .unionAll(tables.selectFrom(second.as('other')).selectAll())
        : tables.selectFrom(first.as('one')).selectAll();
      const rows = await tables
        .selectFrom(both.as('both'))
        .select('id')
        .orderBy('rank', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    },

    async sort(ids: readonly number[], order: IndexedOrder, { limit, offset }: Slice): Promise<number[]> {
      const { column, direction } = ORDERS[order];
      const rows = await tables
        .selectFrom('market_item')
        .select('id')
        .where('id', 'in', ids)
        .orderBy(column, direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Kept along with the rows, so it costs the same however many there are; what is narrowed further is counted, up to `most`. */
    async total(filter: Filter, isLocatedOnly: boolean, most: number): Promise<number> {
      if (isNarrowed(filter)) return countUpTo(filter, isLocatedOnly, most);
      const row = await tables
        .selectFrom('market_count')
        .select(({ fn }) => fn.sum<number | null>('items').as('items'))
        .$if(filter.city !== '', (query) => query.where('city', 'in', [filter.city, EVERYWHERE]))
        .$if(filter.category !== '', (query) => query.where('category', '=', filter.category))
        .$if(filter.platform !== '', (query) => query.where('platform', '=', filter.platform))
        .$if(isLocatedOnly, (query) => query.where('is_located', '=', 1))
        .executeTakeFirst();
      return Number(row?.items ?? 0);
    },

    async counts(by: 'category' | 'platform' | 'city', city: string): Promise<{ name: string; count: number }[]> {
      const rows = await tables
        .selectFrom('market_count')
        .select(({ fn, ref }) => [ref(by).as('name'), fn.sum<number>('items').as('count')])
        .$if(city !== '', (query) => query.where('city', 'in', [city, EVERYWHERE]))
        .where(by, '<>', '')
        .groupBy(by)
        .having(({ fn }) => fn.sum('items'), '>', 0)
        .orderBy(sql`2`, 'desc')
        .orderBy(sql`1`)
        .limit(500)
        .execute();
      return rows.map(({ name, count }) => ({ name, count: Number(count) }));
    },
  };
}

function part(
  tables: Kysely<MarketTables>,
  { city, ...filter }: Omit<Filter, 'city'> & { city: string | undefined },
  order: IndexedOrder,
  limit: number,
) {
  const { column, direction } = ORDERS[order];
  return tables
    .selectFrom('market_item')
    .select(({ ref }) => ['id', ref(column).as('rank')])
    .where(fits(filter))
    .$if(city !== undefined, (query) => query.where('city', '=', city ?? ''))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit);
}
