import { expect, test } from 'vitest';
import { joinBoxes } from '../../picture/geometry.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const { canvas } = joinBoxes(
    [
      { width: 750, height: 1000 },
      { width: 750, height: 500 },
    ],
    'down',
    0,
  );
  expect(`${canvas.width} × ${canvas.height} 的长图`).toBe(tool.example.output);
});
