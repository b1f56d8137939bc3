import { expect, test } from 'vitest';
import { areaOf, fits, MIDDLE, pixelsOf, settled } from './crop.pure.ts';

const PHOTO = { width: 1600, height: 1067 };
const BANNER = 1068 / 456;

test.each([
  ['a wide place', PHOTO, BANNER],
  ['a tall place', PHOTO, 2 / 3],
  ['a square place', { width: 600, height: 1400 }, 1],
])('%s gets a part of its own ratio from the middle, as large as fits', (_name, size, ratio) => {
  const area = areaOf(size, ratio, MIDDLE);
  const { width, height } = pixelsOf(size, area, 0);
  expect(width / height).toBeCloseTo(ratio, 2);
  expect(Math.max(area.width, area.height)).toBe(1);
  expect(area.x * 2 + area.width).toBeCloseTo(1);
  expect(area.y * 2 + area.height).toBeCloseTo(1);
});

test('however far it is dragged or zoomed, the part stays inside the picture', () => {
  for (const [x, y, zoom] of [
    [-5, 9, 2],
    [9, -5, 0.1],
    [0, 0, 99],
    [1, 1, 4],
  ] as const) {
    const { width, height, ...at } = areaOf(PHOTO, BANNER, { ...MIDDLE, x, y, zoom });
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.x + width).toBeLessThanOrEqual(1.0001);
    expect(at.y + height).toBeLessThanOrEqual(1.0001);
    expect(width).toBeGreaterThan(0.2);
  }
});

test('what was dragged over the edge comes back at once', () => {
  const over = settled(PHOTO, BANNER, { ...MIDDLE, x: 7, zoom: 2 });
  expect(over.x).toBe(0.75);
  expect(areaOf(PHOTO, BANNER, over)).toEqual(areaOf(PHOTO, BANNER, { ...MIDDLE, x: 7, zoom: 2 }));
});

test('a quarter turn swaps the sides before anything is cut', () => {
  const { width, height } = pixelsOf(PHOTO, areaOf(PHOTO, 1, { ...MIDDLE, turn: 1 }), 1);
  expect([width, height]).toEqual([1067, 1067]);
  expect(areaOf(PHOTO, 1067 / 1600, { ...MIDDLE, turn: 3 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('a picture of the right shape needs no cut', () => {
  expect(fits({ width: 1068, height: 456 }, BANNER)).toBe(true);
  expect(fits({ width: 1060, height: 456 }, BANNER)).toBe(true);
  expect(fits(PHOTO, BANNER)).toBe(false);
});
