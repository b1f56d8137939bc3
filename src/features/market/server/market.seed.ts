import { readFile } from 'node:fs/promises';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { heatScore } from '#/features/catalogue/heat.pure.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Item } from './item.rules.ts';
import { insertItems } from './item-write.store.ts';
import type { MarketTables } from './market.table.ts';
import { notePrices } from './price.store.ts';
import { readShops, type SamplePlace, sampleItems } from './sample-item.rules.ts';

interface Needs {
  database: Pick<Database, 'db' | 'search'>;
  now: number;
  tell: (progress: string) => void;
}

const NAME = 'samples';
const VERSION = '1';
const CONTENT = new URL('./content/', import.meta.url);
/** Samples are a little older than the site, and not all of the same age. */
const STEP_MS = 11 * 3_600_000;
/** One of this many samples got cheaper on the way. */
const CHEAPER_EACH = 3;

/** Brings in the samples once in the life of a database: those an operator deleted do not come back. */
export async function seedMarket({ database: { db, search }, now, tell }: Needs): Promise<boolean> {
  const tables = db.withTables<MarketTables>();
  const known = await tables.selectFrom('market_seed').select('name').where('name', '=', NAME).executeTakeFirst();
  if (known) return false;
  tell('正在摆上示例商品');
  const [goods, places] = await Promise.all([read('sample-goods.txt'), read('sample-places.json')]);
  // The file ships with this code and is checked by a test.
  const facts = sampleItems(readShops(goods), JSON.parse(places) as SamplePlace[]);
  await db.transaction().execute(async (transaction) => {
    const items = facts.map((item, index) => {
      const createdAt = now - (facts.length - index) * STEP_MS;
      return { ...item, heat: heatScore(1 + ((index * 13) % 9), now), isSample: true, createdAt };
    });
    for (let start = 0; start < items.length; start += 50) {
      const added = await insertItems(transaction, search, items.slice(start, start + 50));
      await notePrices(transaction, added.flatMap(earlierPrices));
    }
    await transaction
      .withTables<MarketTables>()
      .insertInto('market_seed')
      .values({ name: NAME, version: VERSION })
      .execute();
  });
  await search.settle(db);
  return true;
}

/** What some of them cost before: as much as they are struck at, then half way, then what they cost now. */
function earlierPrices({ id, priceFen, originPriceFen, createdAt }: Item) {
  if (id % CHEAPER_EACH !== 0 || originPriceFen === null) return [];
  const half = Math.round((priceFen + originPriceFen) / 200) * 100;
  return [
    { id, since: createdAt - 60 * DAY_MS, priceFen: originPriceFen },
    { id, since: createdAt - 25 * DAY_MS, priceFen: half },
    { id, since: createdAt, priceFen },
  ];
}

function read(name: string): Promise<string> {
  return readFile(new URL(name, CONTENT), 'utf8');
}
