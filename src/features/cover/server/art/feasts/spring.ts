import { at, bar, each, fade, fill, pen, times } from '../pen.ts';
import {
  blossom,
  cloud,
  eaves,
  firework,
  gull,
  hills,
  lantern,
  person,
  rainfall,
  ripples,
  stars,
  steam,
} from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, DEEP_RED, GOLD, LEAF, MOSS, NIGHT, RED, ROSE, SNOW, WOOD } from './colours.ts';

/** Twigs that hang down. */
const willow = (x: number, y: number, colour: string) =>
  times(6, (index) => {
    const [left, length] = [x + index * 17, 62 + ((index * 37) % 40)];
    return (
      pen(colour, 2, flow(left, y, left + 5, y + length / 2, left - 2, y + length)) +
      fill(
        colour,
        times(
          Math.floor(length / 12),
          (row) =>
            leaf(left + 2, y + 12 + row * 12, left - 10, y + 22 + row * 12, 0.3) +
            leaf(left + 2, y + 12 + row * 12, left + 13, y + 22 + row * 12, 0.3),
        ),
      )
    );
  });

const roofLine = (dark: string, gold: string) =>
  fill(dark, eaves(26, 96, 260, 40), rect(-78, 96, 208, FAR)) +
  bar(gold, 3, 'M-60 101H112') +
  fill(
    gold,
    times(9, (index) => circle(-62 + index * 22, 109, 3.5)),
  );

const ingot = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    fill(GOLD, 'M-62 -18Q-40 14 0 14Q40 14 62 -18Q50 40 28 40H-28Q-50 40 -62 -18z') +
      fill('#ffd97a', ellipse(0, 2, 34, 20)) +
      pen('#c98d22', 3, flow(-34, 4, 0, 22, 34, 4)),
    k,
  );

export const spring: Record<string, Draw> = {
  chunjie: () =>
    fill(GOLD, firework(-66, -84, 40), firework(104, -98, 30, 10)) +
    fill(CREAM, firework(24, -104, 22, 9)) +
    lantern(-26, -6, 1.25, RED, GOLD, DEEP_RED) +
    lantern(72, 8, 1, '#e2523c', GOLD, DEEP_RED) +
    pen(GOLD, 2, 'M-26 -66V-400M72 -40V-400') +
    roofLine(DEEP_RED, GOLD) +
    fill(GOLD, circle(128, -30, 7)) +
    fill(
      '#e2523c',
      times(7, (index) => rect(122 + (index % 2 ? 6 : -8), -18 + index * 15, 12, 13, 3)),
    ) +
    fill('#7d1712', rect(-FAR, 116, 2 * FAR, FAR)),
  chuxi: (s) =>
    stars(s, CREAM) +
    fill(GOLD, firework(84, -86, 34), firework(-40, -100, 24, 10)) +
    fill(NIGHT, rect(-84, -6, 190, 110), eaves(12, -2, 250, 40)) +
    fill(GOLD, rect(-62, 14, 146, 66, 3)) +
    fill(
      WOOD,
      circle(-30, 42, 10),
      circle(4, 38, 10),
      circle(36, 42, 9),
      circle(64, 46, 7),
      blob(-46, 78, -40, 54, -20, 54, -14, 78),
      blob(-12, 78, -6, 50, 14, 50, 20, 78),
      blob(22, 78, 26, 54, 46, 54, 50, 78),
      rect(-56, 70, 134, 10),
    ) +
    bar(NIGHT, 4, 'M-62 47H-50M11 14V24M84 47H78') +
    fill(RED, rect(-82, 12, 13, 76), rect(92, 12, 13, 76), rect(-40, -30, 104, 12)) +
    lantern(-96, 24, 0.5, RED, GOLD, DEEP_RED) +
    lantern(122, 24, 0.5, RED, GOLD, DEEP_RED) +
    fill(SNOW, hills(s, 108, 4)),
  xiaonian: (s) =>
    fill(s.mid, rect(-70, -104, 120, 120, 6)) +
    fill(RED, rect(-58, -92, 96, 96)) +
    at(
      -10,
      -44,
      fill(
        CREAM,
        times(8, (index) =>
          leaf(0, 0, 40 * Math.sin((index * Math.PI) / 4), -40 * Math.cos((index * Math.PI) / 4), 0.34),
        ),
      ) + fill(RED, circle(0, 0, 9)),
    ) +
    fill(s.mid, rect(-FAR, 92, 2 * FAR, FAR)) +
    at(
      76,
      94,
      fill(WOOD, rect(-4, -190, 8, 130, 4)) +
        fill(GOLD, poly(-8, -62, 8, -62, 40, 0, -40, 0)) +
        bar(WOOD, 3, 'M-14 -44H14M-22 -28H22') +
        pen('#c98d22', 2, 'M-26 -4L-4 -50M0 -2V-50M26 -4L4 -50'),
      1,
      20,
    ) +
    fill(CREAM, circle(-50, 82, 12), circle(-24, 84, 10), circle(-38, 66, 10)),
  caishen: (s) =>
    fill(s.mid, circle(0, -10, 92)) +
    fill(GOLD, firework(0, -70, 46, 14)) +
    ingot(-56, 52, 0.9) +
    ingot(60, 54, 0.84) +
    ingot(0, 16, 1.05) +
    each(
      [
        [-96, 94],
        [-30, 98],
        [34, 98],
        [100, 92],
      ],
      (x, y) =>
        at(
          x,
          y,
          fill(GOLD, circle(0, 0, 17)) + fill('#a86a12', rect(-6, -6, 12, 12)) + pen('#c98d22', 2, circle(0, 0, 13)),
        ),
    ),
  yuanxiao: (s) =>
    stars(s, CREAM, [-120, -130, 150, -40], 0.3) +
    fade(0.16, GOLD, circle(0, -34, 104)) +
    lantern(-58, -56, 0.62, RED, GOLD, DEEP_RED) +
    lantern(0, -40, 1, '#e2663c', GOLD, DEEP_RED) +
    lantern(66, -62, 0.7, '#d8792f', GOLD, DEEP_RED) +
    lantern(112, -20, 0.46, RED, GOLD, DEEP_RED) +
    steam(CREAM, 6, 44, 30) +
    fill(CREAM, circle(-24, 62, 16), circle(6, 58, 17), circle(36, 62, 16)) +
    fill(RED, 'M-72 62H84Q78 112 40 116H-28Q-66 112 -72 62z') +
    bar(GOLD, 3, 'M-68 76H80') +
    fill(s.mid, ellipse(6, 120, 110, 7)),
  longtaitou: (s) =>
    fill(GOLD, circle(-70, -70, 22)) +
    pen(s.mid, 3, 'M-110 -20l14 -10M-100 10l12 -6') +
    fill(
      s.hot,
      blob(
        -20,
        130,
        -34,
        70,
        0,
        30,
        6,
        -20,
        -30,
        -44,
        -34,
        -66,
        6,
        -84,
        56,
        -76,
        84,
        -40,
        104,
        -30,
        108,
        -12,
        84,
        0,
        52,
        -6,
        44,
        30,
        68,
        80,
        60,
        130,
      ),
    ) +
    fill(s.ink, circle(34, -48, 8)) +
    fill(NIGHT, circle(36, -48, 4)) +
    pen(GOLD, 6, flow(10, -78, -6, -104, 14, -124), flow(34, -80, 34, -104, 56, -116)) +
    pen(s.ink, 3.5, flow(96, -16, 122, -4, 116, 26), flow(88, -8, 104, 16, 92, 40)) +
    fill(
      GOLD,
      times(6, (index) => leaf(-4 + index * 3, 20 + index * 18, -40, 6 + index * 20, 0.3)),
    ) +
    fill(s.pale, cloud(-60, 92, 110), cloud(70, 104, 120), cloud(0, 118, 150)),
  huazhao: (s) =>
    fill(s.mid, circle(16, -20, 90)) +
    pen(WOOD, 9, flow(-130, 70, -70, 36, -10, 30, 50, -10, 110, -70)) +
    pen(WOOD, 5, flow(-40, 32, -30, -20, -56, -64), flow(40, -4, 84, 10, 124, 0)) +
    each(
      [
        [-58, -66, 20],
        [-32, -22, 24],
        [14, 14, 27],
        [60, -22, 24],
        [108, -70, 20],
        [120, 0, 17],
        [-84, 42, 17],
      ],
      (x, y, r) => blossom(x, y, r, ROSE, GOLD),
    ) +
    pen(
      RED,
      4,
      flow(-20, 34, -10, 60, -24, 92),
      flow(-20, 34, -2, 64, 0, 96),
      flow(76, -24, 88, 4, 78, 40),
      flow(76, -24, 100, 2, 102, 36),
    ),
  shangsi: (s) =>
    fill(LEAF, hills(s, 34, 8)) +
    fill('#8fc6c9', 'M150 30C60 44 120 66 20 76C-70 86 -20 112 -140 150H300V30z') +
    pen(SNOW, 2.5, flow(120, 44, 70, 56, 92, 70), flow(20, 92, -10, 104, 30, 116)) +
    each(
      [
        [64, 66, 0.7],
        [18, 96, 1],
      ],
      (x, y, k) =>
        at(
          x,
          y,
          fill(WOOD, ellipse(0, 6, 34, 10)) +
            fill(RED, 'M-24 -12H24Q20 8 0 8Q-20 8 -24 -12z') +
            fill(GOLD, ellipse(0, -12, 24, 6)),
          k,
        ),
    ) +
    fill(WOOD, poly(96, 40, 104, -FAR, 124, -FAR, 118, 44)) +
    willow(28, -140, MOSS) +
    fill(s.ink, person(-62, 48, 52), person(-36, 46, 46)),
  hanshi: (s) =>
    fill(s.mid, ellipse(0, 84, 116, 18)) +
    fill(s.ink, 'M-80 24H80Q70 84 34 90H-34Q-70 84 -80 24z') +
    fill(s.hot, circle(-36, 10, 24), circle(14, 4, 26), circle(52, 16, 18)) +
    fade(0.5, s.pale, ellipse(6, -6, 8, 5), ellipse(-44, 0, 7, 4)) +
    willow(20, -140, s.mid) +
    pen(s.ink, 3, gull(-56, -74, 13), gull(-28, -92, 9)),
  qingming: (s) =>
    rainfall(s, s.mid) +
    fill(s.mid, hills(s, 20, 16)) +
    fill(s.pale, rect(-FAR, 60, 2 * FAR, FAR)) +
    fill(s.dark, 'M-112 66Q0 -44 112 66H78A78 44 0 0 0 -78 66z') +
    pen(s.dark, 3, flow(-104, 54, 0, -28, 104, 54)) +
    fill(s.ink, person(2, 8, 40)) +
    fill(s.hot, 'M-24 -30A26 20 0 0 1 28 -30z') +
    fill(WOOD, poly(112, 70, 108, -FAR, 130, -FAR, 134, 70)) +
    willow(36, -138, s.dark) +
    ripples(s.mid, 84, 2),
};
