import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { chipLine, readJudgedWishes } from '../judged-queries.fixture.ts';
import { CONTENT_FOLDER, readCuratedTitles } from '../shipped-curated.seed.ts';
import { chipsOf, type Intent, type PersonRole } from './intent.rules.ts';
import { parseIntent, type Vocabulary } from './parse-intent.ts';

function told({ parts, rest, like }: Intent): string[] {
  return [...chipsOf(parts).map(chipLine), ...(like ? [`like:${like}`] : []), ...(rest ? [`rest:${rest}`] : [])].sort();
}

async function vocabulary(): Promise<Vocabulary> {
  const people = new Map<string, { name: string; role: PersonRole }>();
  for (const { directors, actors } of await readCuratedTitles(CONTENT_FOLDER)) {
    for (const name of actors) people.set(keyOf(name), { name, role: 'actor' });
    for (const name of directors) if (!people.has(keyOf(name))) people.set(keyOf(name), { name, role: 'director' });
  }
  return { thisYear: 2026, hasTag: () => false, people };
}

test('of the judged wishes at least 95 in a hundred are understood as people meant them', async () => {
  const wishes = readJudgedWishes(await readFile(new URL('./judged-intents.txt', import.meta.url), 'utf8'));
  const known = await vocabulary();
  const failures = wishes.flatMap(({ words, readings }) => {
    const found = told(parseIntent(words, known));
    return readings.some((one) => one.join(' ') === found.join(' ')) ? [] : [`${words}: ${found.join(' ')}`];
  });
  for (const line of failures) console.log(line);
  expect(wishes.length).toBeGreaterThanOrEqual(150);
  expect(1 - failures.length / wishes.length).toBeGreaterThanOrEqual(0.95);
});
