import { expect, test } from 'vitest';
import { ownValue } from './own-value.pure.ts';

test('a table knows its own names and none that every object has', () => {
  const table = { a: 1 };
  expect(['a', 'b', 'constructor', '__proto__', 'toString'].map((name) => ownValue(table, name))).toEqual([
    1,
    ...Array(4).fill(undefined),
  ]);
});
