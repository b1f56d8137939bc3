import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '#/platform/db/database.ts';
import type { IntentPart } from './intent/intent.rules.ts';
import { EVERYTHING } from './list.rules.ts';
import { createListService } from './list.service.ts';
import { createListStore } from './list.store.ts';
import { createPeopleStore } from './people.store.ts';
import { createRelatedService } from './related.service.ts';
import { createRelationStore } from './relation.store.ts';
import { createSearchService, type SearchService } from './search.service.ts';
import { CONTENT_FOLDER } from './shipped-curated.seed.ts';
import { createTitleStore } from './title.store.ts';
import { createTitleMirror } from './title-mirror.service.ts';
import { createTitleSearchStore } from './title-search.store.ts';

const Judged = z.object({ words: z.string(), expect: z.array(z.string()).min(1), kind: z.string() });

export async function readJudgedQueries(): Promise<z.output<typeof Judged>[]> {
  const lines = (await readFile(new URL('judged-queries.jsonl', CONTENT_FOLDER), 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => Judged.parse(JSON.parse(line)));
}

/** The search of a site, over a database. */
const openSearch = (database: Database, now: () => number): SearchService => openLists(database, now).search;

export function openLists(database: Database, now: () => number) {
  const index = createTitleSearchStore(database);
  const mirror = createTitleMirror({ store: createListStore(database) });
  const titles = createTitleStore(database);
  const lists = createListService({ mirror, titles, now });
  const related = createRelatedService({ index, titles, lists, relations: createRelationStore(database.db) });
  const people = createPeopleStore(database);
  return { search: createSearchService({ index, mirror, titles, people, lists, related, now }), lists, titles };
}

/**
 * People judged what each query should find: which share of the queries has all of it in the first ten, and first. `lost` is
 * what would have been found, or been first, had nothing been taken for a wish.
 */
export async function judge(database: Database) {
  const search = openSearch(database, Date.now);
  const queries = await readJudgedQueries();
  const failures: string[] = [];
  const lost: string[] = [];
  let [complete, first] = [0, 0];
  for (const { words, expect: expected, kind } of queries) {
    const ask = async (isName: boolean) => {
      const { titles: found } = await search.search(words, EVERYTHING, { limit: 10, offset: 0, isName });
      const names = found.map(({ name }) => name);
      const isComplete = expected.every((name) => names.includes(name));
      return { names, isComplete, isFirst: expected.includes(names[0] ?? '') };
    };
    const { names, isComplete, isFirst } = await ask(false);
    const asName = await ask(true);
    if ((asName.isComplete && !isComplete) || (asName.isFirst && !isFirst)) lost.push(words);
    complete += isComplete ? 1 : 0;
    first += isFirst ? 1 : 0;
    if (!isComplete || !isFirst) {
      failures.push(
        `${kind} ${words}: ${expected.join('、')} ${isComplete ? 'not first' : 'missing'} in ${names.join('、')}`,
      );
    }
  }
  const share = (count: number) => count / queries.length;
  return { queries: queries.length, complete: share(complete), first: share(first), failures, lost };
}

const MAINLAND = /(?:国产|国内|内地|大陆|中国大陆|中国内地|中国|本土)$/;

/** As a line of a judged set has it. Regions go by the word that was typed, because what it stands for is a long list. */
export function chipLine({ field, text, value }: Pick<IntentPart, 'field' | 'text' | 'value'>): string {
  return `${field}:${field === 'region' ? text.replace(MAINLAND, '国产') : value}`;
}

/** `words | chips alt:chips`: the readings that are right, each with its chips in order. `-` is a name. */
export function readJudgedWishes(text: string): { words: string; readings: string[][] }[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [words = '', meant = ''] = line.split(' | ');
      return { words, readings: meant.split(' alt:').map((one) => one.trim().split(' ').sort()) };
    });
}

/**
 * What a site answers to wishes and names: the chips, what it should be like, and with `title:` what comes first. `empty` are
 * those that were understood and found nothing.
 */
export async function judgeWishes(database: Database, now: () => number) {
  const search = openSearch(database, now);
  const file = new URL('./intent/judged-searches.txt', import.meta.url);
  const wishes = readJudgedWishes(await readFile(file, 'utf8'));
  const failures: string[] = [];
  const empty: string[] = [];
  for (const { words, readings } of wishes) {
    const { understood, like, titles } = await search.search(words, EVERYTHING, { limit: 1, offset: 0 });
    const chips = [...understood.map(chipLine), ...(like ? [`like:${like.name}`] : [])];
    const found = chips.length > 0 ? chips.sort() : ['-'];
    const first = `title:${titles[0]?.name}`;
    const isMeant = (reading: string[]) =>
      reading.filter((one) => !one.startsWith('title:')).join(' ') === found.join(' ') &&
      reading.every((one) => !one.startsWith('title:') || one === first);
    if (!readings.some(isMeant)) failures.push(`${words}: ${found.join(' ')} ${first}`);
    if (chips.length > 0 && titles.length === 0) empty.push(`${words}: ${found.join(' ')}`);
  }
  return { wishes: wishes.length, right: 1 - failures.length / wishes.length, failures, empty };
}
