import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readCities } from '#/features/market/server/cities.gateway.ts';
import { createItemStore } from '#/features/market/server/item.store.ts';
import { createItemSearchStore } from '#/features/market/server/item-search.store.ts';
import { insertItems, type NewItem } from '#/features/market/server/item-write.store.ts';
import { createListStore } from '#/features/market/server/list.store.ts';
import { createMarketService, type Query } from '#/features/market/server/market.service.ts';
import { createNearStore } from '#/features/market/server/near.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { HEADER, row, seededRandom, type Timing, time } from './measure.ts';

const SEED = 20_261_115;
const AT_ONCE = 500;
const FIRST = { limit: 20, offset: 0 };
const CITIES = 30;
const KINDS = ['美食', '到家', '二手', '课程', '门票', '生活', '酒旅', '亲子'];
const PLATFORMS = ['到店团购', '上门服务', '同城二手', '课程约课', '票务', '民宿预订'];
const PARTS = {
  place: ['老城', '江边', '湖滨', '大学城', '古街', '山脚', '车站', '南门', '北苑', '东湖'],
  thing: ['咖啡', '火锅', '保洁', '公路车', '陶艺课', '话剧票', '理发', '民宿', '绘本', '蛋糕', '烧烤', '相机', '瑜伽'],
  form: ['双人份', '体验一次', '九成新', '周末票', '上门服务', '一晚', '四人餐', '小班课', '早鸟', '套餐'],
};

/** `npm run bench -- market [sizes…] [postgres://…]`: lists, distances and searches, 1k against 100k. */
export async function benchMarket(args: string[]): Promise<void> {
  const url = args.find((arg) => arg.startsWith('postgres'));
  const sizes = args.filter((arg) => arg !== url).map((text) => Number(text.replace(/k$/i, '000')));
  const results: { size: number; timings: Record<string, Timing> }[] = [];
  for (const size of sizes.length > 0 ? sizes : [1000, 100_000]) {
    console.log(`\n${size.toLocaleString('en-US')} items on ${url ? 'PostgreSQL' : 'SQLite'}`);
    const database = url ? await filledPostgres(url, size) : await filledSqlite(size);
    const timings = await measure(database);
    console.log(HEADER);
    for (const [name, timing] of Object.entries(timings)) console.log(row(name, timing));
    results.push({ size, timings });
    await database.db.destroy();
  }
  const [small, large] = [results[0], results.at(-1)];
  if (!small || !large || small === large) return;
  console.log(`\np95 with ${large.size.toLocaleString('en-US')} as a multiple of that with ${small.size}`);
  for (const [name, { p95 }] of Object.entries(large.timings))
    console.log(`  ${name.padEnd(34)}${(p95 / (small.timings[name]?.p95 ?? 0)).toFixed(2).padStart(8)} ×`);
}

async function measure(database: Database): Promise<Record<string, Timing>> {
  const cities = readCities();
  const items = createItemStore(database);
  const market = createMarketService({
    items,
    lists: createListStore(database),
    near: createNearStore(database),
    index: createItemSearchStore(database),
    cities,
  });
  const random = seededRandom(7);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const blank: Query = {
    words: '',
    city: '',
    category: '',
    platform: '',
    order: 'default',
    longitude: undefined,
    latitude: undefined,
  };
  const towns = cities.all.filter(({ hot }) => hot).slice(0, 20);
  const near = (): Query => {
    const { longitude, latitude } = pick(towns);
    const off = () => (random() - 0.5) * 0.2;
    return { ...blank, order: 'distance', longitude: longitude + off(), latitude: latitude + off() };
  };
  const words = () =>
    pick([pick(PARTS.thing), pick(PARTS.place) + pick(PARTS.thing), pick(PARTS.form), 'huoguo', 'kf']);
  const each = (count: number, query: () => Query, slice = FIRST) => {
    const queries = Array.from({ length: count }, query);
    return queries.map((one) => () => market.search(one, slice));
  };
  const orders = ['default', 'new', 'price', 'discount', 'return'] as const;
  await time(each(100, near));
  await time(each(100, () => ({ ...blank, words: words() })));
  return {
    'list of a city, first page': await time(
      each(400, () => ({ ...blank, city: pick(towns).name, order: pick(orders) })),
    ),
    'list of everywhere, first page': await time(each(300, () => ({ ...blank, order: pick(orders) }))),
    'list of a city and kind': await time(
      each(300, () => ({ ...blank, city: pick(towns).name, category: pick(KINDS), order: pick(orders) })),
    ),
    'distance, first page': await time(each(400, near)),
    'distance, fifth page': await time(each(200, near, { limit: 20, offset: 80 })),
    'distance within a kind': await time(each(300, () => ({ ...near(), category: pick(KINDS) }))),
    'search, first page': await time(each(400, () => ({ ...blank, words: words() }))),
    'search in a city by price': await time(
      each(300, () => ({ ...blank, words: words(), city: pick(towns).name, order: 'price' as const })),
    ),
  };
}

async function filledSqlite(size: number): Promise<Database> {
  const folder = join(tmpdir(), 'souluo-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `market-${size}-${SEED}.db`);
  const isNew = !existsSync(file);
  const database = openSqlite(file);
  if (!isNew) return database;
  await migrate(database);
  // Lost in a power cut, made again: no reason to wait for the disk.
  await sql`pragma synchronous = off`.execute(database.db);
  await fill(database, size);
  return database;
}

/** Into a database of that name, which must exist; what is in it stays. */
async function filledPostgres(url: string, size: number): Promise<Database> {
  const database = openPostgres(url, () => {});
  await migrate(database);
  await sql`truncate market_item, market_count, search_document cascade`.execute(database.db);
  await fill(database, size);
  await sql`analyze`.execute(database.db);
  return database;
}

async function fill(database: Database, size: number): Promise<void> {
  const start = performance.now();
  const make = itemMaker();
  for (let from = 0; from < size; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, size - from) }, make);
    await database.db.transaction().execute(async (transaction) => {
      await insertItems(transaction, database.search, batch);
    });
  }
  await database.search.settle(database.db);
  console.log(`  made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Items in the larger cities, thick in the middle and thinner outwards. */
function itemMaker(): () => NewItem {
  const random = seededRandom(SEED);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const known = readCities().all;
  const towns = [...known.filter(({ hot }) => hot), ...known.filter(({ hot }) => !hot)].slice(0, CITIES);
  const spread = () => (random() + random() + random() - 1.5) * 0.3;
  return () => {
    const { name, longitude, latitude } = pick(towns);
    const isNowhere = random() < 0.05;
    const originPriceFen = 1000 + Math.floor(random() * 100_000);
    const priceFen = Math.floor(originPriceFen * (0.3 + random() * 0.7));
    return {
      title: `${pick(PARTS.place)}${pick(PARTS.thing)} ${pick(PARTS.form)} ${Math.floor(random() * 100_000)}`,
      images: ['/cover/x.svg?w=355&h=355'],
      imageWidth: 355,
      imageHeight: 355,
      priceFen,
      originPriceFen,
      discount: priceFen / originPriceFen,
      returnFen: Math.floor(random() * 3000),
      marketType: '到店券',
      city: isNowhere ? '' : name,
      longitude: isNowhere ? 0 : longitude + spread(),
      latitude: isNowhere ? 0 : latitude + spread(),
      address: '',
      link: '',
      platform: pick(PLATFORMS),
      shop: '',
      category: pick(KINDS),
      content: '',
      options: [],
      isShown: true,
      downReason: '',
      expiresAt: null,
      heat: random() * 10,
      isSample: false,
      createdAt: 1_700_000_000_000 + Math.floor(random() * 1e10),
    };
  };
}
