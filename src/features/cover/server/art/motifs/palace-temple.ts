import { at, bar, both, fill, pen, times } from '../pen.ts';
import { blossom, cloud, eaves, ground, gull, lantern, pagoda, peaks } from '../props.ts';
import { arc, blob, circle, ellipse, FAR, flow, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const palace: Family = [
  {
    // Roofs one above the other.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, -40, 70)) +
      fill(dark, rect(-84, 36, 168, 70)) +
      fill(
        hot,
        rect(-50, -20, 100, 40),
        times(6, (index) => rect(-80 + index * 30, 40, 10, 66)),
      ) +
      fill(ink, eaves(0, 34, 236, 44), eaves(0, -22, 168, 42), rect(-22, -72, 44, 8, 2)) +
      fill(dark, poly(-14, 106, -14, 64, 14, 64, 14, 106)) +
      fill(mid, ground(102)),
    east: true,
  },
  {
    // A gate with its studs.
    draw: ({ hot, dark, mid, ink }) =>
      fill(mid, rect(-FAR, -FAR, 2 * FAR, 2 * FAR)) +
      bar(dark, 5, 'M0 -400V400') +
      fill(
        hot,
        times(40, (index) => circle(-140 + (index % 8) * 40, -110 + Math.floor(index / 8) * 52, 10)),
      ) +
      both(fill(ink, circle(-22, 22, 17)) + fill(hot, circle(-22, 18, 9)) + pen(hot, 5, circle(-22, 40, 14))),
    east: true,
    fills: true,
    asks: /门|深宫|紫禁|王府|朝/,
  },
  {
    // A round fan.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(ink, rect(-6, 40, 12, 72, 5), circle(0, -22, 78)) +
      fill(pale, circle(0, -22, 69)) +
      pen(dark, 5, flow(-56, 8, -20, -4, 12, -34, 40, -66)) +
      blossom(-14, -8, 17, hot, dark) +
      blossom(26, -44, 14, hot, dark) +
      blossom(-40, -40, 10, mid, dark) +
      pen(hot, 3.5, 'M0 108v16M-6 112v14M6 112v14'),
    east: true,
    asks: /妃|嬛|后宫|如懿|贵人|娘娘/,
  },
  {
    // Pins in dark hair.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, circle(0, 4, 98)) +
      fill(pale, blob(-34, 30, -38, -14, 0, -34, 38, -14, 34, 30, 12, 62, -12, 62)) +
      fill(
        dark,
        blob(
          -46,
          34,
          -62,
          -6,
          -52,
          -42,
          -74,
          -56,
          -60,
          -84,
          -24,
          -74,
          0,
          -96,
          24,
          -74,
          60,
          -84,
          74,
          -56,
          52,
          -42,
          62,
          -6,
          46,
          34,
          36,
          -6,
          0,
          -16,
          -36,
          -6,
        ),
      ) +
      fill(hot, circle(0, -62, 15), star(-54, -62, 13, 6, 0.6), star(54, -62, 13, 6, 0.6)) +
      both(pen(hot, 3, 'M-62 -48V-12') + fill(hot, circle(-62, -8, 5)) + pen(dark, 3.5, 'M-26 10q9 -6 18 0')) +
      fill(hot, blob(-9, 40, 0, 36, 9, 40, 0, 48)) +
      fill(ink, poly(-70, 118, -18, 62, 0, 82, 18, 62, 70, 118)),
    east: true,
    asks: /公主|皇后|郡主|格格|新娘/,
  },
  {
    // A chess table under a lamp; two sleeves.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, poly(-100, 60, 0, 18, 100, 60, 0, 102)) +
      bar(
        dark,
        2,
        ...[-3, -1, 1, 3].flatMap((k) => [
          `M${-50 + k * 12.5} ${81 - k * 5.2 - 42}l100 42`,
          `M${50 + k * 12.5} ${39 + k * 5.2}l-100 42`,
        ]),
      ) +
      fill(dark, ellipse(-14, 58, 10, 6), ellipse(20, 66, 10, 6), ellipse(6, 44, 10, 6)) +
      fill(pale, ellipse(34, 52, 10, 6), ellipse(-30, 66, 10, 6), ellipse(2, 80, 10, 6)) +
      lantern(0, -50, 0.9, hot, ink, pale),
    east: true,
    asks: /权|谋|侯|太子|棋|局/,
  },
];

export const temple: Family = [
  {
    // A pagoda above the clouds.
    draw: (stage) =>
      fill(stage.hot, circle(46, -60, 32)) +
      fill(stage.mid, peaks(stage, 90, 120, 120)) +
      pagoda(-14, 70, 5, stage.ink, stage.dark) +
      fill(stage.pale, cloud(-80, 80, 120), cloud(60, 66, 100), cloud(0, 96, 150)),
    east: true,
  },
  {
    // Peaks like ink on paper.
    draw: (stage) =>
      fill(stage.hot, circle(-40, -74, 22)) +
      fill(stage.mid, blob(-150, 160, -110, -10, -80, -40, -56, 20, -20, 160)) +
      fill(stage.ink, blob(-50, 170, -16, -60, 10, -100, 34, -50, 66, 170)) +
      fill(stage.mid, blob(30, 170, 64, -10, 90, -46, 116, 0, 160, 170)) +
      fill(stage.bg, cloud(-40, 60, 110), cloud(70, 34, 90), cloud(20, 92, 160)) +
      pen(stage.ink, 3, gull(-84, -44, 8), gull(-66, -34, 6)),
    asks: /山|昆仑|蜀|峰/,
  },
  {
    // A crane over water.
    draw: ({ ink, hot, pale, dark }) =>
      fill(hot, circle(0, -16, 78)) +
      fill(
        pale,
        blob(-16, 26, 10, -2, 40, -56, 96, -84, 88, -40, 54, 4, 24, 34),
        blob(-10, 24, -40, -8, -60, -62, -104, -80, -92, -30, -50, 14, -12, 40),
        blob(-16, 22, 14, 22, 20, 52, 0, 84, -14, 50),
      ) +
      pen(pale, 8, flow(-2, 26, -12, -4, 4, -30)) +
      fill(dark, poly(6, -38, 34, -34, 8, -26), poly(-6, 78, 8, 78, 2, 112)) +
      fill(hot, circle(4, -34, 6)) +
      pen(ink, 3, 'M-110 96q14 -8 28 0t28 0M40 100q14 -8 28 0'),
    east: true,
    asks: /仙|鹤|修|道/,
  },
  {
    // A staff and a cloud to ride on.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(0, -6, 90)) +
      at(
        0,
        -10,
        fill(ink, rect(-9, -104, 18, 176)) +
          fill(hot, rect(-13, -104, 26, 32, 5), rect(-13, 40, 26, 32, 5)) +
          bar(mid, 3, 'M-13 -94H13M-13 -82H13M-13 50H13M-13 62H13'),
        1,
        32,
      ) +
      fill(pale, cloud(-10, 66, 150), cloud(40, 88, 120)) +
      pen(hot, 5, arc(-40, 62, 14, 0.3, 1.05), arc(30, 70, 16, 0.3, 1.05)),
    east: true,
    asks: /西游|悟空|大圣|取经|猴/,
  },
  {
    // Stairs to a gate in the sky.
    draw: ({ ink, hot, mid, pale }) =>
      fill(hot, circle(0, -48, 46)) +
      times(9, (step) => fill(step % 2 ? mid : ink, rect(-20 - step * 9, -6 + step * 14, 40 + step * 18, 14))) +
      fill(ink, rect(-34, -62, 9, 58), rect(25, -62, 9, 58), eaves(0, -58, 116, 22), rect(-34, -42, 68, 7)) +
      fill(pale, cloud(-86, 44, 84), cloud(90, 20, 80), cloud(-60, 96, 110)),
    asks: /天|神|封神|哪吒|仙界|宫/,
  },
  {
    // A bell.
    draw: ({ ink, hot, mid, dark }) =>
      bar(ink, 10, 'M-400 -92H400') +
      fill(ink, rect(-7, -92, 14, 26)) +
      fill(hot, 'M-52 -30Q-50 -66 0 -68Q50 -66 52 -30L62 68Q0 82 -62 68z') +
      bar(dark, 4, 'M-54 -20H54M-58 24H58M-24 -20V24M0 -20V24M24 -20V24') +
      fill(ink, circle(0, 46, 13)) +
      pen(mid, 5, 'M-84 -10a90 90 0 0 0 0 64M84 -10a90 90 0 0 1 0 64'),
    asks: /佛|寺|和尚|禅|少林/,
  },
];
