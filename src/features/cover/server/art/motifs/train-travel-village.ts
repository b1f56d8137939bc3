import { at, bar, each, fill, pen, times } from '../pen.ts';
import { cloud, cottage, ground, hills, hoop, peaks, person, ripples, stars, tree } from '../props.ts';
import { circle, ellipse, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const train: Family = [
  {
    // The front of an engine.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(mid, cloud(-54, -96, 90), cloud(20, -108, 80)) +
      fill(dark, rect(-70, -54, 140, 110, 16)) +
      fill(ink, circle(0, -4, 50)) +
      fill(dark, circle(0, -4, 39)) +
      fill(hot, circle(0, -4, 20)) +
      fill(ink, rect(-16, -96, 32, 44, 4), rect(-84, 50, 168, 16, 4)) +
      fill(hot, poly(-70, 66, 70, 66, 92, 98, -92, 98)) +
      fill(pale, circle(-54, 58, 7), circle(54, 58, 7)) +
      bar(dark, 4, 'M-36 66L-46 98M0 66V98M36 66L46 98'),
  },
  {
    // Rails to a station clock.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, ground(20)) +
      bar(dark, 6, ...[32, 46, 64, 88, 120].map((y) => `M${-14 - (y - 20) * 1.05} ${y}H${14 + (y - 20) * 1.05}`)) +
      pen(ink, 4, 'M-8 20L-130 160M8 20L130 160') +
      fill(ink, rect(62, -76, 8, 100)) +
      fill(hot, circle(66, -76, 34)) +
      fill(dark, circle(66, -76, 4)) +
      pen(dark, 4, 'M66 -76V-98M66 -76L80 -68') +
      fill(ink, person(-58, 40, 72)),
    asks: /站|月台|等|离别/,
  },
  {
    // Seats by a window, a landscape going past.
    draw: (stage) =>
      fill(stage.hot, rect(-96, -92, 192, 124, 18)) +
      fill(stage.mid, poly(-96, 8, -50, -36, -8, 2, 30, -50, 96, 6, 96, 32, -96, 32)) +
      fill(stage.bg, circle(52, -62, 15)) +
      bar(stage.ink, 9, rect(-96, -92, 192, 124, 18)) +
      fill(stage.dark, rect(-FAR, 74, 2 * FAR, FAR), rect(-124, 30, 44, 60, 10), rect(80, 30, 44, 60, 10)) +
      fill(stage.ink, rect(-30, 56, 60, 8, 3), rect(-4, 60, 8, 30), rect(6, 36, 14, 20, 3)),
    asks: /列车|旅|雪国|高铁/,
  },
  {
    // A long train over a viaduct.
    draw: (stage) =>
      fill(stage.hot, circle(-40, -56, 34)) +
      fill(stage.mid, hills(stage, 26, 16)) +
      fill(
        stage.ink,
        rect(-FAR, 22, 2 * FAR, 12),
        ...[-240, -170, -100, -30, 40, 110, 180].map((x) => `M${x} 34h70v90h-14V84a21 25 0 0 0 -42 0v40h-14z`),
      ) +
      fill(stage.dark, ...[-190, -118, -46, 26].map((x) => rect(x, -6, 66, 26, 4)), 'M98 -6h24q26 6 28 26h-52z') +
      fill(
        stage.hot,
        times(15, (index) => rect(-182 + index * 18.5, 0, 9, 9, 2)),
      ),
    asks: /铁路|火车|远|东方快车/,
  },
];

export const travel: Family = [
  {
    // A suitcase full of stickers.
    draw: ({ ink, hot, mid, pale, bg }) =>
      fill(mid, ellipse(0, 98, 90, 9)) +
      pen(ink, 9, 'M-24 -64V-88H24V-64') +
      fill(ink, rect(-76, -64, 152, 154, 16)) +
      bar(bg, 3, 'M-50 -64V90M50 -64V90') +
      fill(hot, circle(-12, -18, 24), rect(4, 34, 38, 26, 3)) +
      fill(pale, poly(-40, 30, -12, 30, -26, 60), star(24, -28, 15)) +
      fill(bg, star(-12, -18, 12, 4, 0.4)),
  },
  {
    // Window seat.
    draw: ({ ink, hot, mid, pale }) =>
      fill(ink, rect(-70, -100, 140, 198, 66)) +
      fill(hot, rect(-54, -84, 108, 166, 52)) +
      fill(mid, 'M-54 30Q0 4 54 30A54 52 0 0 1 -54 30z') +
      fill(pale, cloud(-6, 0, 60), cloud(24, -40, 40), poly(-54, 64, 54, 22, 54, 34, -40, 74)),
    asks: /飞机|机场|航空|机长|空/,
  },
  {
    // A balloon over fields.
    draw: (stage) =>
      fill(stage.mid, hills(stage, 80, 10), cloud(-76, -50, 56)) +
      fill(
        stage.hot,
        'M0 -104C56 -104 72 -52 56 -14C46 10 24 26 14 40H-14C-24 26 -46 10 -56 -14C-72 -52 -56 -104 0 -104z',
      ) +
      fill(stage.ink, 'M0 -104C24 -104 26 -30 8 40H-8C-26 -30 -24 -104 0 -104z') +
      pen(stage.ink, 2.5, 'M-14 40L-12 60M14 40L12 60') +
      fill(stage.ink, rect(-15, 60, 30, 24, 4)),
    asks: /环游|气球|冒险|八十天/,
  },
  {
    // A compass.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(ink, circle(0, 4, 92), rect(-10, -106, 20, 20, 6)) +
      fill(pale, circle(0, 4, 76)) +
      pen(mid, 4, circle(0, 4, 62)) +
      at(
        0,
        4,
        fill(hot, poly(0, -58, 15, 0, -15, 0)) + fill(dark, poly(0, 58, 15, 0, -15, 0)) + fill(pale, circle(0, 0, 6)),
        1,
        32,
      ),
    asks: /航|方向|寻|探险/,
  },
  {
    // A tent beneath stars.
    draw: (stage) =>
      stars(stage, stage.ink) +
      fill(stage.mid, peaks(stage, 60, 96, 110)) +
      fill(stage.dark, ground(80)) +
      fill(stage.hot, poly(-72, 88, 0, -14, 72, 88)) +
      fill(stage.ink, poly(-72, 88, 0, -14, -22, 88)) +
      fill(stage.dark, poly(-6, 88, 0, 20, 22, 88)),
    asks: /露营|野|向往|山|户外/,
  },
  {
    // A folded map and a pin.
    draw: ({ ink, hot, mid, pale }) =>
      fill(pale, poly(-100, -34, -34, -56, -34, 70, -100, 92)) +
      fill(mid, poly(-34, -56, 34, -34, 34, 92, -34, 70)) +
      fill(pale, poly(34, -34, 100, -56, 100, 70, 34, 92)) +
      bar(ink, 3.5, flow(-84, 60, -50, 20, -14, 44, 30, 10)) +
      fill(hot, 'M36 8C12 -24 4 -40 4 -58A32 32 0 0 1 68 -58C68 -40 60 -24 36 8z') +
      fill(pale, circle(36, -58, 13)),
    asks: /地图|花样|出发|远方|国/,
  },
];

export const village: Family = [
  {
    // Terraces.
    draw: ({ ink, hot, mid, dark, bg }) =>
      fill(hot, circle(-62, -84, 22)) +
      times(9, (row) =>
        fill(
          [mid, dark, hot, bg, ink][row % 5] ?? mid,
          ellipse(70 - row * 9, 128 - row * 4, 250 - row * 27, 176 - row * 19),
        ),
      ),
    fills: true,
    asks: /田|种地|农|梯田/,
  },
  {
    // Ears of wheat.
    draw: ({ ink, hot, mid }) =>
      fill(mid, circle(0, -16, 82)) +
      each(
        [
          [-46, -10, 0.86],
          [0, 0, 1.06],
          [46, 10, 0.86],
        ],
        (x, turn, k) =>
          at(
            x,
            110,
            pen(ink, 5, 'M0 0V-120') +
              fill(
                hot,
                times(
                  5,
                  (index) =>
                    leaf(0, -100 - index * 15, -19, -124 - index * 15, 0.32) +
                    leaf(0, -100 - index * 15, 19, -124 - index * 15, 0.32),
                ),
                leaf(0, -176, 0, -204, 0.3),
              ),
            k * 0.86,
            turn,
          ),
      ),
    asks: /麦|丰收|黄土|高粱|粮/,
  },
  {
    // White walls by the water.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, ground(46)) +
      fill(pale, rect(-92, -14, 66, 60), rect(-20, -40, 58, 86), rect(44, -8, 60, 54)) +
      fill(
        dark,
        ...[
          [-59, 0, 92],
          [9, -26, 80],
          [74, 6, 84],
        ].map(
          ([x = 0, y = 0, w = 0]) =>
            `M${x - w / 2} ${y - 8}Q${x} ${y - 20} ${x + w / 2} ${y - 8}L${x + w * 0.38} ${y - 32}H${x - w * 0.38}z`,
        ),
      ) +
      fill(dark, rect(-72, 14, 14, 18), rect(4, -10, 12, 56), rect(66, 14, 14, 18)) +
      fill(hot, circle(-4, 8, 5), circle(24, 8, 5)) +
      pen(ink, 3, 'M-100 66q16 -8 32 0t32 0M-10 80q16 -8 32 0t32 0') +
      fill(ink, 'M50 66h50q-6 12 -16 12h-20q-10 0 -14 -12z'),
    east: true,
    asks: /镇|江南|水乡|古镇/,
  },
  {
    // A house, a tree, smoke.
    draw: (stage) =>
      fill(stage.mid, hills(stage, 60, 14)) +
      pen(stage.pale, 7, flow(44, -26, 54, -50, 36, -70, 50, -98)) +
      fill(stage.ink, tree(-62, 74, 128)) +
      cottage(28, 76, 96, stage.pale, stage.hot, stage.dark) +
      fill(stage.mid, ground(76)),
    asks: /村|乡|老家|故土|院/,
  },
  {
    // A water wheel.
    draw: ({ ink, hot, mid, dark }) =>
      fill(dark, rect(26, -70, 96, 140)) +
      fill(hot, poly(14, -66, 74, -108, 134, -66)) +
      hoop(ink, -18, 10, 74, 10) +
      hoop(ink, -18, 10, 50, 6) +
      times(8, (index) => at(-18, 10, fill(ink, rect(-2.5, -78, 5, 78), rect(-12, -86, 24, 12, 2)), 1, index * 45)) +
      fill(mid, ground(72)) +
      ripples(ink, 90, 2),
    asks: /水|河|磨|山村|县/,
  },
];
