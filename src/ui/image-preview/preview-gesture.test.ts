import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampPan,
  fitted,
  isTap,
  PREVIEW,
  pictureAt,
  pinchedZoom,
  settledZoom,
  swipeStep,
  toggledZoom,
} from './preview-gesture.ts';

test('a swipe takes 300 ms and a double tap must come within 250 ms', () => {
  expect(PREVIEW).toMatchObject({ swipeDuration: 300, doubleTapWindow: 250 });
});

test.each([
  [4.9, 249, true],
  [5, 100, false],
  [0, 250, false],
  [0, 0, true],
])('%f px in %i ms: a tap is %s', (moved, time, expected) => {
  expect(isTap(moved, time)).toBe(expected);
});

describe('in a window of 400 px', () => {
  test.each([
    [-26, 100, 1],
    [-25, 100, 0],
    [26, 100, -1],
    [-201, 2000, 1],
    [-200, 2000, 0],
    [201, 2000, -1],
    [0, 1, 0],
  ])('%i px in %i ms goes on by %i', (distance, time, step) => {
    expect(swipeStep(distance, time, 400)).toBe(step);
  });
});

describe('zoom', () => {
  test('stays between 1/3 and 3 whatever the fingers do', () => {
    expect(pinchedZoom(1, 100, 1000)).toBe(3);
    expect(pinchedZoom(1, 1000, 10)).toBe(1 / 3);
    const far = fc.double({ min: 0, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(far, far, far, (zoom, before, now) => {
        const result = pinchedZoom(zoom, before, now);
        expect(result).toBeGreaterThanOrEqual(1 / 3);
        expect(result).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('below 1 it goes back to 1 at the end of a pinch, above 1 it stays', () => {
    expect(settledZoom(0.99)).toBe(1);
    expect(settledZoom(1)).toBe(1);
    expect(settledZoom(1.4)).toBe(1.4);
  });

  test('a double tap goes from 1 to 2 and from anything larger back to 1', () => {
    expect([toggledZoom(1), toggledZoom(2), toggledZoom(1.2)]).toEqual([2, 1, 1]);
  });

  test('a picture is moved no further than its edge, and not at all where it fits', () => {
    const view = { width: 400, height: 800 };
    const shown = fitted({ width: 800, height: 400 }, view);
    expect(shown).toEqual({ width: 400, height: 200 });
    expect(clampPan({ x: 500, y: 50 }, 2, shown, view)).toEqual({ x: 200, y: 0 });
    expect(clampPan({ x: -120, y: -50 }, 2, shown, view)).toEqual({ x: -120, y: -0 });
  });
});

test('before the first picture comes the last, after the last the first', () => {
  expect([-1, 0, 3, 7].map((position) => pictureAt(position, 3))).toEqual([2, 0, 0, 1]);
});
