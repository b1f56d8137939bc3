import { expect, test } from 'vitest';
import { discOf } from './disc-of.ts';

test.each([
  ['海边的阿尔', '海'],
  ['  admin', 'A'],
  ['🐱猫', '🐱'],
  ['', '匿'],
])('%j is shown by %s', (name, letter) => {
  expect(discOf(name).letter).toBe(letter);
});

test('a name keeps its pigment', () => {
  expect(discOf('小满')).toEqual(discOf(' 小满 '));
});

test('names that differ in one character spread over all pigments', () => {
  const counts = new Map<number, number>();
  for (let index = 0; index < 700; index++) {
    const { disc } = discOf(`访客${index}`);
    counts.set(disc, (counts.get(disc) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(Math.max(...counts.values())).toBeLessThan(140);
});
