import { around, at, bar, both, fill, pen, times } from '../pen.ts';
import { ground, hoop } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const heist: Family = [
  {
    // A safe.
    draw: ({ ink, hot, bg, mid, dark }) =>
      fill(mid, rect(-92, -92, 184, 176, 12), rect(-78, 84, 26, 14), rect(52, 84, 26, 14)) +
      hoop(dark, 0, -4, 72, 6) +
      fill(ink, circle(0, -4, 58)) +
      at(
        0,
        -4,
        around(24, (index) => fill(bg, rect(-1.2, -50, 2.4, index % 6 ? 6 : 12))),
      ) +
      fill(hot, circle(0, -4, 26)) +
      at(
        0,
        -4,
        around(5, () => pen(dark, 6, 'M0 0V-34') + fill(dark, circle(0, -36, 6))),
      ),
    asks: /金库|银行|密码|保险/,
  },
  {
    // Three cards.
    draw: ({ ink, hot, pale, dark, mid }) => {
      const card = (mark: string) =>
        fill(dark, rect(-40, -58, 84, 120, 8)) + fill(pale, rect(-42, -60, 84, 120, 8)) + mark;
      const spade = (x: number, y: number, k: number) =>
        at(
          x,
          y,
          fill(dark, 'M0 -24C22 -4 26 8 18 16C12 21 4 18 2 12L8 28H-8L-2 12C-4 18 -12 21 -18 16C-26 8 -22 -4 0 -24z'),
          k,
        );
      const diamond = (x: number, y: number, k: number) =>
        fill(hot, poly(x, y - 24 * k, x + 18 * k, y, x, y + 24 * k, x - 18 * k, y));
      return (
        at(-46, 14, card(diamond(0, 0, 1)), 1, -22) +
        at(48, 12, card(fill(mid, rect(-32, -50, 64, 100, 4)) + pen(ink, 2, 'M-32 -50L32 50M32 -50L-32 50')), 1, 22) +
        at(0, -4, card(spade(0, 0, 1.3) + spade(-30, -42, 0.4) + spade(30, 42, 0.4)), 1, -2)
      );
    },
    asks: /赌|牌|千王|让子弹|骗/,
  },
  {
    // A bag and what fell out of it.
    draw: ({ ink, hot, bg, mid }) =>
      fill(mid, ellipse(0, 90, 112, 14)) +
      fill(
        ink,
        blob(-26, -52, 26, -52, 40, -20, 74, 34, 62, 84, 0, 92, -62, 84, -74, 34, -40, -20),
        poly(-34, -92, -10, -80, 10, -92, 34, -84, 22, -54, -22, -54),
      ) +
      fill(hot, rect(-30, -58, 60, 10, 5)) +
      pen(bg, 7, flow(20, 2, 0, -8, -18, 4, 0, 24, 18, 42, 0, 54, -20, 46), 'M0 -18V64') +
      fill(hot, ellipse(78, 84, 18, 7), ellipse(88, 74, 18, 7), ellipse(-86, 88, 18, 7)),
    asks: /钱|劫|盗|抢|钞|金/,
  },
  {
    // Dice that roll.
    draw: ({ ink, hot, dark, pale, mid }) => {
      const die = (side: string, spot: string, spots: readonly (readonly [number, number])[]) =>
        fill(side, rect(-40, -40, 80, 80, 14)) + fill(spot, ...spots.map(([x, y]) => circle(x, y, 8)));
      return (
        fill(mid, ellipse(6, 92, 100, 12)) +
        at(
          -34,
          34,
          die(pale, dark, [
            [-20, -20],
            [20, 20],
            [-20, 20],
            [20, -20],
            [0, 0],
          ]),
          1,
          -14,
        ) +
        at(
          48,
          -38,
          die(hot, pale, [
            [-20, -20],
            [20, 20],
            [0, 0],
          ]),
          0.86,
          24,
        ) +
        pen(ink, 4, 'M92 -82l14 -12M100 -58l18 -4M-4 -84l-8 -16')
      );
    },
    asks: /赌|运|彩票/,
  },
];

export const gang: Family = [
  {
    // A lapel with a flower.
    draw: ({ ink, hot, bg, dark, pale }) =>
      fill(dark, poly(-110, FAR, -96, -20, -30, -74, 30, -74, 96, -20, 110, FAR)) +
      fill(pale, poly(-30, -74, 30, -74, 14, 60, -14, 60)) +
      fill(hot, poly(-10, -58, 10, -58, 5, -40, 14, 40, 0, 62, -14, 40, -5, -40)) +
      both(
        fill(ink, poly(-30, -76, -64, -50, -54, -6, -70, 6, -10, 84)) +
          pen(bg, 2.5, lines(-30, -76, -64, -50, -54, -6, -70, 6, -10, 84)),
      ) +
      fill(hot, star(-62, 40, 15, 7, 0.6)),
    asks: /教父|大佬|黑帮|绅士|杀手/,
  },
  {
    // Dominoes about to fall.
    draw: ({ ink, hot, mid, bg }) =>
      fill(mid, ground(84)) +
      times(5, (index) =>
        at(
          -92 + index * 46,
          84,
          fill(index === 0 ? hot : ink, rect(-15, -108, 30, 108, 5)) +
            fill(bg, rect(-11, -56, 22, 3), circle(0, -82, 5), circle(-5, -36, 4), circle(5, -20, 4)),
          1,
          index === 0 ? 24 : index === 1 ? 11 : 0,
        ),
      ),
  },
  {
    // Smoke from a cigar.
    draw: ({ ink, hot, mid, pale }) =>
      pen(mid, 9, flow(58, 26, 84, -10, 40, -40, 72, -72, 44, -104, 70, -150)) +
      at(
        -20,
        56,
        fill(ink, rect(-78, -17, 136, 34, 12)) +
          fill(hot, rect(-30, -17, 20, 34), rect(60, -15, 16, 30, 6)) +
          fill(pale, rect(52, -16, 12, 32)),
        1,
        -22,
      ),
    asks: /烟|枭|毒/,
  },
  {
    // A king in the light, a pawn in his shadow.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, poly(-30, 92, 34, 92, 150, 40, 150, 10)) +
      fill(ink, rect(-46, 78, 92, 18, 6), rect(-36, 64, 72, 14, 5), poly(-24, 64, -14, -20, 14, -20, 24, 64)) +
      fill(ink, rect(-30, -32, 60, 13, 5), poly(-22, -32, -32, -70, 32, -70, 22, -32)) +
      fill(hot, rect(-5, -104, 10, 36, 3), rect(-15, -94, 30, 10, 3)) +
      at(78, 92, fill(dark, circle(0, -52, 15), poly(-8, -42, 8, -42, 15, -8, -15, -8), rect(-22, -10, 44, 12, 4))),
    asks: /王|无间|局|风云/,
  },
];

export const spy: Family = [
  {
    // Collar up, hat down.
    draw: ({ ink, hot, dark, bg, mid }) =>
      fill(mid, circle(0, -20, 84)) +
      fill(
        dark,
        poly(-104, FAR, -88, 46, -36, 20, 36, 20, 88, 46, 104, FAR),
        poly(-34, 34, -42, -22, 42, -22, 34, 34),
      ) +
      fill(hot, poly(-34, -18, 34, -18, 30, 14, 0, 30, -30, 14)) +
      fill(dark, poly(-36, -26, -30, -74, 0, -66, 30, -74, 36, -26), ellipse(0, -24, 72, 13), rect(-34, -22, 68, 22)) +
      fill(ink, rect(-36, -40, 72, 9)) +
      both(fill(ink, poly(-30, 16, -58, 30, -22, 98, 0, 60)) + pen(bg, 2, lines(-30, 16, -22, 98))),
    asks: /潜伏|特工|间谍|卧底/,
  },
  {
    // An eye between blinds.
    draw: ({ ink, hot, dark, mid }) =>
      fill(hot, rect(-FAR, -30, 2 * FAR, 52)) +
      fill(dark, 'M-74 -4Q0 -54 74 -4Q0 46 -74 -4z') +
      fill(ink, circle(0, -4, 22)) +
      fill(dark, circle(0, -4, 10)) +
      times(16, (row) =>
        row === 7 || row === 8 ? '' : fill(row % 2 ? mid : dark, rect(-FAR, -214 + row * 26, 2 * FAR, 22)),
      ) +
      fill(
        mid,
        poly(-FAR, -32, 0, -44, FAR, -32, FAR, -44, -FAR, -44),
        poly(-FAR, 22, 0, 34, FAR, 22, FAR, 36, -FAR, 36),
      ),
    fills: true,
    asks: /窥|监视|窃听|偷看/,
  },
  {
    // A key taps a message.
    draw: ({ ink, hot, mid }) =>
      fill(mid, rect(-98, 62, 196, 26, 6)) +
      fill(ink, rect(-76, 46, 40, 18, 4), rect(52, 34, 16, 30, 3)) +
      at(
        -56,
        40,
        fill(ink, rect(0, -6, 128, 11, 5)) + fill(hot, rect(104, -30, 34, 14, 7), rect(116, -20, 10, 18)),
        1,
        -9,
      ) +
      bar(
        hot,
        8,
        'M-96 -70h34M-50 -70h10M-28 -70h10M-6 -70h34M40 -70h10M62 -70h34M-80 -40h10M-58 -40h34M-12 -40h34M34 -40h10M56 -40h10',
      ),
    asks: /电|情报|代号|密码|敌后/,
  },
  {
    // A case with something inside it.
    draw: ({ ink, hot, bg, mid }) =>
      fill(mid, ellipse(0, 88, 110, 13)) +
      fill(ink, rect(-92, -38, 184, 122, 12)) +
      pen(ink, 9, 'M-30 -40v-18a12 12 0 0 1 12 -12h36a12 12 0 0 1 12 12v18') +
      fill(bg, rect(-92, 12, 184, 4)) +
      fill(hot, rect(-58, 4, 22, 20, 3), rect(36, 4, 22, 20, 3), circle(0, 54, 7)) +
      bar(hot, 2.5, 'M0 54V96'),
    asks: /伪装|任务|007|谍/,
  },
];
