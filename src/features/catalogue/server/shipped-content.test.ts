import { beforeAll, describe, expect, test } from 'vitest';
import { readShippedTitles, withoutDoubles } from './shipped-content.seed.ts';
import { CONTENT_FOLDER, readCuratedLists } from './shipped-curated.seed.ts';
import { keysFor, withKeys } from './shipped-title.rules.ts';
import type { NewTitle } from './title.rules.ts';

const NOW = Date.UTC(2026, 10, 15);

describe('the shipped titles', () => {
  let titles: NewTitle[];
  beforeAll(async () => {
    titles = await readShippedTitles(CONTENT_FOLDER, NOW);
  });
  const find = (key: string) => titles.find((title) => title.key === key);

  test('each has a key and an origin of its own', () => {
    expect(titles.length).toBeGreaterThan(9000);
    expect(new Set(titles.map(({ key }) => key)).size).toBe(titles.length);
    expect(new Set(titles.map(({ origin }) => origin)).size).toBe(titles.length);
  });

  test('no name has the marks of HTML or characters nobody sees', () => {
    const odd = titles
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .filter((text) => /&\w+;|\u200b|^\s|\s$/.test(text));
    expect(odd).toEqual([]);
  });

  test('a film that is in both sets is there once, with the words of one and the links of the other', () => {
    const found = titles.filter(({ name, year }) => name === '千与千寻' && year === 2001);
    expect(found).toHaveLength(1);
    expect(found[0]?.summary).not.toBe('');
    expect(found[0]?.platforms.some(({ isDirect }) => isDirect)).toBe(true);
  });

  test('a finished series has its episodes, each leading to the first platform', () => {
    const series = find('琅琊榜');
    expect(series?.remark).toMatch(/^全\d+集$/);
    expect(`全${series?.sets.length}集`).toBe(series?.remark);
    expect(series?.sets[0]).toEqual({
      name: '第1集',
      url: expect.stringContaining(encodeURIComponent('琅琊榜 第1集')),
      source: series?.platforms[0]?.name,
    });
  });

  test('every address is https and every year is possible', () => {
    const addresses = titles.flatMap(({ platforms, sets }) => [...platforms, ...sets].map(({ url }) => url));
    expect(addresses.filter((url) => !/^https?:\/\/[^\s"<>{}]+$/.test(url))).toEqual([]);
    expect(titles.filter(({ year }) => year === null || year < 1895 || year > 2027)).toEqual([]);
  });

  test('something comes out every week now', () => {
    const airing = titles.filter(
      ({ broadcastMinute, airsUntil }) => broadcastMinute !== null && (airsUntil ?? 0) > NOW,
    );
    expect(airing.map(({ name }) => name)).toContain('名侦探柯南');
    expect(airing.length).toBeGreaterThan(10);
  });

  test('at least twelve curated lists name titles that are there', async () => {
    const curatedLists = await readCuratedLists(CONTENT_FOLDER);
    expect(curatedLists.length).toBeGreaterThanOrEqual(12);
    const known = new Set(titles.map(({ name, year }) => `${name} ${year}`));
    const missing = curatedLists.flatMap(({ items }) =>
      items.filter(({ name, year }) => !known.has(`${name} ${year}`)),
    );
    expect(missing).toEqual([]);
  });
});

test('the heaviest title gets the bare name, others their year, then a number', () => {
  const title = (origin: string, weight: number, year: number) => ({ name: '西游记', year, origin, weight }) as never;
  const keyed = withKeys([title('a', 1, 1986), title('b', 9, 2011), title('c', 1, 1986)], NOW);
  expect(keyed.map(({ origin, key }) => `${origin} ${key}`)).toEqual(['b 西游记', 'a 西游记-1986', 'c 西游记-1986-2']);
  expect(keysFor({ name: '..', year: 2000 })[0]).toBe('..-2000');
});

test('works of the same name are told apart by kind and year', () => {
  const curated = (kind: string, year: number) =>
    ({ name: '全职高手', kind, year, aliases: [], genres: [], platforms: [] }) as never;
  const anime = { name: '全职高手', aliases: [], year: 2017, platforms: [], isFilm: false } as never;
  expect(withoutDoubles([curated('tv', 2017)], [anime])).toHaveLength(2);
  expect(withoutDoubles([curated('anime', 2010)], [anime])).toHaveLength(2);
  expect(withoutDoubles([curated('anime', 2018)], [anime])).toHaveLength(1);
});
