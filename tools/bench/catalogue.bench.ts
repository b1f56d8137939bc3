import { sql } from 'kysely';
import { EVERYTHING, type Filter, type Order } from '#/features/catalogue/server/list.rules.ts';
import { createListService, type ListService } from '#/features/catalogue/server/list.service.ts';
import { createListStore } from '#/features/catalogue/server/list.store.ts';
import { createPeopleStore } from '#/features/catalogue/server/people.store.ts';
import { createRelatedService } from '#/features/catalogue/server/related.service.ts';
import { createRelationStore } from '#/features/catalogue/server/relation.store.ts';
import { createSearchService } from '#/features/catalogue/server/search.service.ts';
import { createTitleStore } from '#/features/catalogue/server/title.store.ts';
import { createTitleMirror } from '#/features/catalogue/server/title-mirror.service.ts';
import { createTitleSearchStore } from '#/features/catalogue/server/title-search.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import { makeQueries, makeTitles } from './catalogue-data.ts';
import { openFilled, SEED } from './catalogue-fill.ts';
import { HEADER, row, seededRandom, type Timing, time } from './measure.ts';

const SAMPLE = 1000;
/** What people type who know no name. */
const WISHES = [
  '国产悬疑剧',
  '2023年科幻片',
  '高分喜剧',
  '韩剧 完结',
  '90年代的香港动作片',
  '近三年的日本动漫',
  '好看的美国科幻电影',
  '经典爱情片',
];
const FIRST = { limit: 20, offset: 0 };

/** Sizes such as `1k 10k 100k 1m`; the database of each is made once and kept in the temporary folder. */
export async function benchCatalogue(args: string[]): Promise<void> {
  const sizes = (args.length > 0 ? args : ['1k', '10k', '100k']).map(sizeOf);
  const results = new Map<number, Record<string, Timing>>();
  for (const size of sizes) {
    console.log(`\n${size.toLocaleString('en-US')} titles`);
    const database = await openFilled(size);
    console.log(`  on ${database.engine}`);
    const timings = await measure(database, size);
    console.log(HEADER);
    for (const [name, timing] of Object.entries(timings)) console.log(row(name, timing));
    results.set(size, timings);
    await database.db.destroy();
  }
  compare(results);
}

async function measure(database: Database, size: number): Promise<Record<string, Timing>> {
  const titles = createTitleStore(database);
  const mirror = createTitleMirror({ store: createListStore(database) });
  const lists = createListService({ mirror, titles, now: Date.now });
  await tellStart(lists);
  const index = createTitleSearchStore(database);
  const related = createRelatedService({ index, titles, lists, relations: createRelationStore(database.db) });
  const people = createPeopleStore(database);
  const search = createSearchService({ index, mirror, titles, people, lists, related, now: Date.now });
  const spell = (text: string) => [...(readingsOf(keyOf(text))[0] ?? [])];
  const queries = makeQueries(makeTitles(size, SEED)(0, Math.min(size, 1000)), SAMPLE, spell);
  const random = seededRandom(7);
  const kinds = [null, 'movie', 'tv', 'variety', 'anime'] as const;
  const orders: Order[] = [0, 1, 2];
  const each = <Item>(count: number, work: (index: number) => Promise<Item>) =>
    Array.from({ length: count }, (_, index) => () => work(index));
  const listAt = (index: number, offset: number) =>
    lists.list({ ...EVERYTHING, kind: kinds[index % 5] ?? null }, orders[index % 3] ?? 2, { limit: 20, offset });
  const filters = filterMix();
  const firstVisits = manyFilters();
  const totals = await Promise.all(filters.map(async (filter) => (await lists.ids(filter, 2, FIRST)).total));
  const narrowedAt = (index: number, share: number) => {
    const offset = Math.floor(share * (totals[index % filters.length] ?? 0));
    return lists.list(filters[index % filters.length] ?? EVERYTHING, orders[index % 3] ?? 2, { limit: 20, offset });
  };
  const afterChange = async (index: number) => {
    const heat = sql`update title set heat = heat + 0.01 where id = ${1 + Math.floor((index / 60) * size)}`;
    await heat.execute(database.db);
    await lists.list(filters[index % filters.length] ?? EVERYTHING, 2, FIRST);
  };

  // Statements are compiled and pages of the file read before anything counts.
  await time(each(100, (index) => search.search(queries[index] ?? '', EVERYTHING, FIRST)));
  await time(each(30, (index) => listAt(index, 0)));
  return {
    'search, first page': await time(each(SAMPLE, (index) => search.search(queries[index] ?? '', EVERYTHING, FIRST))),
    'search with intent': await time(
      each(SAMPLE, (index) => search.search(WISHES[index % WISHES.length] ?? '', EVERYTHING, FIRST)),
    ),
    suggest: await time(each(300, (index) => search.suggest([...(queries[index] ?? '')].slice(0, 3).join('')))),
    'list, first page': await time(each(600, (index) => listAt(index, 0))),
    'deep page, first visit': await time(
      each(200, (index) => listAt(index, Math.floor(random() * 0.12 * size))),
      1,
    ),
    'deep page': await time(each(600, (index) => listAt(index, Math.floor(random() * 0.12 * size)))),
    'narrowed list': await time(
      each(600, (index) => lists.list(filters[index % filters.length] ?? EVERYTHING, (index % 3) as Order, FIRST)),
    ),
    'narrowed list, deep page': await time(each(600, (index) => narrowedAt(index, random()))),
    'narrowed list, first visit': await time(
      firstVisits.map((filter, index) => () => lists.list(filter, (index % 3) as Order, FIRST)),
      1,
    ),
    'narrowed list with facets': await time(
      each(600, async (index) => {
        const filter = filters[index % filters.length] ?? EVERYTHING;
        await lists.list(filter, 2, FIRST);
        await lists.facets(filter);
      }),
    ),
    'with facets, first visit': await time(
      firstVisits.map((filter) => async () => {
        await lists.list(filter, 2, FIRST);
        await lists.facets(filter);
      }),
      1,
    ),
    'after a change': await time(each(60, (index) => afterChange(index))),
  };
}

/** What the lists in memory cost. */
async function tellStart(lists: ListService): Promise<void> {
  const before = process.memoryUsage();
  const start = performance.now();
  await lists.warm();
  const seconds = (performance.now() - start) / 1000;
  const after = process.memoryUsage();
  const bytes = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
  console.log(`  lists read in ${seconds.toFixed(2)} s, ${(bytes / 1e6).toFixed(0)} MB`);
}

function filterMix(): Filter[] {
  const genres = ['剧情', '喜剧', '科幻', '西部', '仙侠'];
  const regions = ['中国大陆', '日本', '加拿大'];
  return [
    ...genres.map((genre): Filter => ({ ...EVERYTHING, genre })),
    ...regions.map((region): Filter => ({ ...EVERYTHING, region, kind: 'movie' })),
    ...[1960, 1999, 2024].map((year): Filter => ({ ...EVERYTHING, years: { from: year, to: year } })),
    ...genres.map((genre, index): Filter => ({ ...EVERYTHING, kind: 'tv', genre, region: regions[index % 3] ?? '' })),
    { ...EVERYTHING, years: { from: 1990, to: 1999 }, genre: '动作', isFinished: true },
    { ...EVERYTHING, isFinished: false },
  ];
}

/** More than are kept, each asked for once. */
function manyFilters(): Filter[] {
  const genres = ['剧情', '喜剧', '动作', '爱情', '科幻', '悬疑', '西部', '仙侠'];
  const spans = [null, { from: 2024, to: 2024 }, { from: 2010, to: 2019 }, { from: 1880, to: 1979 }];
  return ['', '中国大陆', '日本', '加拿大'].flatMap((region) =>
    spans.flatMap((years) =>
      ([null, 'movie', 'tv', 'anime'] as const).flatMap((kind) =>
        genres.map((genre): Filter => ({ kind, genre, region, years, isFinished: undefined })),
      ),
    ),
  );
}

function compare(results: Map<number, Record<string, Timing>>): void {
  const [[smallest, base] = [0, undefined], ...others] = [...results].sort(([one], [other]) => one - other);
  if (!base || others.length === 0) return;
  console.log(`\np95 as a multiple of that with ${smallest.toLocaleString('en-US')} titles`);
  for (const [size, timings] of others) {
    for (const [name, { p95 }] of Object.entries(timings)) {
      const ratio = p95 / (base[name]?.p95 ?? 0);
      console.log(
        `  ${size.toLocaleString('en-US').padStart(10)}  ${name.padEnd(30)}${ratio.toFixed(2).padStart(8)} ×`,
      );
    }
  }
}

export function sizeOf(text: string): number {
  const [, digits = '', unit = ''] = /^(\d+)([km]?)$/i.exec(text) ?? [];
  if (!digits) throw new Error(`${text} is no size; write 1k, 10k, 100k or 1m`);
  return Number(digits) * ({ k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1);
}
