import { expect, test } from 'vitest';
import { paletteOf } from './image-palette.pure.ts';
import { tool } from './tool.ts';

function pixels(...runs: [color: number[], times: number][]): number[] {
  return runs.flatMap(([color, times]) => Array(times).fill(color).flat());
}

test('plain colours are found exactly, the commonest first', () => {
  const flag = pixels([[222, 41, 16, 255], 90], [[255, 222, 0, 255], 10]);
  expect(paletteOf(flag, 5)).toEqual([
    { hex: '#de2910', share: 90 },
    { hex: '#ffde00', share: 10 },
  ]);
});

test('what cannot be seen does not count', () => {
  expect(paletteOf(pixels([[0, 0, 0, 0], 50], [[255, 255, 255, 255], 1]), 3)).toEqual([{ hex: '#ffffff', share: 100 }]);
  expect(paletteOf([], 3)).toEqual([]);
});

test('a gradient gives as many as asked', () => {
  const gradient = Array.from({ length: 256 }, (_, value) => [value, value, value, 255]).flat();
  const palette = paletteOf(gradient, 6);
  expect(palette).toHaveLength(6);
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0);
});

test('the example is right', () => {
  const flag = pixels([[222, 41, 16, 255], 90], [[255, 222, 0, 255], 10]);
  expect(
    paletteOf(flag, 5)
      .map(({ hex, share }) => `${hex} ${share}%`)
      .join('、'),
  ).toBe(tool.example.output);
});
