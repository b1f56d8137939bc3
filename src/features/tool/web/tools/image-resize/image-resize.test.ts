import { expect, test } from 'vitest';
import { planResize } from '../../picture/geometry.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const [width = 0, height = 0, wanted = 0] = (tool.example.input.match(/\d+/g) ?? []).map(Number);
  const { canvas } = planResize({ width, height }, { width: wanted, height: 0 }, 'keep');
  expect(`${canvas.width} × ${canvas.height}`).toBe(tool.example.output);
});
