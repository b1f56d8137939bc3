import { expect, test } from 'vitest';
import { stepOf } from './use-swipe.ts';

test.each([
  [-80, 10, 1],
  [80, -10, -1],
  [-63, 0, 0],
  [-80, 60, 0],
  [0, 300, 0],
])('%d px across and %d px down is a step of %d', (across, down, step) => {
  expect(stepOf(across, down)).toBe(step);
});
