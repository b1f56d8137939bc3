import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { CONTENT_FOLDER, readCuratedTitles } from '../shipped-curated.seed.ts';
import { chipsOf, type Intent, type PersonRole } from './intent.rules.ts';
import { parseIntent, type Vocabulary } from './parse-intent.ts';

/** Those with regions are written by the word that was typed, because what it stands for is a long list. */
function told({ parts, rest, like }: Intent): string[] {
  const chips = chipsOf(parts).map(
    ({ field, value, text }) => `${field}:${field === 'region' ? regionWord(text) : value}`,
  );
  return [...chips, ...(like ? [`like:${like}`] : []), ...(rest ? [`rest:${rest}`] : [])].sort();
}

const regionWord = (text: string) => (/^(国产|国内|内地|大陆|中国)/.test(text) ? '国产' : text);

async function vocabulary(): Promise<Vocabulary> {
  const people = new Map<string, { name: string; role: PersonRole }>();
  for (const { directors, actors } of await readCuratedTitles(CONTENT_FOLDER)) {
    for (const name of actors) people.set(keyOf(name), { name, role: 'actor' });
    for (const name of directors) if (!people.has(keyOf(name))) people.set(keyOf(name), { name, role: 'director' });
  }
  return { thisYear: 2026, hasTag: () => false, people };
}

test('of the judged wishes at least 95 in a hundred are understood as people meant them', async () => {
  const lines = (await readFile(new URL('./judged-intents.txt', import.meta.url), 'utf8')).split('\n').filter(Boolean);
  const known = await vocabulary();
  const failures = lines.flatMap((line) => {
    const [words = '', meant = ''] = line.split(' | ');
    // After `alt:` stands another reading that is as good.
    const readings = meant.split(' alt:').map((one) => one.trim().split(' ').sort());
    const found = told(parseIntent(words, known));
    return readings.some((one) => one.join(' ') === found.join(' ')) ? [] : [`${words}: ${found.join(' ')}`];
  });
  for (const line of failures) console.log(line);
  expect(lines.length).toBeGreaterThanOrEqual(150);
  expect(1 - failures.length / lines.length).toBeGreaterThanOrEqual(0.95);
});
