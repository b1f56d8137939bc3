import { expect, test } from 'vitest';
import { chooseShelves } from './occasion-data.ts';

/** A list by the first letter of its titles; `keys` are theirs. */
const list = (name: string, ...keys: string[]) => ({
  name,
  Items: keys.map((Key) => ({ Key })) as never,
});
const six = (name: string) => list(name, ...Array.from({ length: 6 }, (_, index) => `${name}${index}`));
const names = (lists: { name: string }[]) => lists.map(({ name }) => name).join('');

test('other shelves every week, round the list', () => {
  const lists = ['a', 'b', 'c', 'd', 'e', 'f'].map(six);
  expect(names(chooseShelves(lists, 0, new Set()))).toBe('abcd');
  expect(names(chooseShelves(lists, 1, new Set()))).toBe('efab');
  expect(names(chooseShelves([], 7, new Set()))).toBe('');
});

test('no title stands twice, and a shelf is never half empty', () => {
  const lists = [six('a'), list('b', 'b0', 'b1'), list('c', 'a0', 'c1', 'c2', 'c3', 'c4', 'c5'), six('d'), six('e')];
  expect(names(chooseShelves(lists, 0, new Set(['d3'])))).toBe('ae');
});
