import { around, at, bar, cut, each, fill, pen, times } from '../pen.ts';
import { blossom, ground, hills, person, strewn } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const robot: Family = [
  {
    // A head.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, 4, 100)) +
      fill(
        ink,
        rect(-62, -52, 124, 108, 22),
        rect(-4, -92, 8, 40),
        rect(-78, -20, 16, 46, 5),
        rect(62, -20, 16, 46, 5),
        rect(-24, 62, 48, 30, 5),
      ) +
      fill(hot, circle(0, -96, 11), circle(-27, -8, 16), circle(27, -8, 16)) +
      fill(dark, circle(-27, -8, 6), circle(27, -8, 6), rect(-34, 28, 68, 12, 6)) +
      bar(ink, 3, 'M-16 28v12M0 28v12M16 28v12'),
    asks: /机器人|智能|仿生|大白/,
  },
  {
    // Gears.
    draw: ({ ink, hot, mid }) =>
      each(
        [
          [-34, -22, 52, 10, ink],
          [50, 34, 38, 8, hot],
          [34, -66, 26, 7, mid],
        ],
        (x, y, r, teeth, colour) =>
          at(
            x,
            y,
            around(teeth, () => fill(colour, rect(-r * 0.16, -r * 1.22, r * 0.32, r * 0.4, 2))) +
              cut(colour, circle(0, 0, r), circle(0, 0, r * 0.42)),
          ),
      ),
    asks: /机械|钢|炼金|引擎/,
  },
  {
    // A giant of steel kneels.
    draw: (s) =>
      fill(s.hot, circle(0, -30, 76)) +
      fill(
        s.dark,
        rect(-20, -98, 40, 34, 6),
        poly(-22, -92, -44, -112, -18, -80),
        poly(22, -92, 44, -112, 18, -80),
        poly(-44, -62, 44, -62, 30, 6, -30, 6),
        rect(-80, -66, 34, 44, 8),
        rect(46, -66, 34, 44, 8),
        rect(-76, -20, 24, 66, 6),
        rect(52, -20, 24, 66, 6),
        rect(-34, 8, 28, 50, 5),
        rect(6, 8, 28, 50, 5),
        rect(-42, 58, 38, 46, 5),
        rect(4, 58, 38, 46, 5),
      ) +
      fill(s.hot, rect(-13, -84, 26, 7, 3), poly(0, -50, 16, -34, 0, -18, -16, -34)) +
      fill(s.mid, ground(104)) +
      fill(s.ink, person(96, 106, 26)),
    asks: /机甲|高达|福音|变形|环太平洋/,
  },
  {
    // Traces of a board.
    draw: ({ ink, hot, mid }) =>
      pen(
        mid,
        5,
        'M0 -300V300M-300 0H300M-26 -300V-60L-60 -26H-300M26 -300V-60L60 -26H300M-26 300V60L-60 26H-300M26 300V60L60 26H300',
      ) +
      fill(ink, rect(-54, -54, 108, 108, 10)) +
      fill(hot, rect(-34, -34, 68, 68, 6)) +
      fill(ink, circle(0, 0, 15), circle(-96, -26, 8), circle(98, 26, 8), circle(-26, 100, 8), circle(26, -100, 8)),
    fills: true,
    asks: /程序|矩阵|黑客|代码|网络|芯/,
  },
  {
    // A hand of joints reaches a flower.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(10, -10, 92)) +
      pen(ink, 15, 'M-100 96L-36 44') +
      fill(ink, blob(-50, 50, -40, 14, -6, 4, 20, 22, 8, 54, -28, 70)) +
      pen(ink, 10, 'M-26 16L-24 -26L-6 -48M-4 10L8 -24L28 -40M14 22L38 -2L56 -10') +
      fill(dark, circle(-24, -26, 5), circle(8, -24, 5), circle(38, -2, 5)) +
      blossom(52, -66, 24, hot, dark) +
      pen(ink, 3, flow(50, -44, 40, -20, 60, 10)),
    asks: /克隆|未来|爱|人工|银翼/,
  },
];

export const forest: Family = [
  {
    // Trunks and someone's eyes.
    draw: (s) =>
      fill(s.hot, circle(30, -50, 34)) +
      each(
        [
          [-150, 26],
          [-96, 34],
          [-44, 22],
          [34, 38],
          [92, 24],
          [140, 32],
        ],
        (x, w) => fill(w > 25 ? s.dark : s.mid, poly(x, -FAR, x + w, -FAR, x + w + 8, 100, x - 8, 100)),
      ) +
      fill(s.mid, hills(s, 84, 8)) +
      fill(s.ink, leaf(-20, 30, -6, 34, 0.5), leaf(16, 30, 2, 34, 0.5)) +
      fill(s.dark, hills(s, 104, 6)),
    fills: true,
    asks: /怪|狩|深|幽/,
  },
  {
    // A deer among leaves.
    draw: ({ ink, hot, mid }) =>
      fill(mid, circle(0, -6, 92)) +
      fill(
        ink,
        blob(
          -62,
          6,
          -44,
          -14,
          20,
          -12,
          40,
          -44,
          54,
          -48,
          76,
          -38,
          74,
          -28,
          58,
          -26,
          50,
          10,
          44,
          26,
          46,
          92,
          34,
          92,
          30,
          32,
          -32,
          32,
          -40,
          92,
          -52,
          92,
          -54,
          34,
        ),
      ) +
      pen(ink, 5, 'M48 -46Q34 -70 44 -98M42 -76L24 -86M40 -64L62 -84M54 -48Q72 -66 74 -96M66 -68L88 -80') +
      fill(
        hot,
        circle(58, -38, 3.5),
        leaf(-96, 96, -62, 66),
        leaf(-76, 100, -92, 58),
        leaf(86, 96, 66, 64),
        leaf(78, 100, 108, 76),
      ),
    asks: /鹿|森林|精灵|山兽|萤/,
  },
  {
    // Mushrooms.
    today: true,
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, ellipse(0, 96, 106, 12)) +
      fill(
        pale,
        poly(-18, 94, -10, 0, 24, 0, 30, 94),
        poly(-74, 94, -70, 44, -50, 44, -46, 94),
        poly(66, 94, 68, 58, 84, 58, 88, 94),
      ) +
      fill(hot, 'M-60 6Q-54 -78 6 -80Q68 -78 74 6Q6 24 -60 6z') +
      fill(ink, 'M-96 50Q-92 8 -60 6Q-28 8 -24 50Q-60 58 -96 50z', 'M48 62Q52 34 76 32Q100 34 104 62Q76 68 48 62z') +
      fill(pale, circle(-16, -34, 12), circle(28, -48, 9), circle(40, -14, 11), circle(0, -4, 6)) +
      fill(dark, circle(2, 42, 4), circle(14, 42, 4)),
    asks: /童|小人|龙猫|蘑菇|奇/,
  },
  {
    // A leaf with its veins.
    draw: ({ ink, hot, bg }) =>
      at(
        0,
        4,
        fill(hot, leaf(0, 104, 0, -108, 0.62)) +
          pen(ink, 5, 'M0 116V-84') +
          pen(
            bg,
            3,
            times(
              6,
              (index) =>
                `M0 ${70 - index * 26}l${44 - Math.abs(index - 2) * 8} -22M0 ${70 - index * 26}l-${44 - Math.abs(index - 2) * 8} -22`,
            ),
          ),
        1,
        28,
      ),
    asks: /叶|秋|木|绿/,
  },
  {
    // One old tree.
    draw: (s) =>
      fill(s.mid, circle(0, -20, 94)) +
      fill(s.ink, blob(-84, -14, -70, -64, -30, -92, 26, -94, 72, -62, 86, -12, 56, 14, 0, 4, -56, 14)) +
      fill(
        s.dark,
        'M-12 -10L-16 60Q-20 84 -48 98H48Q20 84 16 60L12 -10L48 -40L42 -46L8 -22L6 -56H-4L-8 -20L-40 -46L-46 -40z',
      ) +
      fill(
        s.hot,
        strewn(s, [-70, -80, 70, 0], 30, 0.6, (x, y) => circle(x, y, 6)),
      ) +
      fill(s.mid, ground(98)) +
      fill(s.hot, person(62, 100, 34)),
    asks: /树|老|家园|守护|丛林/,
  },
];
