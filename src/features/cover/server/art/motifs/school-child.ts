import { at, bar, each, fade, fill, pen } from '../pen.ts';
import { cloud, ground, person } from '../props.ts';
import { blob, circle, ellipse, flow, leaf, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const school: Family = [
  {
    // A bicycle against a wall.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(20, -26, 70)) +
      fill(pale, cloud(-64, -72, 70)) +
      pen(ink, 6, circle(-56, 46, 38), circle(60, 46, 38)) +
      pen(hot, 7, 'M-56 46L-26 -12H40L6 46H-56', 'M40 -12L60 46', 'M6 46L-30 -22', 'M40 -12L34 -32H18') +
      pen(ink, 7, 'M-42 -24H-20') +
      fill(mid, ground(84)),
    asks: /夏|骑|青春|少年|暗恋/,
  },
  {
    // Chalk on a board.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(hot, rect(-112, -84, 224, 136, 6)) +
      fill(dark, rect(-102, -74, 204, 116, 3)) +
      pen(pale, 4, flow(-82, 20, -50, -50, -22, 0, 8, -46, 30, -8)) +
      pen(pale, 3, 'M-84 26H-6M-84 26V-56', circle(60, -22, 24), 'M60 -22L78 -38') +
      fill(mid, rect(-96, 58, 192, 12, 3)) +
      fill(ink, rect(-20, 52, 30, 7, 3), rect(40, 48, 42, 12, 3)),
    asks: /老师|教师|课|班/,
  },
  {
    // Books, an apple on top.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, ground(88)) +
      fill(ink, rect(-84, 58, 168, 30, 4)) +
      fill(hot, rect(-72, 28, 150, 30, 4)) +
      fill(pale, rect(-86, 0, 152, 28, 4)) +
      fill(mid, rect(-66, 66, 60, 5), rect(-52, 36, 50, 5)) +
      fill(dark, rect(-66, 8, 54, 5)) +
      at(
        -6,
        -32,
        fill(hot, blob(0, -20, 22, -26, 34, -4, 20, 28, 0, 24, -20, 28, -34, -4, -22, -26)) +
          pen(ink, 4, 'M0 -20Q0 -34 8 -42') +
          fill(ink, leaf(4, -32, 32, -46, 0.35)),
      ),
    asks: /高考|学霸|大学|读书|考/,
  },
  {
    // A cap thrown up.
    draw: ({ ink, hot, mid, pale }) =>
      each(
        [
          [-72, 62, -18, 0.5],
          [78, 40, 22, 0.55],
          [4, -28, -8, 1],
        ],
        (x, y, turn, k) =>
          at(
            x,
            y,
            fill(mid, 'M-44 8V40Q0 62 44 40V8z') +
              fill(ink, poly(0, -34, 96, 4, 0, 42, -96, 4)) +
              pen(hot, 5, 'M0 4L70 16V54') +
              fill(hot, rect(64, 52, 12, 26, 3)),
            k,
            turn,
          ),
      ) + fill(pale, star(-64, -72, 8, 4, 0.35), star(70, -84, 10, 4, 0.35), star(-6, 82, 7, 4, 0.35)),
    asks: /毕业|大学|同学|校花/,
  },
  {
    // A desk by an open window.
    draw: ({ ink, hot, mid, pale }) =>
      fill(hot, rect(-46, -98, 134, 108)) +
      fill(pale, cloud(30, -46, 70)) +
      bar(ink, 6, rect(-46, -98, 134, 108), 'M21 -98V10') +
      fill(mid, blob(-46, -98, -100, -92, -92, -20, -108, 20, -70, 18, -54, -30)) +
      fill(ink, rect(-92, 34, 150, 12, 3)) +
      pen(ink, 7, 'M-78 46L-86 104M44 46L52 104') +
      fill(pale, rect(-60, 22, 58, 12, 2)) +
      fill(hot, rect(8, 10, 16, 24, 3)),
    asks: /校园|高中|同桌|社团/,
  },
];

export const child: Family = [
  {
    // A kite and its string.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, ground(88), cloud(-70, -62, 66)) +
      at(
        26,
        -36,
        fill(hot, poly(0, -66, 44, 0, 0, 64, -44, 0)) +
          fill(pale, poly(0, -66, 44, 0, 0, 0), poly(0, 64, -44, 0, 0, 0)) +
          pen(ink, 3, flow(0, 64, 14, 80, -6, 92)),
        1,
        16,
      ) +
      pen(ink, 2.2, flow(8, 26, -30, 40, -50, 66)) +
      fill(ink, person(-58, 90, 40)),
    asks: /风筝|童年|男孩/,
  },
  {
    // Balloons lift a basket.
    draw: ({ ink, hot, mid, pale }) =>
      pen(
        ink,
        1.8,
        ...[-52, -18, 18, 50, 0].map((x, index) => lines(0, 66, x, [-10, -54, -58, -14, -20][index] ?? 0)),
      ) +
      fill(mid, ellipse(-52, -26, 27, 32), ellipse(50, -30, 26, 31)) +
      fill(pale, ellipse(-20, -66, 27, 32)) +
      fill(ink, ellipse(20, -70, 27, 32)) +
      fill(hot, ellipse(0, -28, 28, 33)) +
      fill(hot, rect(-17, 66, 34, 26, 4)) +
      fill(mid, ellipse(0, 104, 50, 6)),
    asks: /气球|飞屋|女孩|生日/,
  },
  {
    // Blocks.
    draw: ({ ink, hot, mid, pale, bg }) =>
      fill(mid, ground(86)) +
      fill(ink, rect(-84, 20, 66, 66, 4)) +
      fill(hot, rect(-14, 20, 66, 66, 4)) +
      fill(pale, rect(-50, -46, 66, 66, 4)) +
      fill(ink, poly(-52, -50, -17, -100, 18, -50)) +
      fill(hot, circle(82, 56, 30)) +
      fill(bg, star(-51, 53, 20), rect(4, 38, 30, 30, 2), circle(-17, -13, 16)),
    asks: /玩具|积木|幼/,
  },
  {
    // A paper boat in a puddle.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, ellipse(0, 64, 112, 30)) +
      fill(pale, poly(-92, 12, -52, 62, 52, 62, 92, 12, 30, 22, 0, -66, -30, 22)) +
      fill(ink, poly(0, -66, 30, 22, 0, 62), poly(52, 62, 92, 12, 30, 22)) +
      fill(hot, rect(-2, -98, 4, 34), poly(2, -98, 34, -86, 2, -76)) +
      pen(pale, 3, 'M-80 80q14 -7 28 0t28 0M30 84q14 -7 28 0'),
    asks: /纸|小船|漂/,
  },
  {
    // A horse on rockers.
    draw: ({ ink, hot, mid, bg }) =>
      fill(mid, ellipse(0, 98, 104, 10)) +
      pen(hot, 11, 'M-88 66Q0 122 88 66') +
      fill(
        ink,
        blob(
          -60,
          20,
          -66,
          -14,
          -24,
          -24,
          16,
          -18,
          34,
          -62,
          62,
          -78,
          92,
          -50,
          86,
          -38,
          62,
          -44,
          52,
          -6,
          56,
          20,
          66,
          82,
          50,
          84,
          34,
          30,
          -26,
          30,
          -48,
          84,
          -64,
          80,
        ),
        poly(36, -66, 44, -92, 56, -76),
      ) +
      fill(hot, blob(-18, -24, 14, -20, 16, 6, -16, 4)) +
      pen(hot, 8, flow(-60, 0, -84, 10, -82, 40)) +
      fill(bg, circle(64, -58, 3.6)),
    asks: /木马|宝贝|小马|马戏/,
  },
  {
    // Crayons.
    draw: ({ ink, hot, mid, pale }) =>
      each(
        [
          [-66, ink, 0.92],
          [-22, hot, 1.08],
          [22, pale, 1],
          [66, mid, 0.86],
        ],
        (x, colour, k) =>
          at(
            x,
            92,
            fill(
              colour,
              rect(-17, -132 * k, 34, 132 * k),
              poly(-17, -132 * k, 17, -132 * k, 5, -166 * k, -5, -166 * k),
            ) + fade(0.3, '#000', rect(-17, -112 * k, 34, 6), rect(-17, -30, 34, 6)),
          ),
      ) + pen(hot, 6, flow(-100, 106, -60, 98, -20, 112, 30, 98, 96, 108)),
    asks: /蜡笔|画|樱桃小丸子|哆啦/,
  },
];
