import { describe, expect, test } from 'vitest';
import { offsetOf, settledSide, swipedTo } from './swipe-rules.ts';

const widths = { left: 60, right: 100 };

describe('a closed row', () => {
  test.each([
    [-14, null],
    [-15, 'right'],
    [8, null],
    [9, 'left'],
    [0, null],
  ] as const)('let go at %i px shows %s', (offset, side) => {
    expect(settledSide(offset, null, widths)).toBe(side);
  });
});

describe('an open row', () => {
  test.each([
    [-85, 'right', 'right'],
    [-84, 'right', null],
    [51, 'left', 'left'],
    [50, 'left', null],
    // Pulled over to the other side, that one is opened anew.
    [9, 'right', 'left'],
  ] as const)('let go at %i px with %s out shows %s', (offset, before, side) => {
    expect(settledSide(offset, before, widths)).toBe(side);
  });
});

test('a side that has nothing does not open', () => {
  expect(settledSide(40, null, { left: 0, right: 100 })).toBeNull();
});

test('the row moves no further than its sides are wide', () => {
  expect(swipedTo(0, -400, widths)).toBe(-100);
  expect(swipedTo(-100, 400, widths)).toBe(60);
  expect([offsetOf(null, widths), offsetOf('left', widths), offsetOf('right', widths)]).toEqual([0, 60, -100]);
});
