import { expect, test } from 'vitest';
import { createRecent } from './recent.pure.ts';

test('the last asked for are kept, the rest is made again', () => {
  const made: string[] = [];
  const recent = createRecent<{ key: string }>(2);
  const take = (key: string) =>
    recent.take(key, () => {
      made.push(key);
      return { key };
    });
  const first = take('a');
  take('b');
  expect(take('a')).toBe(first);
  take('c');
  expect([...recent.entries()]).toEqual([
    ['a', { key: 'a' }],
    ['c', { key: 'c' }],
  ]);
  expect(recent.size).toBe(2);
  take('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  recent.clear();
  expect(recent.size).toBe(0);
});
