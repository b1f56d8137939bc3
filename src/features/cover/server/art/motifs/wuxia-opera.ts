import { at, both, each, fill, pen, times } from '../pen.ts';
import { eaves, hills } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const wuxia: Family = [
  {
    // A sword before the moon.
    draw: (stage) =>
      fill(stage.hot, circle(0, -6, 84)) +
      at(
        0,
        0,
        fill(stage.pale, poly(-8, 20, -8, -94, 0, -112, 8, -94, 8, 20)) +
          fill(
            stage.dark,
            poly(0, -112, 8, -94, 8, 20, 0, 20),
            rect(-30, 18, 60, 10, 4),
            rect(-6, 28, 12, 44, 4),
            circle(0, 78, 9),
          ) +
          pen(stage.dark, 3, flow(0, 86, 8, 100, -4, 112)),
        1,
        24,
      ) +
      fill(stage.mid, hills(stage, 92, 8)),
  },
  {
    // Bamboo.
    draw: (stage) =>
      fill(stage.hot, circle(40, -50, 36)) +
      each(
        [
          [-150, 12],
          [-96, 16],
          [-40, 20],
          [30, 14],
          [96, 18],
          [150, 12],
        ],
        (x, w) =>
          fill(
            w > 15 ? stage.ink : stage.mid,
            times(7, (index) => rect(x, -220 + index * 66 + ((x * 7) % 30), w, 62, 3)),
          ),
      ) +
      fill(
        stage.ink,
        ...[
          [-28, -60],
          [-28, -52],
          [104, 6],
          [104, 14],
          [36, 60],
        ].map(
          ([x = 0, y = 0], index) =>
            leaf(x, y, x + (index % 2 ? 46 : -44), y + 30, 0.16) + leaf(x, y, x + (index % 2 ? 30 : -24), y + 44, 0.16),
        ),
      ),
    east: true,
    fills: true,
    asks: /卧虎|竹|林|隐/,
  },
  {
    // A straw hat and a cape in the rain.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, 0, 94)) +
      fill(dark, poly(-76, 118, -40, -14, 40, -14, 76, 118)) +
      pen(
        mid,
        3,
        times(7, (index) => lines(-30 + index * 10, -4, -60 + index * 20, 112)),
      ) +
      fill(hot, poly(-92, 0, 0, -68, 92, 0, 0, 16)) +
      pen(dark, 2.5, lines(0, -68, -46, 6), lines(0, -68, 0, 14), lines(0, -68, 46, 6)) +
      at(54, 30, fill(ink, rect(-4, -96, 8, 130, 3), rect(-18, 30, 36, 8, 3), rect(-4, 36, 8, 28, 3)), 1, 34),
    east: true,
    asks: /客|江湖|镖|浪|侠/,
  },
  {
    // Two blades meet.
    draw: ({ ink, hot, mid, pale }) =>
      both(
        at(
          0,
          -10,
          fill(pale, 'M-6 90L-6 -70Q-2 -96 12 -106L10 90z') +
            fill(ink, rect(-20, 66, 42, 9, 4), rect(-5, 74, 12, 40, 4)),
          1,
          40,
        ),
      ) +
      fill(hot, star(0, -18, 34, 8, 0.36)) +
      fill(mid, ellipse(0, 104, 88, 8)),
    asks: /刀|剑|决|战|刺客|忍者/,
  },
  {
    // One who leaps over roofs.
    draw: (stage) =>
      fill(stage.hot, circle(20, -30, 66)) +
      fill(
        stage.dark,
        circle(30, -78, 11),
        blob(20, -68, 36, -62, 30, -34, 58, -14, 52, -4, 14, -22, -22, 6, -30, -2, 6, -34),
        blob(20, -64, -14, -72, -40, -56, -38, -66, -14, -84, 24, -72),
      ) +
      pen(stage.dark, 4, 'M34 -60L78 -96') +
      fill(stage.mid, eaves(-60, 66, 190, 40), rect(-130, 66, 140, FAR)) +
      fill(stage.dark, eaves(80, 96, 210, 40), rect(0, 96, 180, FAR)),
    east: true,
    asks: /飞|轻功|功夫|锦衣|绣春|侠女/,
  },
  {
    // A gourd of wine and a cup.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, ellipse(0, 92, 96, 12)) +
      fill(hot, circle(-14, 44, 48), circle(-14, -28, 32), rect(-24, -20, 20, 34), rect(-21, -78, 14, 26, 4)) +
      fill(ink, rect(-25, -90, 22, 16, 4)) +
      pen(ink, 5, flow(-40, -2, -14, 8, 12, -2), flow(8, 0, 40, -30, 62, -8), 'M62 -8l6 26') +
      fill(pale, 'M44 58h50q-2 34 -25 34q-23 0 -25 -34z', ellipse(-30, 28, 8, 15)),
    east: true,
    asks: /醉|酒|丐|笑傲|英雄/,
  },
  {
    // A folding fan with hills on it.
    draw: ({ ink, hot, mid, pale }) =>
      fill(pale, 'M-104 4A112 112 0 0 1 104 4L44 46A50 50 0 0 0 -44 46z') +
      fill(mid, 'M-84 -8Q-58 -52 -32 -18Q-6 -78 30 -20Q54 -44 82 -10L56 28Q0 -8 -56 28z') +
      fill(hot, circle(52, -52, 13)) +
      pen(ink, 4, ...[-104, -58, -20, 20, 58, 104].map((x) => lines(x * 0.42, 46, 0, 96))) +
      pen(ink, 6, lines(-104, 4, 0, 96, 104, 4)) +
      fill(ink, circle(0, 96, 9)),
    east: true,
    asks: /公子|书生|楚留香|风流|画|少年/,
  },
  {
    // The flag of an inn.
    draw: (stage) =>
      fill(stage.hot, circle(-52, -40, 34)) +
      fill(stage.ink, rect(-4, -112, 8, 214, 3), rect(-6, -96, 92, 7, 3)) +
      fill(stage.pale, poly(16, -89, 80, -89, 80, 34, 64, 20, 48, 36, 32, 20, 16, 34)) +
      fill(stage.hot, circle(48, -40, 20)) +
      pen(stage.dark, 4, 'M26 -72h44M26 -6h44') +
      fill(stage.mid, hills(stage, 78, 14)) +
      fill(stage.dark, eaves(-70, 62, 120, 34), rect(-116, 62, 92, FAR)) +
      fill(stage.hot, rect(-82, 76, 24, 20, 2)),
    east: true,
    asks: /客栈|龙门|武林|外传|驿/,
  },
  {
    // A game of go.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, poly(0, -88, 104, -6, 0, 76, -104, -6)) +
      fill(dark, poly(-104, -6, 0, 76, 0, 98, -104, 16), poly(104, -6, 0, 76, 0, 98, 104, 16)) +
      pen(
        ink,
        2,
        ...[1, 2, 3, 4].map((step) => {
          const [x, y] = [step * 20.8, step * 16.4];
          return lines(-104 + x, -6 - y, x, 76 - y) + lines(-104 + x, -6 + y, x, -88 + y);
        }),
      ) +
      fill(pale, ellipse(0, -40, 15, 10), ellipse(-42, -6, 15, 10), ellipse(21, 9, 15, 10), ellipse(0, 27, 15, 10)) +
      fill(hot, ellipse(0, -6, 15, 10), ellipse(42, -6, 15, 10), ellipse(-21, -22, 15, 10)),
    east: true,
    asks: /棋|八部|天下|局|谋|宗师/,
  },
  {
    // An eagle over its cliff.
    draw: (stage) =>
      fill(stage.hot, circle(30, -34, 52)) +
      fill(stage.dark, poly(-150, FAR, -128, 6, -92, -20, -56, 10, -40, 60, -6, 96, 6, FAR)) +
      fill(stage.mid, hills(stage, 96, 10)) +
      fill(
        stage.ink,
        'M20 -28Q-20 -84 -84 -78Q-62 -64 -70 -56Q-46 -52 -50 -42Q-24 -34 2 -4L24 26L42 -2Q70 -26 98 -26Q92 -36 112 -46Q98 -50 112 -66Q60 -70 32 -28z',
      ) +
      fill(stage.hot, poly(18, 24, 34, 24, 24, 42)) +
      fill(stage.pale, circle(22, 10, 4)),
    asks: /雕|鹰|鹏|射/,
  },
  {
    // A secret book, bound with thread.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(0, 0, 98)) +
      at(
        0,
        0,
        fill(ink, rect(-62, -84, 132, 170, 4)) +
          fill(hot, rect(-70, -90, 132, 170, 4)) +
          fill(pale, rect(0, -72, 42, 104, 2)) +
          pen(ink, 4, 'M14 -60V20M28 -60V-8') +
          pen(pale, 3, 'M-50 -90V80M-70 -62h20M-70 -24h20M-70 14h20M-70 52h20'),
        1,
        -10,
      ),
    east: true,
    asks: /经|诀|谱|秘|传|记/,
  },
];

export const opera: Family = [
  {
    // A painted face.
    draw: ({ hot, pale, dark, mid }) =>
      fill(mid, circle(0, 0, 104)) +
      fill(pale, blob(-66, -60, 0, -90, 66, -60, 68, 10, 40, 74, 0, 96, -40, 74, -68, 10)) +
      both(
        fill(dark, blob(-58, -28, -34, -52, -8, -30, -10, 2, -36, 12, -60, 2)) +
          fill(pale, leaf(-50, -14, -18, -14, 0.36)) +
          fill(dark, circle(-34, -14, 7)) +
          fill(hot, blob(-64, 14, -34, 24, -16, 44, -34, 66, -58, 44)),
      ) +
      fill(hot, leaf(0, -88, 0, -30, 0.34), blob(-20, 66, 0, 58, 20, 66, 0, 80)) +
      fill(dark, poly(-9, 34, 9, 34, 0, 44)),
    east: true,
  },
  {
    // Two masks.
    draw: ({ ink, hot, dark, bg }) =>
      at(
        -34,
        14,
        fill(ink, 'M-58 -52Q0 -34 58 -52V16Q50 74 0 84Q-50 74 -58 16z') +
          pen(bg, 7, 'M-36 -10q12 -10 24 0M12 -10q12 -10 24 0', 'M-26 48Q0 26 26 48'),
        1,
        -12,
      ) +
      at(
        40,
        -20,
        fill(hot, 'M-58 -52Q0 -34 58 -52V16Q50 74 0 84Q-50 74 -58 16z') +
          fill(
            dark,
            leaf(-38, -10, -10, -10, 0.4),
            leaf(10, -10, 38, -10, 0.4),
            'M-32 26Q0 40 32 26Q24 62 0 62Q-24 62 -32 26z',
          ),
        1,
        10,
      ),
    asks: /面具|小丑|演员|双/,
  },
  {
    // Sleeves of water.
    draw: ({ ink, hot, mid }) =>
      fill(mid, circle(0, -20, 80)) +
      pen(
        hot,
        15,
        flow(-8, -30, -60, -70, -104, -30, -72, 20, -110, 60),
        flow(12, -28, 60, -78, 108, -50, 80, 0, 112, 34),
      ) +
      fill(ink, circle(0, -66, 17), circle(0, -88, 9), blob(-16, -46, 16, -46, 26, 10, 50, 110, -50, 110, -26, 10)) +
      fill(hot, rect(-22, -2, 44, 9), circle(-10, -92, 4), circle(11, -90, 4)),
    east: true,
    asks: /梨园|霸王|旦|伶|京剧|舞/,
  },
  {
    // Marionette strings.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, ellipse(0, 98, 70, 10)) +
      at(0, -84, fill(ink, rect(-70, -6, 140, 11, 5), rect(-6, -26, 12, 50, 5)), 1, -8) +
      pen(ink, 2, 'M-62 -76L-48 4M0 -80V-44M62 -94L48 4M-20 -80L-16 60M24 -84L18 60') +
      fill(hot, circle(0, -24, 21), rect(-22, -2, 44, 52, 12)) +
      pen(hot, 11, 'M-22 10L-48 4M22 10L48 4M-12 48L-18 92M12 48L20 92') +
      fill(dark, circle(-7, -27, 3), circle(7, -27, 3)) +
      pen(dark, 3, 'M-7 -16q7 6 14 0'),
    asks: /木偶|傀儡|操|替身/,
  },
];
