import { expect, test } from 'vitest';
import { gridBoxes } from '../../picture/geometry.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const [width = 0, height = 0] = (tool.example.input.match(/\d+/g) ?? []).map(Number);
  const boxes = gridBoxes({ width, height }, 3, 3);
  expect(`${boxes.length} 张 ${boxes[0]?.width} × ${boxes[0]?.height} 的图`).toBe(tool.example.output);
});
