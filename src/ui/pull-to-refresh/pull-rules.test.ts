import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easedPull, PULL_TEXT, stateOf } from './pull-rules.ts';

test.each([
  [-20, 0, 'idle'],
  [49, 49, 'pulling'],
  [50, 50, 'ready'],
  [100, 75, 'ready'],
  [300, 125, 'ready'],
] as const)('a finger that moved %i px pulls the page by %i px: %s', (distance, eased, state) => {
  expect(easedPull(distance)).toBe(eased);
  expect(stateOf(eased)).toBe(state);
});

test('pulling further never moves the page back', () => {
  const distance = fc.integer({ min: -100, max: 2000 });
  fc.assert(fc.property(distance, distance, (a, b) => a > b || easedPull(a) <= easedPull(b)));
});

test('each state but rest says what it is', () => {
  const { idle, ...others } = PULL_TEXT;
  expect(idle).toBe('');
  expect(new Set(Object.values(others)).size).toBe(5);
});
