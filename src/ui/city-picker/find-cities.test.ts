import { describe, expect, test } from 'vitest';
import { findCities, groupByLetter } from './find-cities.ts';

const CITIES = [
  ['杭州', 'hangzhou', 'hz'],
  ['惠州', 'huizhou', 'hz'],
  ['湖州', 'huzhou', 'hz'],
  ['安阳', 'anyang', 'ay'],
  ['阿坝', 'aba', 'ab'],
  ['苏州', 'suzhou', 'sz'],
].map(([name = '', pinyin = '', initials = '']) => ({
  name,
  pinyin,
  initials,
  letter: initials.slice(0, 1).toUpperCase(),
  ...(name === '阿坝' && { fullName: '阿坝藏族羌族自治州' }),
}));

const names = (typed: string) => findCities(CITIES, typed).map(({ name }) => name);

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
    expect(findCities([...CITIES, { name: '州', pinyin: 'zhou', initials: 'z', letter: 'Z' }], '州')[0]?.name).toBe(
      '州',
    );
  });
});

test('they stand under their letters, in the order of their pinyin', () => {
  const groups = groupByLetter(CITIES);
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'H', 'S']);
  expect(groups[0]?.cities.map(({ name }) => name)).toEqual(['阿坝', '安阳']);
});
