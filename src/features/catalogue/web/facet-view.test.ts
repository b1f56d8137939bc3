import { describe, expect, test } from 'vitest';
import type { AnyFacets } from '../any-item.contract.ts';
import { facetRows, filterChips } from './facet-view.ts';
import { type Filters, listPath } from './list-filters.ts';

const value = (Value: string, Count: number, Name = Value) => ({ Value, Name, Count });
const facets: AnyFacets = {
  TypeNames: [value('movie', 8, '电影'), value('tv', 5, '电视剧')],
  Genres: Array.from({ length: 20 }, (_, index) => value(`题材${index}`, 20 - index)),
  Regions: [value('中国大陆', 5)],
  Years: [value('2010-2019', 3)],
};
const filters: Filters = { kind: 'tv', genre: '', region: '', year: '', isFinished: false, orderType: '2' };
const rows = (changes: Partial<Filters> = {}) => facetRows(facets, { ...filters, ...changes }, listPath);

describe('filter panel', () => {
  test('all four kinds are there, with zero where nothing is found', () => {
    const [kinds] = rows();
    expect(kinds?.options.map(({ name, count }) => [name, count])).toEqual([
      ['全部', 13],
      ['电影', 8],
      ['电视剧', 5],
      ['综艺', 0],
      ['动漫', 0],
    ]);
    expect(kinds?.options.find(({ isCurrent }) => isCurrent)?.name).toBe('电视剧');
  });

  test('changing the kind keeps the other filters', () => {
    const [kinds] = rows({ region: '中国大陆' });
    expect(kinds?.options[1]?.to).toBe(`/anys/movie?region=${encodeURIComponent('中国大陆')}`);
  });

  test('rare genres are folded away', () => {
    const genres = rows()[1];
    expect(genres?.options).toHaveLength(13);
    expect(genres?.more).toHaveLength(8);
  });

  test('a span of years that is none of the groups is shown as chosen', () => {
    const years = rows({ year: '1980-1999' })[3];
    expect(years?.options[1]).toMatchObject({ name: '1980–1999', isCurrent: true });
    expect(years?.options[0]).toMatchObject({ name: '全部', isCurrent: false, to: '/anys/tv' });
  });
});

test('each filter in force has a chip that leads to the list without it', () => {
  const chosen = { ...filters, region: '中国大陆', year: '2010-2019' };
  expect(filterChips(facets, chosen, listPath)).toEqual([
    { label: '地区', value: '中国大陆', to: '/anys/tv?year=2010-2019' },
    { label: '年代', value: '2010–2019', to: `/anys/tv?region=${encodeURIComponent('中国大陆')}` },
  ]);
});
