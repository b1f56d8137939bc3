import { expect, test } from 'vitest';
import { turnedSize } from '../../picture/geometry.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const [width = 0, height = 0, degrees = 0] = (tool.example.input.match(/\d+/g) ?? []).map(Number);
  const size = turnedSize({ width, height }, degrees);
  expect(`${size.width} × ${size.height}`).toBe(tool.example.output);
});
