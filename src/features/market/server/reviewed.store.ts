import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Item } from './item.rules.ts';
import { toItem } from './item-row.store.ts';
import type { MarketTables } from './market.table.ts';

export interface WantedItems {
  id?: number | undefined;
  words: string;
  state: 'all' | 'on' | 'off' | 'sample' | 'broken';
}

export type ReviewedStore = ReturnType<typeof createReviewedStore>;

/** Every item, for those who look after them. */
export function createReviewedStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();
  return {
    async list({ id, words, state }: WantedItems, { limit, offset }: Slice): Promise<{ items: Item[]; total: number }> {
      const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      const fitting = tables
        .selectFrom('market_item')
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
        .$if(words !== '', (query) => query.where(({ eb, fn }) => eb(fn<string>('lower', ['title']), 'like', pattern)))
        .$if(state === 'on', (query) => query.where('is_shown', '=', 1))
        .$if(state === 'off', (query) => query.where('is_shown', '=', 0))
        .$if(state === 'sample', (query) => query.where('is_sample', '=', 1))
        .$if(state === 'broken', (query) => query.where('link_state', 'in', ['unsure', 'dead']));
      const rows = await fitting.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { items: rows.map(toItem), total: Number(total) };
    },
  };
}
