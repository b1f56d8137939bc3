import { expect, test } from 'vitest';
import { within } from '../../picture/geometry.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const [width = 0, height = 0] = (tool.example.input.match(/\d+/g) ?? []).map(Number);
  const small = within({ width, height }, 1920);
  expect(`${small.width} × ${small.height} 的 WebP`).toBe(tool.example.output);
});
