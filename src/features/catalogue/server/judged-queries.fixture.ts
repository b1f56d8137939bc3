import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '#/platform/db/database.ts';
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
function openSearch(database: Database): SearchService {
  const index = createTitleSearchStore(database);
  const mirror = createTitleMirror({ store: createListStore(database) });
  const titles = createTitleStore(database);
  const lists = createListService({ mirror, titles, now: Date.now });
  const related = createRelatedService({ index, titles, lists, relations: createRelationStore(database.db) });
  const people = createPeopleStore(database);
  return createSearchService({ index, mirror, titles, people, lists, related, now: Date.now });
}

/** People judged what each query should find: which share of the queries has all of it in the first ten, and first. */
export async function judge(database: Database) {
  const search = openSearch(database);
  const queries = await readJudgedQueries();
  const failures: string[] = [];
  let [complete, first] = [0, 0];
  for (const { words, expect: expected, kind } of queries) {
    const { titles: found } = await search.search(words, EVERYTHING, { limit: 10, offset: 0 });
    const names = found.map(({ name }) => name);
    const isComplete = expected.every((name) => names.includes(name));
    const isFirst = expected.includes(names[0] ?? '');
    complete += isComplete ? 1 : 0;
    first += isFirst ? 1 : 0;
    if (!isComplete || !isFirst) {
      failures.push(
        `${kind} ${words}: ${expected.join('、')} ${isComplete ? 'not first' : 'missing'} in ${names.join('、')}`,
      );
    }
  }
  return { queries: queries.length, complete: complete / queries.length, first: first / queries.length, failures };
}
