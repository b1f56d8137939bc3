import { readFile } from 'node:fs/promises';
import { heatScore } from '#/features/catalogue/heat.pure.ts';
import type { Database } from '#/platform/db/database.ts';
import { insertItems } from './item-write.store.ts';
import type { MarketTables } from './market.table.ts';
import { readGoods, type SamplePlace, sampleItems } from './sample-item.rules.ts';

interface Needs {
  database: Pick<Database, 'db' | 'search'>;
  now: number;
  tell: (progress: string) => void;
}

const NAME = 'samples';
const VERSION = '1';
const CONTENT = new URL('./content/', import.meta.url);
/** Samples are a little older than the site, and not all of the same age. */
const STEP_MS = 37 * 60_000;

/** Brings in the samples once in the life of a database: those an operator deleted do not come back. */
export async function seedMarket({ database: { db, search }, now, tell }: Needs): Promise<boolean> {
  const tables = db.withTables<MarketTables>();
  const known = await tables.selectFrom('market_seed').select('name').where('name', '=', NAME).executeTakeFirst();
  if (known) return false;
  tell('正在摆上示例商品');
  const [goods, places] = await Promise.all([read('sample-goods.txt'), read('sample-places.json')]);
  // The file ships with this code and is checked by a test.
  const facts = sampleItems(readGoods(goods), JSON.parse(places) as SamplePlace[]);
  await db.transaction().execute(async (transaction) => {
    const items = facts.map((item, index) => {
      const createdAt = now - (facts.length - index) * STEP_MS;
      return { ...item, heat: heatScore(1 + ((index * 13) % 9), now), isSample: true, createdAt };
    });
    for (let start = 0; start < items.length; start += 50)
      await insertItems(transaction, search, items.slice(start, start + 50));
    await transaction
      .withTables<MarketTables>()
      .insertInto('market_seed')
      .values({ name: NAME, version: VERSION })
      .execute();
  });
  await search.settle(db);
  return true;
}

function read(name: string): Promise<string> {
  return readFile(new URL(name, CONTENT), 'utf8');
}
