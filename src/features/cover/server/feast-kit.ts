import { type Canvas, disc, type Form, line, num, placed, ROUND, rect, roof, shape, times } from './motif-kit.ts';

/** A feast has colours of its own, whatever the palette. */
export const onGround =
  (ground: string, draw: Form): Form =>
  (c) =>
    rect(0, 0, c.width, c.height, ground) + draw(c);

/** Small things keep out of the corner where the page sets its text. */
export const isFree = (c: Canvas, x: number, y: number) =>
  c.width > 600 ? x > c.width * 0.42 || y > c.height * 0.9 : !(x < 200 && y < 132);
export const lantern = (x: number, y: number, k: number, a: string, b: string, gold: string) =>
  placed(
    x,
    y,
    k,
    line('M0 -60V-34', gold, 2) +
      rect(-16, -36, 32, 8, gold, 2) +
      shape('M-22 -28C-50 -14 -50 26 -22 40H22C50 26 50 -14 22 -28z', a) +
      shape('M2 -28H22C50 -14 50 26 22 40H2C22 22 22 -10 2 -28z', b) +
      line('M-12 -28C-26 -10 -26 22 -12 40M0 -28V40', b, 2) +
      rect(-16, 38, 32, 8, gold, 2) +
      line('M-8 46v22M0 46v30M8 46v22', gold, 2.4, ROUND),
  );
export const burst = (x: number, y: number, q: number, k: number, col: string, w = 2.4) =>
  times(k, (i) => {
    const a = (i / k) * 6.2832;
    return (
      line(
        `M${num(x + q * 0.34 * Math.cos(a))} ${num(y + q * 0.34 * Math.sin(a))}L${num(x + q * Math.cos(a))} ${num(y + q * Math.sin(a))}`,
        col,
        w,
        ROUND,
      ) + disc(x + q * 1.14 * Math.cos(a), y + q * 1.14 * Math.sin(a), w * 0.8, col)
    );
  });
export const house = (x: number, y: number, k: number, wall: string, rf: string, lit: string, snow = '') =>
  placed(
    x,
    y,
    k,
    rect(-44, -44, 88, 44, wall) +
      roof(0, -78, 132, 36, rf) +
      (snow ? shape('M-30 -78H30C36 -64 44 -56 58 -50C30 -56 -30 -56 -58 -50C-44 -56 -36 -64 -30 -78z', snow) : '') +
      rect(-26, -32, 20, 22, lit) +
      rect(6, -32, 20, 22, lit) +
      line('M-16 -32v22M16 -32v22M-26 -21h20M6 -21h20', rf, 1.6),
  );
