import { describe, expect, test } from 'vitest';
import { findCities, groupByLetter } from './find-cities.ts';
import { SOME_CITIES } from './some-cities.ts';

const names = (typed: string) => findCities(SOME_CITIES, typed).map(({ name }) => name);

describe('cities are found', () => {
  test.each([
    ['杭', ['杭州']],
    ['hz', ['杭州', '惠州', '湖州']],
    ['Hang Zhou', ['杭州']],
    ['hu', ['惠州', '湖州']],
    ["su'zhou", ['苏州']],
    ['羌族', ['阿坝']],
    ['州', ['杭州', '惠州', '湖州', '苏州', '阿坝']],
    ['', []],
    ['xx', []],
  ])('by "%s"', (typed, found) => {
    expect(names(typed).toSorted()).toEqual([...found].sort());
  });

  test('the exact one first', () => {
    expect(
      findCities([...SOME_CITIES, { name: '州', pinyin: 'zhou', initials: 'z', letter: 'Z' }], '州')[0]?.name,
    ).toBe('州');
  });
});

test('they stand under their letters, in the order of their pinyin', () => {
  const groups = groupByLetter(SOME_CITIES);
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'H', 'S']);
  expect(groups[0]?.cities.map(({ name }) => name)).toEqual(['阿坝', '安阳']);
});
