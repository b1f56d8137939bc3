import { expect, test } from 'vitest';
import { movedWithin } from './order.pure.ts';

test.each([
  ['first', 'c', 'cab'],
  ['up', 'c', 'acb'],
  ['up', 'a', 'abc'],
  ['down', 'a', 'bac'],
  ['down', 'c', 'abc'],
  ['last', 'a', 'bca'],
  ['last', 'x', 'abc'],
] as const)('moved %s, %s leads to %s', (move, id, expected) => {
  expect(movedWithin(['a', 'b', 'c'], id, move).join('')).toBe(expected);
});
