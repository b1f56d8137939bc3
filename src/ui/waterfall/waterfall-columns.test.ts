import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignColumns,
  extendPlacement,
  indicesByColumn,
  scaledDistance,
  visibleSpan,
  WATERFALL,
} from './waterfall-columns.ts';

test('the numbers are the specified ones', () => {
  expect(WATERFALL).toMatchObject({
    columns: 2,
    gutter: 10,
    lazyDistance: 300,
    loadDistance: 300,
    lazyDelay: 14,
    debounce: 300,
    virtualFrom: 60,
  });
});

test.each([
  [375, 300],
  [750, 600],
  [430, 344],
])('in a window of %i px the distance is %i px', (width, distance) => {
  expect(scaledDistance(300, width)).toBe(distance);
});

describe('columns', () => {
  test('each card goes to the shortest column, the left one first', () => {
    expect(assignColumns([3, 1, 1, 2, 1])).toEqual([0, 1, 1, 1, 0]);
  });

  test('there may be more than two, and they may have begun', () => {
    expect(assignColumns([1, 1, 1], 3)).toEqual([0, 1, 2]);
    expect(assignColumns([1, 1], 2, [5, 4])).toEqual([1, 0]);
  });

  test('no column is ever longer than another by more than the highest card', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.2, max: 3, noNaN: true }), { maxLength: 60 }), (heights) => {
        const filled = [0, 0];
        assignColumns(heights).forEach((column, index) => {
          filled[column] = (filled[column] ?? 0) + (heights[index] ?? 0);
        });
        expect(Math.abs((filled[0] ?? 0) - (filled[1] ?? 0))).toBeLessThanOrEqual(Math.max(0, ...heights) + 1e-9);
      }),
    );
  });
});

describe('a list that changes', () => {
  const before = { keys: ['a', 'b'], columnOf: [0, 1] };

  test('keeps its cards where they are and fills the column that is really shorter', () => {
    expect(extendPlacement(before, ['a', 'b', 'c'], [1, 1, 1], 2, [2, 1.5])).toEqual({
      keys: ['a', 'b', 'c'],
      columnOf: [0, 1, 1],
    });
  });

  test('of which nothing is placed yet begins in the first column', () => {
    expect(extendPlacement({ keys: [], columnOf: [] }, ['x', 'b'], [1, 1], 2, []).columnOf).toEqual([0, 1]);
  });
});

describe('of a long column', () => {
  const heights = [100, 100, 100, 100, 100];

  test('only what is in view is kept, the rest is room', () => {
    expect(visibleSpan(heights, 10, 120, 320)).toEqual({ start: 1, end: 3, before: 110, after: 220 });
  });

  test('nothing is missing at its top and its end', () => {
    expect(visibleSpan(heights, 10, -500, 50)).toEqual({ start: 0, end: 1, before: 0, after: 440 });
    expect(visibleSpan(heights, 10, 431, 2000)).toEqual({ start: 4, end: 5, before: 440, after: 0 });
  });

  test('room and cards together are always as high as the whole', () => {
    const range = fc.tuple(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: 0, max: 900 }));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 30 }), range, (all, at) => {
        const { start, end, before, after } = visibleSpan(all, 10, at[0], at[0] + at[1]);
        const kept = all.slice(start, end).reduce((sum, height) => sum + height + 10, 0);
        const whole = all.reduce((sum, height) => sum + height + 10, 0);
        expect(before + kept + after).toBe(whole);
      }),
    );
  });
});

test('each column knows its cards, in their order', () => {
  expect(indicesByColumn([0, 1, 1, 0, 1], 2)).toEqual([
    [0, 3],
    [1, 2, 4],
  ]);
  expect(indicesByColumn([], 2)).toEqual([[], []]);
});
