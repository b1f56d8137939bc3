import { expect, test } from 'vitest';
import { movedCorner } from './photo-crop.tsx';

const whole = { left: 0, top: 0, width: 1, height: 1 };

test('a corner moves its two sides and no others', () => {
  expect(movedCorner(whole, { x: 0, y: 0 }, 0.25, 0.5)).toEqual({ left: 0.25, top: 0.5, width: 0.75, height: 0.5 });
  expect(movedCorner(whole, { x: 1, y: 1 }, 0.5, 0.75)).toEqual({ left: 0, top: 0, width: 0.5, height: 0.75 });
});

test('the frame stays inside the picture and large enough to hold', () => {
  expect(movedCorner(whole, { x: 1, y: 0 }, 7, -3)).toEqual(whole);
  const { width, height } = movedCorner(whole, { x: 0, y: 0 }, 2, 2);
  expect([width, height].map((side) => side.toFixed(2))).toEqual(['0.12', '0.12']);
});
