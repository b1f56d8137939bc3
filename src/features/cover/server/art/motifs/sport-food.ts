import { at, bar, each, fade, fill, pen, times } from '../pen.ts';
import { ground, hoop, steam } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const sport: Family = [
  {
    // A ball in the air over the hoop.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, rect(-62, -108, 124, 84, 5)) +
      bar(ink, 4, rect(-24, -78, 48, 40)) +
      pen(ink, 6, ellipse(0, -8, 40, 9)) +
      pen(
        ink,
        2.5,
        lines(-36, -4, -20, 46, 20, 46, 36, -4),
        lines(-18, 0, 10, 46),
        lines(18, 0, -10, 46),
        lines(-30, 16, 30, 16),
        lines(-24, 32, 24, 32),
      ) +
      at(
        52,
        62,
        fill(hot, circle(0, 0, 36)) +
          bar(dark, 3, 'M-36 0H36M0 -36V36', flow(-24, -26, -10, 0, -24, 26), flow(24, -26, 10, 0, 24, 26)),
        1,
        22,
      ),
    asks: /篮球|灌篮|投/,
  },
  {
    // Lanes round the bend.
    draw: ({ ink, hot, mid, dark }) =>
      times(5, (lane) => {
        const r = 200 - lane * 40;
        return bar(lane % 2 ? hot : mid, 36, `M${-r} 300V40A${r} ${r} 0 0 1 ${r} 40V300`);
      }) +
      fill(dark, circle(22, -70, 17)) +
      pen(dark, 22, 'M12 -44L-6 4') +
      pen(dark, 11, lines(8, -42, 40, -26, 62, -46), lines(4, -42, -32, -34, -46, -8)) +
      pen(dark, 14, lines(-4, 6, 34, 22, 26, 70), lines(-8, 6, -24, 46, -68, 52)) +
      fill(ink, rect(22, 68, 26, 10, 5), rect(-82, 48, 12, 22, 5)),
    fills: true,
    asks: /跑|奔|田径|飞人/,
  },
  {
    // Gloves.
    draw: ({ ink, hot, mid, pale }) =>
      pen(mid, 4, 'M-36 -120Q0 -60 30 -130') +
      each(
        [
          [-36, 10, -8, ink],
          [40, 22, 14, hot],
        ],
        (x, y, turn, colour) =>
          at(
            x,
            y,
            fill(
              colour,
              blob(-40, -16, -30, -56, 8, -64, 40, -40, 42, 4, 26, 34, -26, 34, -34, 12),
              circle(-34, -4, 16),
            ) +
              fill(pale, rect(-28, 36, 56, 36, 6)) +
              pen(mid, 4, flow(-28, 8, -12, 0, -8, -20)),
            1,
            turn,
          ),
      ),
    asks: /拳|摔跤|格斗|擂/,
  },
  {
    // A goal.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, ground(70)) +
      bar(
        mid,
        2,
        ...[-70, -46, -22, 2, 26, 50, 74].map((x) => `M${x} -62V72`),
        ...[-40, -18, 4, 26, 48].map((y) => `M-94 ${y}H94`),
      ) +
      pen(ink, 8, 'M-96 72V-66H96V72') +
      at(
        34,
        42,
        fill(pale, circle(0, 0, 31)) +
          fill(
            dark,
            star(0, 0, 12, 5, 0.8),
            poly(-10, -30, 10, -30, 0, -20),
            poly(28, -12, 30, 6, 20, -2),
            poly(18, 25, 4, 31, 8, 20),
            poly(-18, 25, -26, 16, -14, 16),
            poly(-29, -10, -29, 6, -20, -2),
          ),
      ) +
      pen(hot, 4, flow(-96, 96, -50, 84, -10, 60)),
    asks: /足球|球队|世界杯|射/,
  },
  {
    // A racket and a ball.
    draw: ({ ink, hot, mid }) =>
      at(
        -14,
        -4,
        hoop(ink, 0, -34, 56, 9) +
          bar(mid, 2.2, ...[-32, -16, 0, 16, 32].flatMap((v) => [`M${v} -78V10`, `M-46 ${v - 34}H46`])) +
          fill(ink, poly(-9, 16, 9, 16, 7, 110, -7, 110)) +
          fill(hot, rect(-9, 60, 18, 52, 6)),
        1,
        32,
      ) +
      fill(hot, circle(-62, 58, 19)) +
      pen(mid, 4, flow(-110, 96, -98, 90, -86, 78)),
    asks: /网球|乒乓|羽毛球|排球|棒球/,
  },
  {
    // A swimmer's lane.
    draw: ({ ink, hot, mid, pale }) =>
      times(
        7,
        (row) =>
          fill(row % 2 ? mid : 'none', rect(-FAR, -150 + row * 44, 2 * FAR, 44)) +
          fill(
            row % 2 ? hot : pale,
            times(24, (index) => circle(-230 + index * 20, -150 + row * 44, 5)),
          ),
      ) +
      fill(ink, circle(36, 2, 19), blob(-70, 16, -20, 2, 14, 12, 40, 30, 10, 40, -40, 34)) +
      pen(ink, 14, flow(20, 12, 60, -26, 92, 2)) +
      pen(pale, 4, 'M-100 34q12 -8 24 0t24 0M44 40q12 -8 24 0t24 0'),
    fills: true,
    asks: /游泳|泳|水/,
  },
];

export const food: Family = [
  {
    // A bowl of noodles.
    draw: ({ ink, hot, mid, pale }) =>
      steam(pale, 4, -34, 60) +
      fill(mid, ellipse(0, 92, 92, 9)) +
      fill(hot, 'M-92 -4H92Q84 62 40 78H-40Q-84 62 -92 -4z') +
      fill(ink, rect(-36, 76, 72, 12, 4), ellipse(0, -4, 92, 15)) +
      pen(pale, 5, flow(-64, -4, -30, -12, 0, -4, 30, 4, 62, -4), flow(-50, 3, -10, 0, 40, -10)) +
      pen(mid, 5, 'M20 -2L108 -72M34 2L116 -60') +
      bar(ink, 4, 'M-78 26q13 12 26 0t26 0t26 0t26 0t26 0t26 0'),
    asks: /面|拉面|粉|汤|饭/,
  },
  {
    // A fish on a plate.
    draw: ({ hot, mid, pale, dark }) =>
      fill(pale, circle(0, 0, 98)) +
      pen(mid, 4, circle(0, 0, 80)) +
      fill(hot, leaf(-72, 0, 44, 0, 0.42), poly(34, 0, 76, -30, 66, 0, 76, 30)) +
      fill(pale, circle(-48, -5, 5)) +
      pen(pale, 4, 'M-24 -14q8 14 0 28M-4 -17q8 17 0 34M16 -12q7 12 0 24') +
      fill(dark, leaf(-30, 58, 26, 52, 0.22), leaf(-16, -54, 34, -60, 0.22)),
    asks: /鱼|寿司|海鲜|料理/,
  },
  {
    // A pot in two halves.
    draw: ({ ink, hot, mid, pale }) =>
      fill(ink, circle(0, 0, 98)) +
      fill(hot, circle(0, 0, 84)) +
      fill(pale, 'M0 -84A84 84 0 0 0 0 84C-46 60 -46 22 0 0C46 -22 46 -60 0 -84z') +
      pen(ink, 5, 'M0 84C-46 60 -46 22 0 0C46 -22 46 -60 0 -84') +
      fill(mid, circle(-44, -14, 13), circle(-30, 36, 10)) +
      fill(ink, leaf(26, 10, 56, 26, 0.3), leaf(30, 50, 52, 36, 0.3), circle(56, -10, 7), circle(44, -34, 5)) +
      fill(ink, rect(-120, -12, 26, 24, 8), rect(94, -12, 26, 24, 8)),
    asks: /火锅|宴|锅|聚/,
  },
  {
    // Tea.
    draw: ({ ink, hot, mid, pale }) =>
      steam(pale, 46, -58, 44) +
      fill(mid, rect(-108, 72, 216, 14, 5)) +
      fill(ink, blob(-66, 64, -76, 8, -42, -26, 14, -26, 44, 8, 36, 64)) +
      pen(ink, 11, 'M40 14Q76 10 70 -30', 'M-70 40Q-112 30 -96 -8Q-84 -24 -68 -6') +
      fill(hot, ellipse(-15, -28, 32, 9), circle(-15, -42, 9)) +
      fill(hot, 'M58 40H104Q100 72 92 72H70Q62 72 58 40z'),
    asks: /茶|酒|味|人间/,
  },
  {
    // Knife and fork cross a tomato.
    today: true,
    draw: ({ ink, hot, pale, dark }) =>
      at(0, 0, fill(ink, rect(-7, -20, 14, 120, 6), 'M-9 -16V-100Q26 -70 20 -16z'), 1, 40) +
      at(
        0,
        0,
        fill(
          ink,
          rect(-7, -20, 14, 120, 6),
          rect(-22, -100, 9, 54, 4),
          rect(-4.5, -100, 9, 54, 4),
          rect(13, -100, 9, 54, 4),
          'M-22 -52H22V-40Q20 -16 0 -14Q-20 -16 -22 -40z',
        ),
        1,
        -40,
      ) +
      fill(hot, blob(-46, 10, -40, -24, 0, -32, 40, -24, 46, 10, 30, 40, 0, 48, -30, 40)) +
      fill(
        dark,
        times(5, (index) =>
          leaf(0, -28, [-30, -14, 0, 16, 30][index] ?? 0, [-36, -50, -10, -50, -36][index] ?? 0, 0.3),
        ),
      ) +
      fade(0.6, pale, ellipse(-22, -6, 8, 12)),
    asks: /厨|餐|吃|食神/,
  },
  {
    // A steamer of buns.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(0, -14, 92)) +
      steam(pale, 0, -62, 46) +
      fill(
        pale,
        ...[
          [-46, -14],
          [0, -26],
          [46, -14],
        ].map(
          ([x = 0, y = 0]) =>
            `M${x - 34} ${y + 26}Q${x - 34} ${y - 24} ${x} ${y - 28}Q${x + 34} ${y - 24} ${x + 34} ${y + 26}z`,
        ),
      ) +
      pen(mid, 3, 'M0 -54v14M-8 -50l4 12M8 -50l-4 12') +
      fill(hot, rect(-98, 8, 196, 38, 6), rect(-90, 52, 180, 38, 6)) +
      bar(ink, 4, 'M-98 20H98M-98 34H98M-90 64H90M-90 78H90'),
    east: true,
    asks: /早|包|点心|舌尖|小吃|中国/,
  },
];
