import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { holdsWords } from '#/platform/db/holds-words.ts';
import type { ReviewOrder } from '../market-names.pure.ts';
import type { Item } from './item.rules.ts';
import { toItem } from './item-row.store.ts';
import type { MarketTables } from './market.table.ts';

export interface WantedItems {
  id?: number | undefined;
  words: string;
  state: 'all' | 'on' | 'off' | 'sample' | 'broken';
  /** Empty: any. */
  city: string;
  category: string;
  platform: string;
  order: ReviewOrder;
}

const ORDERS = {
  new: ['id', 'desc'],
  changed: ['updated_at', 'desc'],
  views: ['views', 'desc'],
  cheap: ['price_fen', 'asc'],
  dear: ['price_fen', 'desc'],
} as const satisfies Record<ReviewOrder, readonly [keyof MarketTables['market_item'], 'asc' | 'desc']>;

const ROWS_AT_ONCE = 500;

export type ReviewedStore = ReturnType<typeof createReviewedStore>;

/** Every item, for those who look after them. */
export function createReviewedStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();

  const fitting = ({ id, words, state, city, category, platform }: Omit<WantedItems, 'order'>) =>
    tables
      .selectFrom('market_item')
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
      .$if(words !== '', (query) =>
        query.where(({ or, eb }) =>
          or([holdsWords(words, ['title']), ...(/^\d{1,15}$/.test(words) ? [eb('id', '=', Number(words))] : [])]),
        ),
      )
      .$if(city !== '', (query) => query.where('city', '=', city))
      .$if(category !== '', (query) => query.where('category', '=', category))
      .$if(platform !== '', (query) => query.where('platform', '=', platform))
      .$if(state === 'on', (query) => query.where('is_shown', '=', 1))
      .$if(state === 'off', (query) => query.where('is_shown', '=', 0))
      .$if(state === 'sample', (query) => query.where('is_sample', '=', 1))
      .$if(state === 'broken', (query) => query.where('link_state', 'in', ['unsure', 'dead']));

  return {
    async list(wanted: WantedItems, { limit, offset }: Slice): Promise<{ items: Item[]; total: number }> {
      const [column, direction] = ORDERS[wanted.order];
      const all = fitting(wanted);
      const rows = await all
        .selectAll()
        .orderBy(column, direction)
        .$if(column !== 'id', (query) => query.orderBy('id', 'desc'))
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { items: rows.map(toItem), total: Number(total) };
    },

    /** The whole filter, the newest first, a part at a time. */
    async *all(wanted: WantedItems): AsyncGenerator<Item[]> {
      let below: number | undefined;
      for (;;) {
        const rows = await fitting(wanted)
          .selectAll()
          .$if(below !== undefined, (query) => query.where('id', '<', below ?? 0))
          .orderBy('id', 'desc')
          .limit(ROWS_AT_ONCE)
          .execute();
        if (rows.length > 0) yield rows.map(toItem);
        below = rows.at(-1)?.id;
        if (rows.length < ROWS_AT_ONCE) return;
      }
    },

    async hasSamples(): Promise<boolean> {
      const one = await tables.selectFrom('market_item').select('id').where('is_sample', '=', 1).executeTakeFirst();
      return one !== undefined;
    },

    async byIds(ids: readonly number[]): Promise<Item[]> {
      if (ids.length === 0) return [];
      return (await tables.selectFrom('market_item').selectAll().where('id', 'in', ids).execute()).map(toItem);
    },

    /** What is called so. */
    async byTitles(titles: readonly string[]) {
      if (titles.length === 0) return [];
      const rows = await tables
        .selectFrom('market_item')
        .select(['id', 'title', 'price_fen', 'city', 'link'])
        .where('title', 'in', titles)
        .execute();
      return rows.map(({ price_fen, ...row }) => ({ ...row, priceFen: price_fen }));
    },

    /** What the items are filed under, the most used first; those that are down count too. */
    async names(by: 'city' | 'category' | 'platform'): Promise<string[]> {
      const rows = await tables
        .selectFrom('market_item')
        .select(by)
        .where(by, '<>', '')
        .groupBy(by)
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .orderBy(by)
        .limit(200)
        .execute();
      // Selected by that name just above.
      return rows.map((row) => (row as Record<typeof by, string>)[by]);
    },
  };
}
