import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SearchIndex, SearchKind } from '#/platform/db/search/search-index.ts';
import { isPlace } from '../distance.pure.ts';
import type { Item } from './item.rules.ts';
import type { MarketTables } from './market.table.ts';

export const GOODS: SearchKind = { name: 'market', place: 1, isLabelled: true };

type Indexed = Pick<
  Item,
  | 'id'
  | 'title'
  | 'category'
  | 'platform'
  | 'shop'
  | 'city'
  | 'address'
  | 'marketType'
  | 'heat'
  | 'isShown'
  | 'longitude'
  | 'latitude'
>;

/** What a search may be narrowed by. */
export const cityMark = (city: string) => `city${city}`;
export const categoryMark = (category: string) => `category${category}`;
export const platformMark = (platform: string) => `platform${platform}`;
export const shopMark = (shop: string) => `shop${shop}`;

/** Search entries and counts follow the rows; call it in the rows' transaction. Only what is shown is in either. */
export async function moveInIndices(
  db: AnyDatabase,
  search: SearchIndex,
  { before = [], after = [] }: { before?: readonly Indexed[]; after?: readonly Indexed[] },
): Promise<void> {
  await count(db, before, after);
  const shown = after.filter(({ isShown }) => isShown);
  const kept = new Set(shown.map(({ id }) => id));
  const gone = before.filter(({ id, isShown }) => isShown && !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await search.remove(db, GOODS, gone);
  if (shown.length > 0) await search.put(db, shown.map(toDocument));
}

function toDocument(item: Indexed) {
  return {
    kind: GOODS,
    id: item.id,
    title: item.title,
    aliases: [...new Set([item.category, item.marketType, item.platform, item.shop, item.address])].filter(Boolean),
    people: [],
    marks: [
      cityMark(item.city),
      categoryMark(item.category),
      platformMark(item.platform),
      ...(item.shop ? [shopMark(item.shop)] : []),
    ],
    heat: item.heat,
  } as const;
}

async function count(db: AnyDatabase, before: readonly Indexed[], after: readonly Indexed[]): Promise<void> {
  const counts = new Map<string, MarketTables['market_count']>();
  const add = (item: Indexed, step: number) => {
    if (!item.isShown) return;
    const { city, category, platform } = item;
    const is_located = isPlace(item) ? 1 : 0;
    const key = JSON.stringify([city, category, platform, is_located]);
    const entry = counts.get(key) ?? { city, category, platform, is_located, items: 0 };
    entry.items += step;
    counts.set(key, entry);
  };
  for (const item of before) add(item, -1);
  for (const item of after) add(item, 1);
  // Always in the same order, so that two writers never wait for each other in a circle.
  const rows = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, row]) => (row.items ? row : []));
  if (rows.length === 0) return;
  await db
    .withTables<MarketTables>()
    .insertInto('market_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['city', 'category', 'platform', 'is_located']).doUpdateSet((update) => ({
        items: update('market_count.items', '+', update.ref('excluded.items')),
      })),
    )
    .execute();
}
