import { around, at, fill } from '../pen.ts';
import { circle, leaf } from '../shapes.ts';

export const chrysanthemum = (x: number, y: number, k: number, petals: string, heart: string) =>
  at(
    x,
    y,
    around(18, () => fill(petals, leaf(0, -8, 0, -46, 0.24))) +
      around(12, () => fill(petals, leaf(0, -4, 0, -30, 0.3))) +
      fill(heart, circle(0, 0, 11)),
    k,
  );
