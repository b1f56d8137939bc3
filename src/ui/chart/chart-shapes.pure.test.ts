import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisText, linePath, niceTicks, shareOf } from './chart-shapes.pure.ts';

test.each([
  [0, 13_400, [0, 5000, 10_000, 15_000]],
  [-900, 2400, [-1000, 0, 1000, 2000, 3000]],
  [0, 0, [0, 0.25]],
])('from %i to %i the axis reads %j', (low, high, ticks) => {
  expect(niceTicks(low, high)).toEqual(ticks);
});

test('an axis always has zero, covers what it shows and has few steps', () => {
  const yuan = fc.integer({ min: -1e10, max: 1e10 }).map((fen) => fen / 100);
  fc.assert(
    fc.property(yuan, yuan, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const ticks = niceTicks(low, high);
      expect(ticks.some((tick) => Math.abs(tick) < 1e-9)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(8);
      for (const value of [low, high]) {
        const share = shareOf(value, ticks);
        expect(share).toBeGreaterThanOrEqual(-0.01);
        expect(share).toBeLessThanOrEqual(100.01);
      }
    }),
  );
});

test('a line goes through its points', () => {
  expect(linePath([])).toBe('');
  expect(
    linePath([
      [0, 10],
      [50, 20],
    ]),
  ).toBe('M0 10C25 10 25 20 50 20');
});

test.each([
  [0, '0'],
  [5000, '5,000'],
  [15_000, '1.5万'],
  [-250_000, '−25万'],
  [120_000_000, '1.2亿'],
  [0.5, '0.5'],
])('%d beside an axis is %s', (value, text) => {
  expect(axisText(value)).toBe(text);
});
