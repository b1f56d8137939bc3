import { at, both, each, fade, fill, pen } from '../pen.ts';
import { gull, heart, hills, person } from '../props.ts';
import { blob, circle, ellipse, flow, leaf, poly, rect, star } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, GOLD, LEAF, RED, ROSE, SNOW } from './colours.ts';

const carnation = (x: number, y: number, k: number, petals: string) =>
  at(
    x,
    y,
    pen(LEAF, 5, 'M0 10Q4 60 -2 110') +
      fill(
        petals,
        poly(-34, -18, -26, -38, -14, -28, -6, -46, 6, -32, 16, -44, 24, -26, 36, -28, 30, -4, 0, 22, -30, -2),
      ) +
      fill(LEAF, poly(-12, 8, 12, 8, 7, 28, -7, 28), leaf(0, 60, -40, 40, 0.24), leaf(0, 72, 38, 54, 0.24)),
    k,
  );

export const hearts: Record<string, Draw> = {
  qingren: (s) =>
    fill(s.mid, circle(0, -10, 96)) +
    each(
      [
        [-40, -40, 34, RED],
        [36, -56, 40, ROSE],
        [6, 2, 36, '#e2523c'],
      ],
      (x, y, r, colour) =>
        pen(s.ink, 2, flow(x, y + r, x * 0.5, 70, 0, 112)) +
        fill(colour, heart(x, y, r)) +
        fade(0.4, '#fff', ellipse(x - r * 0.4, y - r * 0.3, r * 0.14, r * 0.22)),
    ) +
    fill(GOLD, poly(-20, 84, 0, 98, 20, 84, 14, 112, -14, 112)),
  nvsheng: (s) =>
    fill(s.mid, circle(0, -4, 98)) +
    both(
      fill(ROSE, blob(-8, -10, -50, -66, -100, -56, -96, 10, -54, 20)) +
        fill('#c9566d', blob(-10, -6, -50, -34, -80, -30, -74, 0, -48, 6)) +
        fill(ROSE, poly(-6, 8, -56, 104, -32, 98, -20, 118, 8, 16)),
    ) +
    fill('#c9566d', rect(-20, -26, 40, 44, 14)) +
    fill(s.pale, star(-88, -92, 9, 4, 0.35), star(92, -84, 11, 4, 0.35), star(84, 74, 8, 4, 0.35)),
  baise: (s) =>
    fill(s.mid, ellipse(0, 98, 106, 11)) +
    fill(SNOW, rect(-76, -4, 152, 100, 6), rect(-86, -26, 172, 32, 5)) +
    fill(ROSE, rect(-13, -26, 26, 122)) +
    both(fill(ROSE, blob(-4, -28, -30, -70, -66, -72, -62, -38, -30, -26))) +
    fill('#c9566d', circle(0, -32, 12)) +
    fill(ROSE, heart(-46, 48, 12), heart(46, 48, 12)) +
    fill(CREAM, circle(-96, 78, 12), circle(100, 84, 10)),
  wangluo: (s) =>
    each(
      [
        [-50, -8, -10, s.ink],
        [50, 8, 10, s.hot],
      ],
      (x, y, turn, colour) =>
        at(
          x,
          y,
          fill(colour, rect(-40, -76, 80, 152, 14)) +
            fill(s.bg, rect(-32, -62, 64, 122, 4)) +
            fill(colour, rect(-22, -46, 38, 12, 6), rect(-14, 22, 38, 12, 6)),
          1,
          turn,
        ),
    ) +
    fill(RED, heart(0, -10, 34)) +
    fade(0.4, '#fff', ellipse(-14, -20, 5, 8)) +
    fill(ROSE, heart(-34, -84, 10), heart(40, -92, 14), heart(12, -104, 8)),
  muqin: (s) =>
    fill(s.mid, circle(0, -20, 94)) +
    carnation(-48, -18, 1, ROSE) +
    carnation(46, -22, 1, '#e2523c') +
    carnation(0, -54, 1.1, RED) +
    fill(CREAM, poly(-62, 34, 62, 34, 26, 124, -26, 124)) +
    fill('#ead9b4', poly(0, 34, 62, 34, 26, 124, 0, 124)) +
    fill(GOLD, rect(-34, 74, 68, 10, 4), heart(0, 78, 13)),
  fuqin: (s) =>
    fill(s.hot, circle(20, -34, 70)) +
    fill(s.mid, hills(s, 84, 8)) +
    fill(s.dark, person(10, 108, 150)) +
    pen(s.dark, 9, 'M-12 6L-6 -34M32 6L26 -34') +
    fill(CREAM, circle(10, -66, 13), rect(-6, -52, 32, 38, 12), rect(-10, -22, 12, 42, 5), rect(18, -22, 12, 42, 5)) +
    pen(CREAM, 7, 'M-2 -44L-26 -76M22 -44L48 -78') +
    pen(s.ink, 3, gull(-70, -86, 11), gull(-94, -66, 8)),
};
