import { around, at, bar, cut, each, fade, fill, pen, times } from '../pen.ts';
import { block, blossom, eaves, firework, ground, gull, hills, lantern, person, ripples } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, DEEP_RED, GOLD, LEAF, MOSS, NIGHT, RED, ROSE, WOOD } from './colours.ts';

export const state: Record<string, Draw> = {
  yuandan: (s) =>
    fill(GOLD, firework(-70, -84, 30), firework(96, -90, 38)) +
    fill(s.dark, rect(-66, -68, 140, 168, 8)) +
    fill(CREAM, rect(-72, -74, 140, 168, 8)) +
    fill(RED, rect(-72, -74, 140, 42, 8), rect(-72, -44, 140, 12)) +
    fill(s.ink, rect(-44, -86, 10, 26, 5), rect(30, -86, 10, 26, 5)) +
    fill(RED, poly(-22, 0, 8, -16, 8, 72, -8, 72, -8, 6, -22, 12)) +
    fill('#e7d3ac', poly(68, 94, 68, 46, 20, 94)) +
    fill('#c9b48a', poly(20, 94, 68, 46, 34, 62)) +
    fill(GOLD, circle(-46, -10, 5), circle(40, -10, 5)),
  laodong: (s) =>
    at(
      -22,
      -6,
      around(10, () => fill(s.mid, rect(-15, -104, 30, 34, 4))) + cut(s.mid, circle(0, 0, 84), circle(0, 0, 44)),
    ) +
    at(
      30,
      0,
      pen(GOLD, 6, flow(0, 116, 14, 50, 4, -40)) +
        fill(
          GOLD,
          times(
            6,
            (row) =>
              leaf(8 - row, -20 - row * 15, -14 - row, -46 - row * 15, 0.34) +
              leaf(8 - row, -20 - row * 15, 28 - row, -46 - row * 15, 0.34),
          ),
        ),
    ) +
    at(-20, 10, fill(s.ink, rect(-9, -20, 18, 120, 8), rect(-46, -56, 92, 40, 6)), 1, -38) +
    fill(RED, rect(-FAR, 106, 2 * FAR, FAR)),
  guoqing: (s) =>
    fill(GOLD, firework(-76, -86, 32), firework(100, -100, 26, 10)) +
    fill(DEEP_RED, rect(-110, 20, 236, 84)) +
    fill(
      NIGHT,
      'M-6 104V74a14 16 0 0 1 28 0V104z',
      'M-60 104V82a10 12 0 0 1 20 0V104z',
      'M56 104V82a10 12 0 0 1 20 0V104z',
    ) +
    bar(CREAM, 4, 'M-110 24H126') +
    fill('#d9533a', rect(-72, -24, 160, 44)) +
    fill(
      DEEP_RED,
      times(8, (index) => rect(-66 + index * 21, -22, 6, 42)),
    ) +
    fill(GOLD, eaves(8, -20, 220, 34), rect(-38, -66, 92, 14), eaves(8, -60, 150, 32)) +
    lantern(-34, 0, 0.32, RED, GOLD, DEEP_RED) +
    lantern(50, 0, 0.32, RED, GOLD, DEEP_RED) +
    pen(CREAM, 3.5, gull(-104, -40, 12), gull(-126, -20, 8), gull(-84, -20, 8)) +
    fill(s.dark, rect(-FAR, 104, 2 * FAR, FAR)) +
    fill(GOLD, star(8, -106, 15)),
  funv: (s) =>
    fill(s.mid, circle(0, -4, 96)) +
    fill(
      s.ink,
      blob(
        -10,
        120,
        4,
        70,
        34,
        66,
        44,
        40,
        58,
        26,
        46,
        8,
        48,
        -30,
        20,
        -60,
        -30,
        -66,
        -66,
        -36,
        -74,
        20,
        -58,
        60,
        -70,
        120,
      ),
    ) +
    fill(s.dark, blob(14, -62, -40, -84, -92, -40, -92, 40, -78, 110, -52, 110, -44, 40, -20, 0, 20, -30)) +
    blossom(-34, -56, 24, ROSE, GOLD) +
    blossom(-72, -14, 20, RED, GOLD) +
    blossom(-70, 34, 16, ROSE, GOLD) +
    fill(LEAF, leaf(-50, -30, -24, -22, 0.4), leaf(-84, 6, -104, 24, 0.4)),
  qingnian: (s) =>
    fill(GOLD, circle(20, -30, 60)) +
    fill(s.mid, hills(s, 70, 14)) +
    fill(MOSS, poly(-120, 130, 0, 30, 30, 30, 170, 130)) +
    fill(NIGHT, circle(10, -28, 12), rect(-3, -14, 26, 30, 9)) +
    pen(NIGHT, 9, 'M4 14L-8 40M16 14L26 38M18 -6L36 -26') +
    pen(NIGHT, 4, 'M30 -10L52 -112') +
    fill(RED, blob(50, -110, 80, -118, 108, -104, 136, -112, 130, -74, 104, -66, 76, -78, 44, -72)) +
    pen(s.ink, 3, gull(-70, -80, 11), gull(-96, -60, 8)),
  ertong: (s) =>
    fill(s.mid, ground(98)) +
    fill(WOOD, rect(-5, -10, 10, 120, 4)) +
    at(
      0,
      -20,
      each(
        [
          [0, RED],
          [90, GOLD],
          [180, '#3f9bb0'],
          [270, LEAF],
        ],
        (turn, colour) =>
          at(
            0,
            0,
            fill(colour, 'M0 0V-92Q54 -86 46 -34z') + fade(0.35, '#000', poly(0, 0, 46, -34, 0, -40)),
            1,
            turn + 12,
          ),
      ) + fill(CREAM, circle(0, 0, 11)),
    ) +
    fill(s.ink, star(-92, -84, 9, 4, 0.35), star(104, -70, 11, 4, 0.35)) +
    fill(ROSE, ellipse(92, 52, 18, 22)) +
    pen(s.ink, 1.8, flow(92, 74, 86, 90, 94, 106)),
  jianjun: (s) =>
    fade(
      0.5,
      s.mid,
      times(12, (index) =>
        poly(
          0,
          -30,
          300 * Math.sin((index * Math.PI) / 6),
          -30 - 300 * Math.cos((index * Math.PI) / 6),
          300 * Math.sin((index * Math.PI) / 6 + 0.26),
          -30 - 300 * Math.cos((index * Math.PI) / 6 + 0.26),
        ),
      ),
    ) +
    fill(GOLD, star(0, -34, 74)) +
    fill(RED, star(0, -34, 62)) +
    fill(
      s.dark,
      ...[-96, -52, -8, 36, 80].map(
        (x) =>
          circle(x + 10, 62, 13) + rect(x - 6, 52, 32, 7, 3) + poly(x - 16, 130, x - 10, 82, x + 30, 82, x + 36, 130),
      ),
      rect(-FAR, 116, 2 * FAR, FAR),
    ),
  jiandang: (s) =>
    fill(GOLD, circle(40, -40, 46)) +
    fill(s.mid, hills(s, 16, 10)) +
    fill(DEEP_RED, rect(-FAR, 40, 2 * FAR, FAR)) +
    fill(WOOD, blob(-104, 40, -60, 62, 60, 62, 108, 34, 84, 84, -76, 84)) +
    fill(RED, rect(-62, -4, 118, 56, 3), eaves(-4, -2, 150, 26)) +
    fill(GOLD, ...[-52, -26, 0, 26].map((x) => rect(x, 10, 18, 28, 2))) +
    fill(WOOD, rect(62, -92, 6, 146)) +
    fill(CREAM, 'M66 -90Q112 -40 70 34z') +
    ripples(GOLD, 100, 2, 3) +
    fill(s.dark, person(84, 50, 34)),
  jingcha: (s) =>
    [
      [-150, 80],
      [-108, 120],
      [-66, 70],
      [40, 90],
      [84, 130],
      [124, 80],
    ]
      .map(([x = 0, h = 0]) => block(s, x, 130, 38, h, s.mid, GOLD))
      .join('') +
    fill(GOLD, 'M0 -104L74 -78V-8Q70 62 0 98Q-70 62 -74 -8V-78z') +
    fill(NIGHT, 'M0 -90L62 -68V-8Q58 50 0 82Q-58 50 -62 -8V-68z') +
    fill(GOLD, star(0, -26, 30), rect(-40, 18, 80, 7, 3), rect(-30, 34, 60, 7, 3)) +
    fill(s.pale, circle(-100, -84, 3), circle(104, -96, 3), circle(86, -60, 2)),
};
