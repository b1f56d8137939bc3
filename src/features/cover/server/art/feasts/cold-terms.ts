import { at, fade, fill, pen, times } from '../pen.ts';
import { gull, hills, pavilion, pine, snowfall, steam } from '../props.ts';
import { blob, circle, ellipse, flow, leaf, rect } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, GOLD, LEAF, MOSS, NIGHT, RED, SNOW, WOOD } from './colours.ts';
import { chrysanthemum } from './props.ts';

const persimmon = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    fill('#e0692f', blob(-26, -4, 0, -20, 26, -4, 22, 20, 0, 26, -22, 20)) +
      fill(MOSS, leaf(0, -18, -20, -24, 0.4), leaf(0, -18, 20, -24, 0.4), leaf(0, -20, 0, -4, 0.5)) +
      fade(0.5, SNOW, ellipse(-10, -4, 5, 8)),
    k,
  );

const dumpling = (x: number, y: number, k: number, turn: number) =>
  at(
    x,
    y,
    fill('#e3c796', 'M-36 14Q-32 -24 0 -26Q32 -24 36 14Q0 30 -36 14z') +
      fill('#fff6e2', 'M-33 8Q-28 -26 0 -28Q28 -26 33 8Q0 20 -33 8z') +
      pen('#c8a468', 2.6, 'M-26 -6q7 -4 10 5q3 -12 11 -6q5 -9 11 0q6 -6 11 6M-16 -1v8M-5 -7v9M6 -7v9M17 0v8'),
    k,
    turn,
  );

export const coldTerms: Record<string, Draw> = {
  liqiu: (s) =>
    fill(s.mid, circle(0, -6, 96)) +
    at(
      6,
      -4,
      fill(
        '#d8792f',
        'M0 92C-8 50 -6 40 -10 30C-40 48 -66 40 -88 20C-72 16 -66 8 -64 -4C-84 -14 -92 -34 -90 -58C-74 -48 -60 -50 -46 -42C-44 -66 -26 -84 0 -104C26 -84 44 -66 46 -42C60 -50 74 -48 90 -58C92 -34 84 -14 64 -4C66 8 72 16 88 20C66 40 40 48 10 30C6 40 8 50 8 92z',
      ) + pen('#8f3f1b', 4, 'M2 92V-80M2 26L-70 14M2 26L72 14M2 -4L-68 -44M2 -4L70 -44'),
      0.92,
      16,
    ) +
    pen(s.ink, 3, 'M-110 86q14 -10 30 0M70 106q12 -8 26 0'),
  chushu: (s) =>
    fill(GOLD, circle(-40, -60, 28)) +
    fill(s.mid, hills(s, 30, 18)) +
    fill(
      s.ink,
      blob(-96, -40, -40, -54, 0, -34, 40, -58, 100, -48, 50, -26, 20, -6, 12, 16, 0, 8, -12, 16, -20, -6, -50, -22),
    ) +
    fill('#d9a53e', hills(s, 72, 10)) +
    pen(
      '#9c6a1c',
      3,
      times(12, (index) => `M${-170 + index * 30} 112q4 -24 ${(index % 3) * 6 - 6} -40`),
    ),
  bailu: (s) =>
    fill(s.mid, circle(50, -70, 24)) +
    pen(LEAF, 9, flow(-140, 110, -60, 40, 20, 10, 118, 30)) +
    fill(LEAF, blob(-140, 110, -70, 26, 10, -6, 120, 30, 30, 36, -60, 70)) +
    pen(MOSS, 3, flow(-130, 104, -50, 40, 110, 30)) +
    fill(SNOW, 'M40 20C64 52 66 66 66 76A26 26 0 0 1 14 76C14 66 16 52 40 20z') +
    fade(0.7, '#9fc5cf', 'M40 96A20 20 0 0 1 22 70Q30 92 56 84Q50 96 40 96z') +
    fill(SNOW, ellipse(-26, 16, 10, 7), ellipse(-66, 44, 7, 5)),
  qiufen: () =>
    fill('#e9b24f', 'M0 -104A98 98 0 0 1 0 92z') +
    fill(NIGHT, 'M0 -104A98 98 0 0 0 0 92z') +
    fill(CREAM, circle(-42, -44, 17)) +
    fill('#fff3cf', circle(44, -48, 20)) +
    pen(WOOD, 6, flow(-100, 6, -30, -10, 40, 6, 110, -30)) +
    persimmon(-34, 26, 1) +
    persimmon(28, 38, 1.15) +
    persimmon(80, 12, 0.86),
  hanlu: (s) =>
    pen(
      s.ink,
      3,
      times(5, (index) => gull(-60 + index * 16, -112 + Math.abs(index - 2) * 12, 8)),
    ) +
    fill(s.mid, circle(0, -6, 92)) +
    pen(LEAF, 5, flow(-10, 120, -16, 60, -22, 10), flow(10, 120, 24, 70, 50, 30)) +
    fill(LEAF, leaf(-14, 76, -70, 56, 0.34), leaf(14, 92, 74, 88, 0.34)) +
    chrysanthemum(-22, -22, 1.4, '#f0c73f', '#b0571c') +
    chrysanthemum(56, 22, 1, CREAM, GOLD) +
    fill(SNOW, leaf(-60, 62, -60, 46, 0.5), circle(-60, 60, 4)),
  shuangjiang: (s) =>
    fill(s.mid, circle(0, -10, 94)) +
    pen(WOOD, 8, flow(-130, -70, -60, -84, 10, -70, 110, -100)) +
    pen(WOOD, 4, 'M-60 -80V-40M-4 -74V-30M60 -84V-50') +
    persimmon(-60, -16, 1.25) +
    persimmon(-4, 0, 1.5) +
    persimmon(60, -24, 1.2) +
    persimmon(30, 70, 1) +
    fade(
      0.8,
      SNOW,
      ellipse(-60, -36, 22, 6),
      ellipse(-4, -24, 26, 7),
      ellipse(60, -44, 20, 6),
      ellipse(30, 54, 17, 5),
    ) +
    fill(SNOW, hills(s, 108, 4)),
  lidong: (s) =>
    steam(s.pale, 0, -34, 50) +
    fill(s.mid, ellipse(0, 96, 116, 14)) +
    fill('#e7eef0', ellipse(0, 60, 112, 36)) +
    fill('#2d6d86', ellipse(0, 56, 96, 27)) +
    fill('#e7eef0', ellipse(0, 54, 88, 23)) +
    dumpling(-58, 46, 0.9, -8) +
    dumpling(58, 46, 0.9, 8) +
    dumpling(0, 58, 0.95, 0) +
    dumpling(-28, 22, 0.8, 3) +
    dumpling(30, 22, 0.8, -4),
  xiaoxue: (s) =>
    snowfall(s, SNOW) +
    fill(s.mid, hills(s, 40, 12)) +
    pavilion(10, 92, 1.2, s.ink, s.ink) +
    fill(SNOW, 'M-22 -2H42Q50 22 70 36Q10 26 -50 36Q-30 22 -22 -2z', hills(s, 94, 5)),
  daxue: (s) =>
    snowfall(s, SNOW) +
    fill(s.mid, pine(-86, 86, 120), pine(100, 90, 140), pine(-118, 96, 90)) +
    fill(WOOD, rect(-46, 24, 100, 60)) +
    fill(GOLD, rect(-30, 40, 24, 22), rect(18, 40, 22, 44)) +
    fill(
      SNOW,
      blob(-72, 34, -40, -4, 4, -28, 48, -4, 80, 34, 40, 26, 4, 32, -40, 26),
      hills(s, 84, 5),
      rect(30, -34, 16, 14, 6),
    ) +
    pen(s.pale, 5, flow(38, -36, 46, -60, 30, -80)),
  xiaohan: (s) =>
    snowfall(s, SNOW) +
    pen(NIGHT, 9, flow(-130, 90, -60, 50, 0, 40, 60, -10, 110, -80)) +
    pen(NIGHT, 5, flow(-30, 46, -24, -10, -56, -60), flow(50, 0, 90, 14, 130, 0)) +
    [
      [-56, -60, 18],
      [-30, -14, 22],
      [6, 36, 26],
      [58, -8, 22],
      [108, -80, 20],
      [128, 0, 16],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        at(
          x,
          y,
          fill(
            RED,
            times(5, (index) =>
              circle(
                r * 0.58 * Math.sin((index * Math.PI) / 2.5),
                -r * 0.58 * Math.cos((index * Math.PI) / 2.5),
                r * 0.44,
              ),
            ),
          ) + fill(GOLD, circle(0, 0, r * 0.24)),
        ),
      )
      .join('') +
    fill(SNOW, ellipse(0, 52, 30, 6), ellipse(-60, 58, 26, 5), hills(s, 106, 4)),
  dahan: (s) =>
    snowfall(s, SNOW, [-130, -130, 150, -20]) +
    fill(s.mid, rect(-78, -30, 156, 130, 8)) +
    fill(NIGHT, 'M-46 100V40A46 46 0 0 1 46 40V100z') +
    fill('#e2523c', leaf(-14, 98, -22, 46, 0.5), leaf(14, 98, 20, 50, 0.5), leaf(0, 100, 2, 26, 0.5)) +
    fill(GOLD, leaf(0, 100, 0, 60, 0.5)) +
    fill(WOOD, rect(-96, -46, 192, 18, 4), rect(-40, 94, 80, 8, 4)) +
    at(46, -62, fill(s.ink, 'M-24 -22H24V6Q20 16 0 16Q-20 16 -24 6z') + pen(s.ink, 5, 'M24 -12q16 2 0 18')) +
    steam(s.pale, 46, -90, 26),
};
