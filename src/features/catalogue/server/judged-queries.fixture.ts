import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '#/platform/db/database.ts';
import { CONTENT_FOLDER } from './shipped-curated.seed.ts';
import { createTitleStore } from './title.store.ts';

const Judged = z.object({ words: z.string(), expect: z.array(z.string()).min(1), kind: z.string() });

/** People judged what each query should find: which share of the queries has all of it in the first ten, and first. */
export async function judge(database: Database) {
  const titles = createTitleStore(database);
  const lines = (await readFile(new URL('judged-queries.jsonl', CONTENT_FOLDER), 'utf8')).split('\n').filter(Boolean);
  const failures: string[] = [];
  let [complete, first] = [0, 0];
  for (const { words, expect: expected, kind } of lines.map((line) => Judged.parse(JSON.parse(line)))) {
    const hits = await database.search.find(database.db, { kind: 'title', words, limit: 10 });
    const names = (await titles.listByIds(hits.map(({ id }) => id))).map(({ name }) => name);
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
  return { queries: lines.length, complete: complete / lines.length, first: first / lines.length, failures };
}
