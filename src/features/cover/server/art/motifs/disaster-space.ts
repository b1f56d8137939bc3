import { at, fade, fill, pen, times } from '../pen.ts';
import { cloud, ground, hills, hoop, stars } from '../props.ts';
import { blob, circle, FAR, flow, leaf, poly, rect } from '../shapes.ts';
import { between, type Family } from '../stage.ts';

export const disaster: Family = [
  {
    // A volcano.
    draw: ({ hot, mid, dark }) =>
      fill(mid, cloud(-12, -100, 96), cloud(40, -82, 80), circle(0, -76, 30)) +
      fill(dark, poly(-130, 96, -30, -46, 30, -46, 130, 96), ground(92)) +
      fill(hot, blob(-30, -48, 0, -40, 30, -48, 16, -16, 26, 22, 8, 60, 14, 92, -8, 92, -4, 50, -18, 20, -10, -14)) +
      fill(hot, circle(-44, -72, 5), circle(52, -66, 6), circle(-24, -92, 4)),
    asks: /火山|爆|末日/,
  },
  {
    // A flame.
    draw: ({ hot, mid, pale }) =>
      fill(mid, circle(0, 10, 96)) +
      fill(
        hot,
        'M-4 -100C14 -60 66 -34 64 28C62 74 34 96 0 96C-36 96 -64 72 -62 30C-60 6 -44 -8 -40 -30C-28 -20 -22 -8 -22 4C-4 -24 -14 -66 -4 -100z',
      ) +
      fill(pale, 'M4 2C10 24 34 36 32 62C30 84 16 94 0 94C-18 94 -32 82 -30 62C-28 48 -16 44 -14 28C-2 34 2 18 4 2z'),
    asks: /火|燃|消防|烈/,
  },
  {
    // The ground torn open under a house.
    draw: ({ hot, mid, dark, ink }) =>
      fill(mid, ground(20)) +
      fill(dark, poly(-16, 20, -4, 52, -26, 76, 0, 110, -30, FAR, 90, FAR, 40, 112, 58, 80, 30, 56, 44, 20)) +
      at(
        -62,
        20,
        fill(ink, rect(-30, -44, 60, 44), poly(-40, -42, 0, -78, 40, -42)) + fill(hot, rect(-12, -28, 24, 28)),
        1,
        -5,
      ) +
      at(
        86,
        20,
        fill(ink, rect(-24, -84, 48, 84)) +
          fill(hot, rect(-12, -70, 10, 12), rect(4, -70, 10, 12), rect(-12, -46, 10, 12)),
        1,
        12,
      ),
    asks: /震|裂|塌|救援|废墟/,
  },
  {
    // Something huge behind the town.
    draw: (stage) =>
      fill(stage.mid, circle(0, -10, 108)) +
      fill(
        stage.dark,
        blob(-84, 120, -96, 10, -60, -66, -34, -84, -24, -62, 0, -68, 24, -62, 34, -84, 60, -66, 96, 10, 84, 120),
      ) +
      fill(stage.hot, leaf(-46, -26, -10, -14, 0.3), leaf(46, -26, 10, -14, 0.3)) +
      fill(
        stage.hot,
        times(7, (index) => poly(-36 + index * 11, 22, -26 + index * 11, 22, -31 + index * 11, 36)),
      ) +
      fill(stage.ink, ...[-110, -74, -46, 38, 66, 94].map((x) => rect(x, 92 - between(stage, 14, 54), 24, 80))) +
      fill(stage.ink, ground(90)),
    asks: /巨人|巨兽|怪兽|哥斯拉|异形|怪物/,
  },
  {
    // A wall of water behind a town.
    draw: ({ hot, mid, ink, bg }) =>
      fill(hot, circle(-60, -76, 24)) +
      fill(mid, blob(-FAR, -10, -60, 10, 10, -30, 60, -104, 128, -118, FAR, -110, FAR, FAR, -FAR, FAR)) +
      pen(bg, 4, flow(30, -30, 74, -84, 130, -96), flow(20, 10, 70, -50, 140, -66), flow(0, 40, 70, -16, 150, -30)) +
      fill(
        ink,
        rect(-112, 18, 30, 90),
        rect(-76, 40, 24, 70),
        rect(-46, 4, 26, 100),
        rect(-14, 50, 34, 60),
        ground(90),
      ),
    asks: /海啸|洪|潮|灾/,
  },
];

export const space: Family = [
  {
    // A planet with rings.
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, 120], 0.35) +
      fill(stage.hot, circle(0, 0, 60)) +
      fade(0.5, stage.mid, rect(-58, -18, 116, 12), rect(-58, 12, 112, 16, 8)) +
      at(0, 0, pen(stage.ink, 7, 'M-56 -12C-116 14 -128 34 -110 38C-76 46 76 20 108 -14C124 -32 96 -34 54 -24'), 1, -6),
  },
  {
    // A rocket on its way up.
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, 60], 0.35) +
      fill(stage.mid, circle(-26, 92, 22), circle(10, 98, 26), circle(40, 90, 18), ground(104)) +
      at(
        6,
        -6,
        fill(stage.hot, poly(-16, 58, 16, 58, 0, 104), 'M-24 10L-50 60L-22 52zM24 10L50 60L22 52z') +
          fill(stage.ink, 'M0 -98C30 -66 34 -10 24 58H-24C-34 -10 -30 -66 0 -98z') +
          fill(stage.mid, circle(0, -24, 14)) +
          fill(stage.pale, circle(0, -24, 8)),
        1,
        10,
      ),
    asks: /火箭|飞船|流浪|发射/,
  },
  {
    // A helmet that mirrors a world.
    draw: (stage) =>
      fill(stage.pale, circle(0, -8, 84), rect(-92, 62, 184, FAR, 30)) +
      fill(stage.dark, rect(-64, -58, 128, 96, 46)) +
      fill(stage.hot, circle(20, -2, 24)) +
      fill(stage.pale, circle(-32, -30, 6), circle(-20, -40, 3)) +
      fill(stage.mid, rect(-96, -26, 14, 40, 6), rect(82, -26, 14, 40, 6)) +
      fill(stage.hot, rect(-40, 86, 34, 12, 3)),
    asks: /宇航|月球|火星|太空/,
  },
  {
    // Paths of planets.
    draw: ({ hot, mid, ink, pale }) =>
      pen(mid, 2.5, ...[40, 62, 84, 106].map((r) => circle(0, 0, r))) +
      fill(hot, circle(0, 0, 24)) +
      fill(ink, circle(28, -28, 8), circle(-58, 20, 11), circle(40, 74, 9)) +
      fill(pale, circle(-70, -80, 13)) +
      hoop(pale, -70, -80, 21, 2.5),
    asks: /星际|宇宙|银河|三体/,
  },
  {
    // The bent light of a hole.
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, 120], 0.3) +
      hoop(stage.hot, 0, 0, 70, 12) +
      fill(stage.dark, circle(0, 0, 56)) +
      fill(stage.hot, 'M-118 6Q0 -26 118 6Q0 26 -118 6z') +
      fill(stage.pale, 'M-84 6Q0 -10 84 6Q0 14 -84 6z') +
      fill(stage.dark, 'M-56 -1A56 56 0 0 1 56 -1Q0 -14 -56 -1z'),
    asks: /黑洞|虫洞|穿越|时空/,
  },
  {
    // A dish listens.
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, 0], 0.4) +
      fill(stage.mid, hills(stage, 88, 8)) +
      fill(stage.dark, poly(-12, 96, -4, 20, 10, 20, 22, 96)) +
      at(
        4,
        -2,
        fill(stage.ink, 'M-78 -6A82 82 0 0 0 78 -6z') +
          pen(stage.ink, 4, 'M0 -6V-52M-40 -6L0 -52L40 -6') +
          fill(stage.hot, circle(0, -56, 8)),
        1,
        28,
      ) +
      pen(stage.hot, 4, 'M62 -82a22 22 0 0 1 22 22M66 -100a38 38 0 0 1 36 38'),
    asks: /外星|信号|卫星|地球/,
  },
];
