import { expect, test } from 'vitest';
import { readJudgedQueries } from './judged-queries.fixture.ts';
import { readShippedTitles } from './shipped-content.seed.ts';
import { CONTENT_FOLDER } from './shipped-curated.seed.ts';

const LENGTHS = { one: /^.$/u, two: /^..$/u, three: /^...$/u, long: /^.{4,}$/u };
const WAYS = ['actor', 'director', 'alias', 'english', 'pinyin', 'initials', 'traditional', 'typo', 'season'];

test('the judged queries are typed in every way, and each asks for titles that are shipped', async () => {
  const queries = await readJudgedQueries();
  const wordsOf = (kind: string) => queries.filter((query) => query.kind === kind).map(({ words }) => words);
  for (const way of [...Object.keys(LENGTHS), ...WAYS])
    expect(wordsOf(way).length, way).toBeGreaterThanOrEqual(way === 'one' ? 7 : 10);
  for (const [kind, length] of Object.entries(LENGTHS))
    expect(wordsOf(kind).filter((words) => !length.test(words))).toEqual([]);
  expect(new Set(queries.map(({ words }) => words)).size).toBe(queries.length);
  const shipped = new Set((await readShippedTitles(CONTENT_FOLDER, Date.now())).map(({ name }) => name));
  expect(queries.flatMap((query) => query.expect).filter((name) => !shipped.has(name))).toEqual([]);
});
