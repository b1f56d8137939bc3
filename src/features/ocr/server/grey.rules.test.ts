import { expect, test } from 'vitest';
import { darkOnLight, type Grey, grainOf, groundOf, inkLimit } from './grey.rules.ts';

const grey = (rows: number[][]): Grey => ({
  pixels: Uint8Array.from(rows.flat()),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});
const four = (...pixels: number[][]) => darkOnLight(Uint8Array.from(pixels.flat()), 3, { width: 4, height: 1 }).pixels;
const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];

test('the ground of a picture is its middle grey', () => {
  expect(groundOf(grey([[250, 250, 250, 10]]))).toBe(250);
  expect(groundOf(grey([[10, 20, 30, 40]]))).toBe(20);
});

test('on light paper red and yellow ink are as dark as black', () => {
  expect([...four(WHITE, WHITE, [250, 0, 10], [255, 240, 0])]).toEqual([255, 255, 0, 0]);
});

test('light ink on a dark ground is turned round', () => {
  expect([...four(BLACK, BLACK, BLACK, [250, 250, 0])]).toEqual([255, 255, 255, 5]);
});

test('a strong colour is paper, not a dark ground', () => {
  expect([...four([230, 0, 0], [230, 0, 0], [230, 0, 0], BLACK)]).toEqual([0, 0, 0, 0]);
});

test('pictures without colours are read by their one channel', () => {
  const { pixels } = darkOnLight(Uint8Array.from([200, 200, 30, 200]), 1, { width: 4, height: 1 });
  expect([...pixels]).toEqual([200, 200, 30, 200]);
});

test('ink is parted from paper between their greys', () => {
  const limit = inkLimit(grey([[240, 238, 242, 239, 30, 28, 241, 240]]));
  expect(limit).toBeGreaterThanOrEqual(30);
  expect(limit).toBeLessThan(238);
  expect(inkLimit(grey([[100, 100]]))).toBe(128);
});

test('grain is the middle step between neighbours, so that little ink does not count', () => {
  const row = [200, 203, 200, 203, 200, 20];
  expect(grainOf(grey([row, row, row, row]))).toBe(3);
  expect(
    grainOf(
      grey([
        [200, 200],
        [200, 200],
      ]),
    ),
  ).toBe(0);
});
