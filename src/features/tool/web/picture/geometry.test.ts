import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeText,
  cropBox,
  gridBoxes,
  joinBoxes,
  planResize,
  sizeText,
  turnedSize,
  within,
} from './geometry.pure.ts';

const photo = { width: 4000, height: 3000 };

test('a picture is made smaller and never larger', () => {
  expect(within(photo, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(within(photo, 9000)).toEqual(photo);
  expect(within(photo, 0)).toEqual(photo);
  expect(within({ width: 10_000, height: 1 }, 100)).toEqual({ width: 100, height: 1 });
});

test('one side is enough; both can be stretched, kept inside or covered', () => {
  expect(planResize(photo, { width: 800, height: 0 }, 'keep').canvas).toEqual({ width: 800, height: 600 });
  expect(planResize(photo, { width: 100, height: 100 }, 'stretch').canvas).toEqual({ width: 100, height: 100 });
  expect(planResize(photo, { width: 100, height: 100 }, 'keep').canvas).toEqual({ width: 100, height: 75 });
  const { canvas, draw } = planResize(photo, { width: 300, height: 300 }, 'cover');
  expect(canvas).toEqual({ width: 300, height: 300 });
  expect(draw).toEqual({ x: -50, y: 0, width: 400, height: 300 });
});

test('no size and too large a size are refused', () => {
  expect(() => planResize(photo, { width: 0, height: 0 }, 'keep')).toThrow('至少填一个');
  expect(() => planResize(photo, { width: 20_000, height: 0 }, 'keep')).toThrow('16384');
});

test('the largest box of a shape, wherever it lies', () => {
  expect(cropBox(photo, 1, 0.5, 0.5)).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
  expect(cropBox(photo, 16 / 9, 0, 1)).toEqual({ x: 0, y: 750, width: 4000, height: 2250 });
});

test('pieces cover the picture exactly', () => {
  const side = fc.integer({ min: 10, max: 500 });
  const parts = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(side, side, parts, parts, (width, height, columns, rows) => {
      const boxes = gridBoxes({ width, height }, columns, rows);
      expect(boxes.reduce((sum, box) => sum + box.width * box.height, 0)).toBe(width * height);
      expect(boxes.at(-1)).toMatchObject({
        x: width - (boxes.at(-1)?.width ?? 0),
        y: height - (boxes.at(-1)?.height ?? 0),
      });
    }),
  );
  expect(() => gridBoxes({ width: 2, height: 2 }, 3, 3)).toThrow('太小');
});

test('turning by a right angle swaps the sides', () => {
  expect(turnedSize(photo, 90)).toEqual({ width: 3000, height: 4000 });
  expect(turnedSize(photo, -180)).toEqual(photo);
  expect(turnedSize({ width: 100, height: 100 }, 45)).toEqual({ width: 142, height: 142 });
});

test('pictures are joined at the smallest breadth', () => {
  expect(
    joinBoxes(
      [
        { width: 200, height: 100 },
        { width: 100, height: 100 },
      ],
      'down',
      10,
    ),
  ).toEqual({
    canvas: { width: 100, height: 160 },
    boxes: [
      { x: 0, y: 0, width: 100, height: 50 },
      { x: 0, y: 60, width: 100, height: 100 },
    ],
  });
});

test('sizes as people say them', () => {
  expect([512, 2048, 3 * 1024 ** 2].map(sizeText)).toEqual(['512 B', '2.0 KB', '3.00 MB']);
  expect([changeText(100, 38), changeText(100, 105), changeText(1, 1)]).toEqual(['小了 62%', '大了 5%', '大小不变']);
});
