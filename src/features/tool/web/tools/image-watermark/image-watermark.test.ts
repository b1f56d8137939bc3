import { expect, test } from 'vitest';
import { spotsFor } from './image-watermark.pure.ts';
import { tool } from './tool.ts';

const picture = { width: 1000, height: 800 };
const text = { width: 200, height: 20 };

test('a text in a corner stays inside the picture', () => {
  for (const place of ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'center'] as const) {
    const [spot] = spotsFor(picture, text, place, 100);
    expect(spot && spot.x - 100 >= 0 && spot.x + 100 <= 1000 && spot.y - 10 >= 0 && spot.y + 10 <= 800).toBe(true);
  }
});

test('tiled texts reach the corners at any angle', () => {
  const spots = spotsFor(picture, text, 'tile', 100);
  const reach = Math.hypot(1000, 800) / 2;
  expect(Math.max(...spots.map(({ x }) => x))).toBeGreaterThanOrEqual(reach);
  expect(Math.min(...spots.map(({ y }) => y))).toBeLessThanOrEqual(-reach);
});

test('the example is right', () => {
  const count = spotsFor({ width: 1000, height: 800 }, text, 'bottom-right', 100).length;
  expect(`右下角 ${count} 处水印`).toBe(tool.example.output);
});
