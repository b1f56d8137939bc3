import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAdult } from './adult.rules.ts';
import { ANIME_FILE } from './shipped-anime.seed.ts';
import { readShippedTitles } from './shipped-content.seed.ts';
import { CONTENT_FOLDER, readCuratedTitles } from './shipped-curated.seed.ts';
import { readAnimeFactRows } from './shipped-facts.seed.ts';
import type { NewTitle } from './title.rules.ts';

const NOW = Date.UTC(2026, 10, 15);
const PAIRS = ['“”', '‘’', '《》', '（）', '「」'];

describe('what is told about shipped anime', () => {
  let rows: Awaited<ReturnType<typeof readAnimeFactRows>>;
  let titles: NewTitle[];
  beforeAll(async () => {
    rows = await readAnimeFactRows(CONTENT_FOLDER);
    titles = await readShippedTitles(CONTENT_FOLDER, NOW);
  });
  const isTold = ({ genres, directors, actors, summary }: NewTitle) =>
    genres.length > 0 && directors.length + actors.length > 0 && summary !== '';
  const isBare = ({ genres, directors, actors, summary }: NewTitle) =>
    genres.length + directors.length + actors.length + summary.length === 0;

  test('at least 1,500 have genres, people and a line', () => {
    const anime = titles.filter(({ origin }) => origin?.startsWith('bangumi-data '));
    expect(anime.filter(isTold).length).toBeGreaterThanOrEqual(1500);
    expect(anime.filter((title) => !isTold(title) && !isBare(title))).toEqual([]);
  });

  test('each row means works that there are, none is meant twice, and a name that several bear is told with its year', async () => {
    const { items }: { items: { title: string; begin: string }[] } = JSON.parse(await readFile(ANIME_FILE, 'utf8'));
    const years = Map.groupBy(items, ({ title }) => title.replace(/&amp;/g, '&').trim());
    const named = rows.flatMap((row) => row.titles);
    const signs = named.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.year}`));
    expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([]);
    const wrong = named.filter((one) => {
      if (typeof one === 'string') return years.get(one)?.length !== 1;
      const begun = years
        .get(one.title)
        ?.map(({ begin }) => new Date(Date.parse(begin) + 8 * 3600_000).getUTCFullYear());
      return !begun?.includes(one.year);
    });
    expect(wrong).toEqual([]);
  });

  test('every line is a whole sentence of its own, in simplified characters', () => {
    const lines = rows.map(({ summary }) => summary);
    expect(new Set(lines).size).toBe(lines.length);
    const odd = lines.filter(
      (line) =>
        line.length < 12 ||
        line.length > 60 ||
        !/[。？！]$/.test(line) ||
        /[\p{Script=Hiragana}\p{Script=Katakana}]|[，。：、]{2}|\s{2}|^\s|[,;:?!](?=\p{Script=Han})/u.test(line) ||
        PAIRS.some(([open = '', close = '']) => line.split(open).length !== line.split(close).length),
    );
    expect(odd).toEqual([]);
  });

  test('genres are those of the other titles, people are named in full, and nobody twice in one role', async () => {
    const known = new Set((await readCuratedTitles(CONTENT_FOLDER)).flatMap(({ genres }) => genres));
    expect(rows.flatMap(({ genres }) => genres).filter((genre) => !known.has(genre))).toEqual([]);
    const odd = rows
      .flatMap(({ directors, actors, genres }) => [directors, actors, genres])
      .filter(
        (names) =>
          new Set(names).size !== names.length || names.some((name) => !/^[\p{Script=Han}\w·]{2,}$/u.test(name)),
      );
    expect(odd).toEqual([]);
  });

  test('nothing that is told makes a title one for adults', () => {
    expect(titles.filter((title) => isTold(title) && isAdult(title)).map(({ name }) => name)).toEqual([]);
  });

  test('titles that are only a name rank behind all others', () => {
    const hottestBare = Math.max(...titles.filter(isBare).map(({ heat }) => heat));
    expect(titles.filter((title) => !isBare(title) && title.heat <= hottestBare).map(({ name }) => name)).toEqual([]);
  });
});
