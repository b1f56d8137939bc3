import { at, each, fade, fill, pen } from '../pen.ts';
import { block, cottage, crescent, firework, hills, hoop, pine, snowfall, stars, steam, strewn } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, DEEP_RED, GOLD, LEAF, MOSS, NIGHT, RED, ROSE, SNOW, WOOD } from './colours.ts';

export const revels: Record<string, Draw> = {
  yuren: (s) =>
    fill(s.mid, ellipse(0, 106, 96, 9)) +
    fill(RED, rect(-56, 20, 112, 86, 5)) +
    fill(GOLD, star(0, 64, 28), poly(-56, 20, 56, 20, 76, -4, -36, -4)) +
    pen(s.ink, 6, 'M0 8q-22 -6 0 -14q22 -6 0 -14q-22 -6 0 -14q22 -6 0 -14') +
    fill(CREAM, circle(0, -66, 27)) +
    fill(RED, circle(0, -62, 7), poly(-28, -76, 28, -76, 0, -128)) +
    fill(GOLD, circle(0, -128, 8)) +
    fill(NIGHT, circle(-10, -72, 3.4), circle(10, -72, 3.4)) +
    pen(NIGHT, 3, 'M-11 -52q11 9 22 0') +
    pen(s.ink, 4, 'M-70 -60l-20 -10M-62 -84l-16 -18M66 -60l20 -10'),
  wansheng: (s) =>
    stars(s, s.ink, [-130, -130, 150, -60], 0.3) +
    fill('#f2c14e', crescent(84, -80, 30)) +
    fill(
      NIGHT,
      ...[
        [-70, -76, 1],
        [-20, -100, 0.7],
        [40, -66, 0.6],
      ].map(([x = 0, y = 0, k = 1]) =>
        poly(
          x,
          y,
          x - 12 * k,
          y - 12 * k,
          x - 40 * k,
          y - 14 * k,
          x - 28 * k,
          y + 4 * k,
          x - 14 * k,
          y + 2 * k,
          x,
          y + 14 * k,
          x + 14 * k,
          y + 2 * k,
          x + 28 * k,
          y + 4 * k,
          x + 40 * k,
          y - 14 * k,
          x + 12 * k,
          y - 12 * k,
        ),
      ),
    ) +
    fill(NIGHT, hills(s, 92, 5)) +
    fill('#e0792f', ellipse(-34, 40, 40, 54), ellipse(34, 40, 40, 54)) +
    fill('#f0923d', ellipse(0, 40, 40, 56)) +
    fill(MOSS, poly(-8, -14, -2, -42, 14, -44, 8, -14)) +
    fill(
      NIGHT,
      poly(-44, 34, -18, 30, -30, 8),
      poly(44, 34, 18, 30, 30, 8),
      'M-50 52Q0 72 50 52Q40 88 0 90Q-40 88 -50 52z',
    ) +
    fill('#f0923d', rect(-16, 58, 12, 12), rect(8, 72, 12, 14)),
  guanggun: (s) =>
    fill(s.mid, ellipse(0, 100, 112, 11)) +
    fill(CREAM, rect(-84, 26, 168, 72, 8)) +
    fill(ROSE, 'M-84 26H84V46q-14 18 -28 0q-14 18 -28 0q-14 18 -28 0q-14 18 -28 0q-14 18 -28 0q-14 18 -28 0z') +
    each(
      [
        [-51, RED],
        [-17, GOLD],
        [17, LEAF],
        [51, '#3f9bb0'],
      ],
      (x, colour) =>
        fill(colour, rect(x - 7, -44, 14, 70, 4)) +
        fill('#f2923d', leaf(x, -46, x, -80, 0.4)) +
        fill(CREAM, leaf(x, -48, x, -64, 0.4)),
    ) +
    fill(RED, circle(-56, 74, 6), circle(-20, 78, 6), circle(20, 78, 6), circle(56, 74, 6)),
  ganen: (s) =>
    steam(s.pale, 0, -50, 34) +
    fill(s.mid, ellipse(0, 98, 116, 12)) +
    fill(SNOW, ellipse(0, 82, 104, 20)) +
    fill('#b8622b', blob(-74, 60, -62, 0, -10, -30, 44, -16, 74, 34, 66, 72, 0, 84, -60, 80)) +
    fill(
      '#9a4d1f',
      blob(40, 20, 74, -4, 92, 4, 98, -14, 114, -8, 106, 8, 112, 22, 96, 20, 70, 56),
      blob(-20, 56, 20, 30, 50, 44, 30, 72, -10, 76),
    ) +
    fade(0.4, '#ffd9a0', ellipse(-22, 0, 24, 10)) +
    fill(LEAF, leaf(-84, 84, -112, 62, 0.4), leaf(-80, 86, -96, 50, 0.4), leaf(86, 86, 116, 72, 0.4)) +
    fill(RED, circle(-74, 84, 7), circle(-60, 90, 6), circle(76, 90, 7)),
  pinganye: (s) =>
    snowfall(s, SNOW, [-130, -130, 150, -40]) +
    cottage(-84, 96, 62, s.mid, s.dark, GOLD) +
    cottage(104, 96, 66, s.mid, s.dark, GOLD) +
    fill(SNOW, hills(s, 96, 4)) +
    at(
      8,
      20,
      fill(RED, blob(0, -40, 40, -52, 66, -14, 44, 50, 0, 48, -44, 50, -66, -14, -40, -52)) +
        fill(DEEP_RED, blob(20, -46, 44, -50, 66, -14, 44, 50, 10, 50, 44, 10)) +
        pen(WOOD, 6, 'M0 -42Q0 -64 12 -78') +
        fill(LEAF, leaf(4, -58, 50, -84, 0.36)) +
        fade(0.5, '#fff', ellipse(-34, -20, 8, 14)),
    ) +
    fill(GOLD, rect(-58, 42, 132, 14, 3)) +
    fill(GOLD, blob(8, 44, -12, 26, -26, 38, -8, 50), blob(8, 44, 28, 26, 42, 38, 24, 50)),
  shengdan: (s) =>
    snowfall(s, SNOW) +
    fill(SNOW, hills(s, 92, 5)) +
    fill(MOSS, pine(-92, 96, 104), pine(112, 98, 90)) +
    fill(WOOD, rect(-10, 74, 24, 30)) +
    fill(LEAF, poly(2, -104, 40, -44, 24, -44, 58, 16, 36, 16, 74, 80, -70, 80, -32, 16, -54, 16, -20, -44, -36, -44)) +
    pen(GOLD, 3.5, flow(-26, -40, 4, -30, 34, -48), flow(-44, 20, 4, 34, 50, 10), flow(-60, 74, 4, 76, 66, 62)) +
    fill(RED, circle(-10, -10, 7), circle(24, 44, 8), circle(-34, 52, 7)) +
    fill(GOLD, circle(18, -14, 6), circle(-6, 52, 6), circle(48, 62, 6), star(2, -108, 22)) +
    fill(RED, rect(66, 72, 40, 32, 3)) +
    fill(GOLD, rect(82, 72, 8, 32)),
  kuanian: (s) =>
    fill(GOLD, firework(-84, -84, 34), firework(96, -96, 42)) +
    fill(ROSE, firework(10, -116, 22, 10)) +
    [
      [-150, 70],
      [-108, 96],
      [76, 88],
      [116, 64],
    ]
      .map(([x = 0, h = 0]) => block(s, x, 118, 36, h, s.mid, GOLD))
      .join('') +
    fill(s.dark, rect(-38, -30, 80, 160), poly(-46, -30, 2, -84, 50, -30)) +
    fill(CREAM, circle(2, 6, 31)) +
    hoop(GOLD, 2, 6, 35, 5) +
    pen(NIGHT, 4, 'M2 6V-18M2 6L-4 -10') +
    fill(NIGHT, circle(2, 6, 4)) +
    fill(
      GOLD,
      strewn(s, [-140, -60, 150, 60], 40, 0.25, (x, y) => rect(x, y, 5, 5)),
    ) +
    fill(s.dark, rect(-FAR, 112, 2 * FAR, FAR)),
};
