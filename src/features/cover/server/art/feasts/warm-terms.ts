import { around, at, each, fade, fill, pen, times } from '../pen.ts';
import { blossom, cloud, gull, hills, peaks, rainfall, rays, sprig } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, lines, poly, rect } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, GOLD, LEAF, MOSS, NIGHT, RED, ROSE, SNOW, WOOD } from './colours.ts';

export const warmTerms: Record<string, Draw> = {
  lichun: (s) =>
    fill(s.mid, circle(0, -20, 88)) +
    fill(SNOW, hills(s, 66, 8)) +
    fill(WOOD, ellipse(0, 78, 60, 16)) +
    pen(LEAF, 9, flow(0, 76, -6, 30, 2, -14)) +
    fill(LEAF, leaf(0, 20, -72, -30, 0.4)) +
    fill('#7dbb6c', leaf(0, 4, 66, -64, 0.42)) +
    pen(s.ink, 4, gull(-70, -96, 13), gull(96, -104, 10)),
  yushui: (s) =>
    rainfall(s, s.pale) +
    fill(s.mid, cloud(10, -104, 190)) +
    fill(WOOD, hills(s, 84, 6)) +
    each(
      [
        [-52, 0.7],
        [0, 1],
        [54, 0.8],
      ],
      (x, k) =>
        at(
          x,
          88,
          pen('#7dbb6c', 7, 'M0 0V-50') + fill('#7dbb6c', leaf(0, -30, -44, -62, 0.4), leaf(0, -40, 40, -78, 0.4)),
          k,
        ),
    ),
  jingzhe: (s) =>
    fill(s.mid, cloud(-10, -92, 170)) +
    fill(s.ink, cloud(30, -72, 150)) +
    fill(GOLD, poly(20, -60, -22, -2, 4, -2, -12, 40, 46, -18, 16, -18)) +
    fill(WOOD, hills(s, 66, 6)) +
    at(
      66,
      56,
      fill(RED, circle(0, 0, 22)) +
        fill(NIGHT, circle(-20, -2, 11), circle(4, -8, 5), circle(6, 9, 5), circle(-6, 6, 4)) +
        pen(NIGHT, 3, 'M-26 -8l-12 -10M-26 4l-14 4'),
      1,
      -8,
    ) +
    fill(LEAF, sprig(-60, 84, 66)),
  chunfen: (s) =>
    fill(CREAM, 'M0 -104A98 98 0 0 1 0 92z') +
    fill(NIGHT, 'M0 -104A98 98 0 0 0 0 92z') +
    fill(GOLD, circle(44, -40, 20)) +
    fill(CREAM, circle(-44, -40, 15)) +
    fill(NIGHT, circle(-37, -44, 13)) +
    pen(WOOD, 6, flow(-96, 70, -30, 30, 40, 40, 104, 0)) +
    blossom(-42, 38, 18, ROSE, GOLD) +
    blossom(18, 36, 22, ROSE, GOLD) +
    blossom(78, 16, 17, ROSE, GOLD) +
    pen(s.ink, 4, gull(0, -116, 12)),
  guyu: (s) =>
    rainfall(s, s.pale) +
    fill(MOSS, hills(s, 20, 12)) +
    times(5, (row) =>
      fill(
        row % 2 ? LEAF : '#6fae68',
        times(12, (index) => circle(-232 + index * 42 + (row % 2) * 20, 56 + row * 24, 26)),
      ),
    ) +
    at(
      26,
      6,
      fill(CREAM, 'M-30 -8H30Q26 30 12 34H-12Q-26 30 -30 -8z') +
        fill(LEAF, leaf(-6, -12, -26, -44, 0.36), leaf(2, -12, 22, -50, 0.36)),
      1.2,
    ),
  lixia: (s) =>
    fill(s.mid, circle(0, -20, 92)) +
    fill(LEAF, ellipse(-60, 92, 80, 22), ellipse(84, 104, 64, 16)) +
    pen(MOSS, 6, flow(20, 110, 14, 30, 24, -30)) +
    fill(ROSE, leaf(24, -10, 24, -92, 0.4)) +
    fill('#f2b3bd', leaf(24, -10, 4, -76, 0.3), leaf(24, -10, 46, -76, 0.3)) +
    at(
      24,
      -102,
      fill(NIGHT, rect(-3, -6, 50, 5, 2), circle(-6, -4, 7)) +
        fade(0.85, SNOW, leaf(6, -4, 34, -44, 0.22), leaf(14, -4, 52, -40, 0.22), leaf(6, -2, 30, 30, 0.2)),
      1,
      -16,
    ),
  xiaoman: (s) =>
    fill(GOLD, circle(46, -76, 24)) +
    fill(LEAF, hills(s, 60, 8)) +
    each(
      [
        [-74, -12, 0.8],
        [-26, -4, 1],
        [24, 6, 0.94],
        [72, 14, 0.8],
      ],
      (x, turn, k) =>
        at(
          x,
          118,
          pen(LEAF, 4, 'M0 0V-120') +
            fill(
              '#a8c95f',
              times(
                5,
                (row) =>
                  leaf(0, -100 - row * 15, -18, -124 - row * 15, 0.34) +
                  leaf(0, -100 - row * 15, 18, -124 - row * 15, 0.34),
              ),
              leaf(0, -178, 0, -206, 0.3),
            ) +
            pen('#a8c95f', 1.6, 'M-10 -180l-10 -34M10 -180l10 -34M0 -200v-26'),
          k,
          turn,
        ),
    ),
  mangzhong: (s) =>
    fill(MOSS, peaks(s, 10, 40, 120)) +
    times(
      4,
      (row) =>
        fill(row % 2 ? '#7fb7ba' : '#97c9ca', rect(-FAR, 10 + row * 34, 2 * FAR, 34)) +
        pen(
          MOSS,
          3,
          times(
            14,
            (index) =>
              `M${-250 + index * 40 + row * 12} ${34 + row * 34}q-8 -14 -12 -18M${-250 + index * 40 + row * 12} ${34 + row * 34}q0 -14 2 -22M${-250 + index * 40 + row * 12} ${34 + row * 34}q8 -12 13 -16`,
          ),
        ),
    ) +
    at(
      20,
      70,
      fill(GOLD, poly(-34, -58, 4, -86, 38, -52)) +
        fill(s.ink, blob(-14, -52, 20, -50, 46, -26, 40, 6, 22, 8, 20, -14)) +
        pen(s.ink, 7, 'M24 4V40M38 4V40M-8 -44L-30 0'),
    ),
  xiazhi: (s) =>
    at(0, -30, fill(GOLD, rays(16, 66, 100, 0.4), circle(0, 0, 56))) +
    at(
      6,
      62,
      fill(LEAF, 'M-92 -14H92A92 66 0 0 1 -92 -14z') +
        fill(SNOW, 'M-82 -14H82A82 56 0 0 1 -82 -14z') +
        fill(RED, 'M-76 -14H76A76 49 0 0 1 -76 -14z') +
        fill(
          NIGHT,
          ...[
            [-44, 0],
            [-20, 10],
            [4, 2],
            [26, 12],
            [48, 0],
            [-4, 24],
          ].map(([x = 0, y = 0]) => leaf(x, y, x, y + 9, 0.4)),
        ),
    ) +
    fill(s.mid, ellipse(6, 112, 100, 7)),
  xiaoshu: (s) =>
    fill(s.mid, circle(0, -6, 94)) +
    fill(GOLD, 'M-6 84L-86 -36A100 100 0 0 1 70 -54z') +
    pen(
      '#a86a12',
      2.5,
      lines(-6, 84, -60, -62),
      lines(-6, 84, -28, -78),
      lines(-6, 84, 8, -82),
      lines(-6, 84, 42, -74),
    ) +
    fill(WOOD, circle(-6, 84, 10)) +
    fill(ROSE, leaf(-16, -14, -44, -60, 0.36), leaf(-16, -14, -10, -70, 0.36), leaf(-16, -14, 22, -56, 0.36)) +
    fill(LEAF, leaf(-16, -10, -30, 30, 0.3)) +
    at(
      74,
      44,
      fill(LEAF, circle(0, 0, 40)) +
        fill('#7dbb6c', poly(0, 0, 38, -14, 38, 14)) +
        pen(MOSS, 2, lines(0, 0, -38, 0), lines(0, 0, -20, -34), lines(0, 0, -20, 34)),
    ),
  dashu: () =>
    at(
      0,
      -24,
      around(20, (index) => fill('#e2523c', poly(-7, -66, 7, -66, 0, index % 2 ? -92 : -108))) +
        fill(GOLD, circle(0, 0, 60)) +
        fade(0.5, '#e2523c', circle(0, 0, 40)),
    ) +
    at(
      30,
      76,
      fill(SNOW, poly(-34, -30, 34, -30, 26, 36, -26, 36)) +
        fill(ROSE, poly(-30, -6, 30, -6, 26, 36, -26, 36)) +
        fill(SNOW, circle(-12, -32, 16), circle(14, -36, 18)) +
        pen(LEAF, 4, 'M20 -40L40 -76'),
    ),
};
