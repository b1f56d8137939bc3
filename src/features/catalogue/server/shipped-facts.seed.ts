import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TitleFacts } from './title.rules.ts';

export const ANIME_FACTS_FILE = 'anime-facts.jsonl';

const Names = z.array(z.string().min(1));
const Row = z.strictObject({
  /** As bangumi-data has them; those that it has several times with the year in which they began. */
  titles: z.array(z.union([z.string(), z.strictObject({ title: z.string(), year: z.int() })])).min(1),
  genres: Names.min(1),
  directors: Names,
  actors: Names.max(4),
  summary: z.string().min(1),
});

/** What we know about works of bangumi-data, which has only their names and dates. */
export type AnimeFacts = Pick<TitleFacts, 'genres' | 'directors' | 'actors' | 'summary'>;
export type FactsOf = (title: string, year: number) => AnimeFacts | undefined;

export async function readAnimeFactRows(folder: URL): Promise<z.output<typeof Row>[]> {
  const text = await readFile(new URL(ANIME_FACTS_FILE, folder), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Row.parse(JSON.parse(line)));
}

export async function readAnimeFacts(folder: URL): Promise<FactsOf> {
  const byName = new Map<string, AnimeFacts>();
  for (const { titles, ...facts } of await readAnimeFactRows(folder))
    for (const one of titles) byName.set(typeof one === 'string' ? one : nameAndYear(one.title, one.year), facts);
  return (title, year) => byName.get(nameAndYear(title, year)) ?? byName.get(title);
}

const nameAndYear = (title: string, year: number) => JSON.stringify([title, year]);
