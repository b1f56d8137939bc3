import { at, bar, each, fade, fill, pen, times } from '../pen.ts';
import { blossom, ground, hills, peaks, person } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import { between, type Family } from '../stage.ts';

export const army: Family = [
  {
    // A forest of banners.
    draw: (stage) =>
      fill(stage.mid, ground(70)) +
      times(9, (index) => {
        const [x, h] = [-190 + index * 48, between(stage, 120, 190)];
        return (
          fill(stage.ink, rect(x, 96 - h, 4, h + 40), poly(x - 4, 96 - h, x + 2, 78 - h, x + 8, 96 - h)) +
          fill(index % 3 ? stage.hot : stage.ink, `M${x + 4} ${Math.round(104 - h)}q18 -10 36 0v40q-18 -10 -36 0z`)
        );
      }) +
      fill(
        stage.dark,
        times(16, (index) => circle(-230 + index * 30, 112 + (index % 2) * 10, 16)),
        ground(116),
      ),
    fills: true,
  },
  {
    // The wall over the hills.
    draw: (stage) =>
      fill(stage.hot, circle(46, -66, 34)) +
      fill(stage.mid, hills(stage, 30, 20)) +
      fill(
        stage.ink,
        poly(
          -FAR,
          60,
          -120,
          44,
          -40,
          56,
          40,
          20,
          140,
          44,
          FAR,
          20,
          FAR,
          60,
          140,
          82,
          40,
          56,
          -40,
          92,
          -120,
          80,
          -FAR,
          96,
        ),
        ...[
          [-96, 56, 1],
          [38, 36, 1.1],
        ].map(
          ([x = 0, y = 0, k = 1]) =>
            poly(x - 24 * k, y + 30, x - 20 * k, y - 50 * k, x + 20 * k, y - 50 * k, x + 24 * k, y + 30) +
            times(4, (index) => rect(x - 24 * k + index * 13.5 * k, y - 60 * k, 8 * k, 12)),
        ),
      ) +
      fill(stage.dark, hills(stage, 106, 10)) +
      fill(stage.bg, rect(-102, 14, 12, 16), rect(32, -10, 12, 16)),
    east: true,
    asks: /长城|边|关|城/,
  },
  {
    // A war drum.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, ground(84)) +
      fill(ink, poly(-76, 96, -52, 30, -40, 34, -58, 96), poly(76, 96, 52, 30, 40, 34, 58, 96)) +
      fill(hot, blob(-56, -60, 56, -60, 88, -8, 56, 44, -56, 44, -88, -8)) +
      fill(pale, ellipse(0, -58, 62, 18)) +
      fill(
        ink,
        times(9, (index) => circle(-64 + index * 16, -40 + 8 * Math.sin((index / 8) * Math.PI), 3.6)),
        times(9, (index) => circle(-64 + index * 16, 34 + 8 * Math.sin((index / 8) * Math.PI), 3.6)),
      ) +
      pen(ink, 7, 'M-24 -74L-80 -112M24 -74L86 -100') +
      fill(ink, circle(-22, -72, 8), circle(22, -72, 8)),
    asks: /鼓|将军|攻|乱世/,
  },
  {
    // A helmet with its plume.
    today: true,
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, 4, 98)) +
      fill(hot, blob(-6, -68, -16, -112, 30, -116, 78, -84, 96, -26, 72, -52, 30, -72)) +
      fill(ink, 'M-62 40Q-70 -62 0 -66Q70 -62 62 40L44 88H30L26 34H-26L-30 88H-44z') +
      bar(dark, 6, 'M0 -66V34M-60 0H60') +
      fill(hot, circle(0, -12, 12)) +
      fill(dark, leaf(-42, 18, -10, 22, 0.3), leaf(42, 18, 10, 22, 0.3)),
    asks: /罗马|斯巴达|勇士|角斗|帝国|英雄/,
  },
  {
    // Pieces across the river.
    draw: ({ ink, hot, mid, bg }) =>
      bar(
        mid,
        3,
        ...[-96, -48, 0, 48, 96].flatMap((v) => [`M${v} -300V-22M${v} 22V300`, `M-300 ${v < 0 ? v - 22 : v + 22}H300`]),
      ) +
      each(
        [
          [-48, -70, ink],
          [48, 70, ink],
          [0, 22, hot],
        ],
        (x, y, colour) =>
          fill(colour, circle(x, y, 34)) + pen(bg, 3, circle(x, y, 26)) + fill(bg, star(x, y, 15, 4, 0.5)),
      ),
    east: true,
    fills: true,
    asks: /三国|楚汉|天下|兵法|棋/,
  },
];

export const war: Family = [
  {
    // A helmet on a rifle, flowers round it.
    draw: (stage) =>
      fill(stage.mid, hills(stage, 84, 8)) +
      at(0, 0, fill(stage.ink, rect(-4, -30, 8, 130), poly(-12, 100, 12, 100, 20, 60, -8, 60)), 1, 4) +
      fill(stage.ink, 'M-66 -10Q-66 -78 0 -80Q66 -78 66 -10Q84 -4 88 8H-88Q-84 -4 -66 -10z') +
      fill(stage.hot, 'M0 -80Q66 -78 66 -10Q40 -6 22 -10Q36 -48 0 -80z') +
      blossom(-62, 78, 15, stage.hot, stage.dark) +
      blossom(54, 84, 12, stage.hot, stage.dark) +
      blossom(88, 70, 9, stage.hot, stage.dark) +
      pen(stage.ink, 3, 'M-62 92v22M54 96v20M88 80v30'),
  },
  {
    // Chutes in the sky.
    draw: (stage) =>
      fill(
        stage.mid,
        ...[
          [-80, -FAR, 40],
          [60, -FAR, 60],
        ].map(([x = 0, , w = 0]) => poly(x, 130, x - 40, -FAR, x + w, -FAR)),
      ) +
      each(
        [
          [-44, -58, 1],
          [52, -24, 0.72],
          [-30, 44, 0.5],
          [76, 62, 0.4],
        ],
        (x, y, k) =>
          at(
            x,
            y,
            fill(stage.hot, 'M-44 0A44 40 0 0 1 44 0Q30 -10 22 0Q10 -10 0 0Q-10 -10 -22 0Q-30 -10 -44 0z') +
              pen(stage.ink, 2, 'M-44 0L0 48L44 0M-22 0L0 48L22 0') +
              fill(stage.ink, person(0, 78, 34)),
            k,
          ),
      ) +
      fill(stage.dark, peaks(stage, 116, 16, 40)),
    asks: /空|伞|突围|兄弟|诺曼底/,
  },
  {
    // A tank on a ridge.
    draw: (stage) =>
      fill(stage.hot, circle(-30, -36, 58)) +
      fill(
        stage.dark,
        rect(-84, 10, 168, 34, 17),
        poly(-70, 12, -54, -12, 62, -12, 78, 12),
        poly(-30, -12, -22, -38, 30, -38, 38, -12),
        rect(28, -34, 84, 8, 3),
      ) +
      fill(
        stage.mid,
        times(6, (index) => circle(-66 + index * 26, 27, 9)),
      ) +
      fill(stage.dark, hills(stage, 52, 6)) +
      pen(
        stage.ink,
        3,
        'M-400 84H400',
        times(10, (index) => `M${-206 + index * 44} 76l14 16m0 -16l-14 16`),
      ),
    asks: /坦克|前线|战场|阵地|冲锋|装甲/,
  },
  {
    // Wire, and a bird that got over it.
    draw: ({ ink, hot, mid }) =>
      fill(hot, circle(0, -18, 62)) +
      fill(mid, ground(88)) +
      fill(ink, rect(-92, -30, 9, 130), rect(82, -30, 9, 130)) +
      pen(
        ink,
        3.5,
        'M-88 -10H86M-88 30H86M-88 66H86',
        ...[-10, 30, 66].flatMap((y, row) =>
          [-60, -22, 16, 54].map((x) => `M${x + row * 6} ${y - 7}l12 14m0 -14l-12 14`),
        ),
      ) +
      fill(
        ink,
        blob(
          -4,
          -62,
          -34,
          -86,
          -54,
          -84,
          -34,
          -70,
          -14,
          -44,
          8,
          -40,
          26,
          -48,
          38,
          -44,
          30,
          -54,
          20,
          -58,
          30,
          -92,
          12,
          -82,
        ),
      ),
    asks: /集中营|犹太|名单|钢琴|难民|和平/,
  },
  {
    // Ships of paper: a map table.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, poly(-112, 26, -70, -54, 70, -54, 112, 26)) +
      fill(dark, rect(-112, 26, 224, 12, 2), rect(-96, 38, 10, 74), rect(86, 38, 10, 74)) +
      pen(ink, 3, flow(-80, 14, -40, -20, 0, -6, 40, -36, 66, -40)) +
      fill(hot, poly(-40, -22, -40, -66, -12, -56, -38, -46), circle(30, -14, 9)) +
      fill(pale, poly(22, -28, 50, -40, 58, -8, 40, 2)) +
      fill(ink, poly(-70, -130, 70, -130, 44, -96, -44, -96)) +
      fade(0.25, hot, poly(-44, -96, 44, -96, 96, 26, -96, 26)),
    asks: /战役|司令|会战|决战|抗/,
  },
];
