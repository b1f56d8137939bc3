import { expect, test } from 'vitest';
import { seriesName } from '../series-name.pure.ts';
import { kindFacets, yearFacets } from './facets.rules.ts';
import { type TagCounts, tagsOfFilter, yearsOf } from './list.rules.ts';
import { likeness } from './related.rules.ts';
import { bayesianMean, type ListedTitle } from './title.rules.ts';

test.each([
  ['', null],
  ['2020', { from: 2020, to: 2020 }],
  ['2018-2022', { from: 2018, to: 2022 }],
  ['2022-2018', { from: 2018, to: 2022 }],
])('the years of %j', (text, years) => {
  expect(yearsOf(text)).toEqual(years);
});

test('years are told one by one, then by decade, and none is left out', () => {
  const byYear = Array.from({ length: 127 }, (_, index): [string, number] => [`y:${1900 + index}`, 1]);
  const counts: TagCounts = new Map([...byYear, ['k:movie', 127]]);
  const facets = yearFacets(counts, 2026);
  expect(facets.map(({ value }) => value)).toEqual([
    ...['2026', '2025', '2024', '2023', '2022', '2021', '2020'],
    ...['2010-2019', '2000-2009', '1990-1999', '1980-1989', '1880-1979'],
  ]);
  expect(facets.reduce((sum, { count }) => sum + count, 0)).toBe(127);
  expect(kindFacets(counts).map(({ count }) => count)).toEqual([127, 0, 0, 0]);
});

test('years that begin a decade do not repeat one', () => {
  const values = yearFacets(new Map(), 2029).map(({ value }) => value);
  expect(values.slice(6, 9)).toEqual(['2023', '2020-2022', '2010-2019']);
});

test('a span of years asks for whole decades where it has some', () => {
  const tags = (from: number, to: number) =>
    tagsOfFilter({ kind: null, genre: '', region: '', years: { from, to }, isFinished: undefined });
  expect(tags(1978, 2001)).toEqual([['y:1978', 'y:1979', 'd:198', 'd:199', 'y:2000', 'y:2001']]);
  expect(tags(1990, 1999)).toEqual([['d:199']]);
  expect(tags(1990, 1998)).toEqual([Array.from({ length: 9 }, (_, index) => `y:${1990 + index}`)]);
});

test('one high rating does not make a mean of ten', () => {
  const only = (score: number, members: number) =>
    Array.from({ length: 10 }, (_, at) => (at + 1 === score ? members : 0));
  expect(bayesianMean(only(10, 0))).toBe(0);
  expect(bayesianMean(only(10, 1))).toBe(7.5);
  expect(bayesianMean(only(10, 1000))).toBeGreaterThan(9.9);
});

test.each([
  ['流浪地球2', '流浪地球'],
  ['庆余年 第二季', '庆余年'],
  ['哈利·波特与魔法石', '哈利'],
  ['大话西游之月光宝盒', '大话西游'],
  ['2012', '2012'],
  ['影', '影'],
])('%s belongs to the series %s', (name, series) => {
  expect(seriesName(name)).toBe(series);
});

function title(name: string, genres: string[], year: number | null = 2020): ListedTitle {
  return {
    ...{ id: 1, key: name, name, kind: 'movie', year, genres, regions: [], directors: [], actors: [] },
    ...{ aliases: [], languages: [], releaseDate: '', duration: '', cover: '', summary: '', remark: '' },
    ...{ isFinished: true, heat: 0, rating: null, ratingCount: 0, updatedAt: 0, isDated: true, art: '' },
    ...{ coverChoice: 'site' as const, isGivenCover: false },
  };
}

test('the same series is more alike than the same subject', () => {
  const one = title('唐人街探案', ['喜剧', '悬疑']);
  expect(likeness(one, title('唐人街探案3', []))).toBeGreaterThan(likeness(one, title('误杀', ['喜剧', '悬疑'])));
});

test('works of one time are more alike; beyond twenty years, or of no known year, time says nothing', () => {
  const to = (year: number | null) => likeness(title('唐人街探案', []), title('误杀', [], year));
  expect([to(2020), to(2015), to(2025), to(2000), to(1990), to(null)]).toEqual([2, 1.75, 1.75, 1, 1, 1]);
});
