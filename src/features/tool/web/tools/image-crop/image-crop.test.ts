import { expect, test } from 'vitest';
import { cropBox } from '../../picture/geometry.pure.ts';
import { SHAPES, shapeOf } from './image-crop.pure.ts';
import { tool } from './tool.ts';

test('shapes have a ratio, photos for documents a size', () => {
  expect(shapeOf('2.35:1')).toEqual({ ratio: 2.35 });
  expect(shapeOf('295x413')).toEqual({ ratio: 295 / 413, exact: { width: 295, height: 413 } });
  for (const { value } of SHAPES) expect(shapeOf(value).ratio).toBeGreaterThan(0);
});

test('the example is right', () => {
  const [width = 0, height = 0] = (tool.example.input.match(/\d+/g) ?? []).map(Number);
  const box = cropBox({ width, height }, shapeOf('1:1').ratio, 0.5, 0.5);
  expect(`${box.width} × ${box.height}`).toBe(tool.example.output);
});
