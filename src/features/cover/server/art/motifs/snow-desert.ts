import { around, at, bar, fill, pen } from '../pen.ts';
import { ground, hills, pine, snowfall } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const snow: Family = [
  {
    // A hut with one lit window.
    draw: (stage) =>
      snowfall(stage, stage.pale) +
      fill(stage.mid, hills(stage, 58, 14), pine(-78, 74, 96), pine(84, 72, 116)) +
      fill(stage.dark, rect(-36, 24, 72, 46)) +
      fill(stage.pale, poly(-54, 30, 0, -22, 54, 30), hills(stage, 80, 6)) +
      fill(stage.hot, rect(-14, 38, 26, 20)),
    asks: /北国|小镇|村|山/,
  },
  {
    // One crystal.
    draw: ({ ink, hot, mid }) =>
      fill(mid, circle(0, 0, 92)) +
      around(
        6,
        () =>
          pen(ink, 6, 'M0 0V-80M0 -34l-18 -16M0 -34l18 -16M0 -58l-13 -12M0 -58l13 -12') + fill(hot, circle(0, -84, 5)),
      ) +
      fill(hot, star(0, 0, 20, 6, 0.6)),
    asks: /雪|冰/,
  },
  {
    // A bear on a floe.
    today: true,
    draw: ({ ink, hot, mid, pale, bg }) =>
      fill(hot, circle(54, -54, 34)) +
      fill(mid, ground(66)) +
      fill(pale, poly(-100, 58, 96, 58, 76, 88, -82, 84)) +
      fill(
        ink,
        blob(
          -66,
          54,
          -62,
          14,
          -28,
          -8,
          24,
          -6,
          46,
          -24,
          66,
          -22,
          82,
          -8,
          78,
          6,
          58,
          12,
          56,
          56,
          34,
          56,
          30,
          34,
          -24,
          34,
          -30,
          56,
        ),
        circle(52, -24, 7),
      ) +
      fill(bg, circle(66, -10, 3), circle(80, -3, 4)),
    asks: /熊|极|南极|企鹅/,
  },
  {
    // A track down a slope.
    today: true,
    draw: (stage) =>
      fill(stage.hot, circle(50, -70, 26)) +
      fill(stage.pale, poly(-FAR, -150, FAR, 170, FAR, FAR, -FAR, FAR)) +
      pen(stage.mid, 5, flow(-150, -38, -90, 12, -110, 50, -20, 60, -30, 100, 70, 130)) +
      at(
        -8,
        44,
        fill(stage.dark, circle(10, -44, 9), blob(0, -36, 16, -34, 14, -14, -10, -4, -6, -20)) +
          pen(stage.dark, 5, lines(4, -10, 18, 2, 6, 14)) +
          pen(stage.dark, 4, 'M-18 8L36 28M8 -28L-22 -14'),
        1,
        8,
      ) +
      fill(stage.dark, pine(78, 66, 66), pine(104, 84, 48)),
    asks: /滑|登山|运动/,
  },
  {
    // A scarf on a snowman.
    today: true,
    draw: (stage) =>
      snowfall(stage, stage.pale, [-130, -130, 150, 50]) +
      fill(stage.mid, ground(80)) +
      fill(stage.pale, circle(0, 46, 48), circle(0, -26, 34)) +
      fill(stage.hot, rect(-36, -4, 72, 14, 7), rect(12, 4, 14, 44, 5), poly(0, -30, 32, -22, 0, -18)) +
      fill(
        stage.dark,
        circle(-12, -36, 4),
        circle(10, -36, 4),
        circle(0, 36, 4),
        circle(0, 56, 4),
        rect(-24, -86, 48, 28, 3),
        rect(-36, -62, 72, 7, 3),
      ),
    asks: /圣诞|孩|冬/,
  },
];

const camel = (colour: string) =>
  fill(
    colour,
    blob(-22, -20, -10, -26, 0, -40, 10, -26, 22, -24, 26, -14, 12, -10, -18, -10),
    ellipse(39, -38, 8, 4.5),
  ) +
  pen(colour, 6, flow(22, -18, 31, -18, 35, -36)) +
  pen(colour, 3.6, 'M-17 -14l-2 18M-10 -14v18M15 -14l-1 18M21 -16l2 20');

export const desert: Family = [
  {
    // Dunes and a caravan.
    draw: ({ hot, mid, dark, ink }) =>
      fill(hot, circle(-38, -54, 42)) +
      fill(mid, blob(-FAR, 40, -120, 14, 0, 52, 120, 6, FAR, 40, FAR, FAR, -FAR, FAR)) +
      [-58, 6, 62].map((x, index) => at(x, 44 - index * 5, camel(ink), 1.05)).join('') +
      fill(dark, blob(-FAR, 60, -60, 82, 60, 50, 140, 62, FAR, 90, FAR, FAR, -FAR, FAR)),
    asks: /骆驼|丝路|敦煌|大漠|沙/,
  },
  {
    // Mesas and a cactus.
    today: true,
    draw: ({ hot, mid, dark, ink }) =>
      fill(hot, circle(34, -16, 60)) +
      fill(mid, poly(-130, 60, -112, -40, -52, -40, -36, 60), poly(40, 60, 54, -8, 120, -8, 136, 60), ground(58)) +
      fill(dark, ground(84)) +
      fill(
        ink,
        rect(-14, -58, 28, 148, 14),
        rect(-56, -26, 18, 56, 9),
        rect(-56, 16, 52, 18, 9),
        rect(40, -44, 18, 58, 9),
        rect(6, 0, 52, 18, 9),
      ),
    asks: /西部|牛仔|墨西哥|荒野/,
  },
  {
    // A wide hat, low sun.
    today: true,
    draw: ({ hot, mid, dark, ink }) =>
      fill(hot, circle(0, 10, 84)) +
      fill(
        dark,
        blob(-112, 16, -84, 30, -46, 18, 46, 18, 84, 30, 112, 16, 92, 48, 0, 58, -92, 48),
        blob(-48, 26, -42, -30, -22, -48, 0, -38, 22, -48, 42, -30, 48, 26),
      ) +
      bar(ink, 8, flow(-46, 16, 0, 26, 46, 16)) +
      fill(mid, ground(90)),
    asks: /枪|镖客|侠|客/,
  },
  {
    // A ruin half under sand.
    draw: ({ hot, mid, pale, dark }) =>
      fill(hot, circle(62, -62, 30)) +
      fill(pale, poly(-70, 80, 0, -64, 70, 80)) +
      fill(dark, poly(0, -64, 70, 80, 22, 80)) +
      fill(mid, poly(20, 80, 66, -8, 112, 80), blob(-FAR, 66, -60, 56, 30, 74, 130, 54, FAR, 70, FAR, FAR, -FAR, FAR)),
    asks: /埃及|楼兰|古城|金字塔|墓/,
  },
];
