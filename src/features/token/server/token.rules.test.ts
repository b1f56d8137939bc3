import { expect, test } from 'vitest';
import { isOver, mustNoteUse, unknownScopeIn } from './token.rules.ts';

test.each([
  [null, 1000, true],
  [1000, 60_999, false],
  [1000, 61_000, true],
  [61_000, 1001, false],
  [61_000, 1000, true],
])('used at %j, a use at %i is written down: %s', (usedAt, now, expected) => {
  expect(mustNoteUse(usedAt, now)).toBe(expected);
});

test('a token is over at the moment it was given for, or never', () => {
  expect([isOver(null, 9), isOver(10, 9), isOver(9, 9)]).toEqual([false, false, true]);
});

test('a scope of a part that is none is found; those for everything belong to no part', () => {
  const areas = new Set(['bill', 'short_url']);
  expect(unknownScopeIn(['read', 'write', 'bill:read', 'short_url:write'], areas)).toBeUndefined();
  expect(unknownScopeIn(['read', 'word:read'], areas)).toBe('word:read');
});
