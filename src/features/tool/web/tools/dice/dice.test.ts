import { expect, test } from 'vitest';
import { pipsOf, roll, sum } from './dice.pure.ts';
import { tool } from './tool.ts';

test('dice show what chance says, from one to the number of faces', () => {
  const given = [0, 5, 2];
  expect(roll(3, 6, () => given.shift() ?? 0)).toEqual([1, 6, 3]);
  expect(roll(2, 100, (below) => below - 1)).toEqual([100, 100]);
  expect(sum([3, 5])).toBe(8);
});

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [99, 10],
])('%d dice are %d', (asked, thrown) => {
  expect(roll(asked, 6, () => 0)).toHaveLength(thrown);
});

test('a face has as many pips as points', () => {
  for (const point of [1, 2, 3, 4, 5, 6]) expect(new Set(pipsOf(point)).size).toBe(point);
  expect(pipsOf(7)).toEqual([]);
});

test('the example is a throw that can happen', () => {
  const [first, second, both] = [...tool.example.output.matchAll(/\d+/g)].map(Number);
  const given = [first, second].map((point) => (point ?? 0) - 1);
  expect(sum(roll(Number.parseInt(tool.example.input, 10), 6, () => given.shift() ?? 0))).toBe(both);
});
