import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { togglePick } from './pick-rules.ts';

describe('of several', () => {
  test('one is added and taken away again', () => {
    expect(togglePick(['a'], 'b', 3)).toEqual(['a', 'b']);
    expect(togglePick(['a', 'b'], 'a', 3)).toEqual(['b']);
  });

  test('nothing is added beyond the maximum, what is picked can still be given up', () => {
    const full = ['a', 'b'];
    expect(togglePick(full, 'c', 2)).toBe(full);
    expect(togglePick(full, 'b', 2)).toEqual(['a']);
  });

  test('there are never more than the maximum, and none twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
        fc.integer({ min: 1, max: 4 }),
        (presses, max) => {
          const picked = presses.reduce<readonly string[]>((before, id) => togglePick(before, id, max), []);
          expect(picked.length).toBeLessThanOrEqual(max);
          expect(new Set(picked).size).toBe(picked.length);
        },
      ),
    );
  });
});

test('of one, the pick moves and stays', () => {
  expect(togglePick(['a'], 'b', 1)).toEqual(['b']);
  expect(togglePick(['b'], 'b', 1)).toEqual(['b']);
});
