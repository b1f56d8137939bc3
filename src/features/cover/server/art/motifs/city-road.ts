import { at, bar, fade, fill, pen, times } from '../pen.ts';
import { block, ground, hills, peaks, person, rainfall, ripples, stars } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, poly, rect } from '../shapes.ts';
import { between, type Family } from '../stage.ts';

export const city: Family = [
  {
    // Towers by night, each title its own skyline.
    draw: (stage) =>
      fill(stage.hot, circle(between(stage, -50, 60), -86, 26)) +
      times(10, (index) => block(stage, -232 + index * 48, 130, 44, between(stage, 90, 190), stage.mid, stage.bg)) +
      times(7, (index) =>
        block(
          stage,
          -210 + index * 62,
          150,
          54,
          between(stage, 60, 130),
          stage.dark,
          index === 3 ? stage.ink : stage.hot,
        ),
      ) +
      fill(stage.dark, ground(120)),
    fills: true,
  },
  {
    // A lamp, rain, one umbrella.
    draw: (stage) =>
      rainfall(stage, stage.mid) +
      fade(0.9, stage.hot, poly(-44, -60, -24, -60, 44, 92, -104, 92)) +
      fill(stage.dark, rect(56, -90, 7, 184), rect(44, 90, 32, 8, 3)) +
      pen(stage.dark, 6, 'M59 -88Q20 -108 -24 -84') +
      fill(stage.dark, poly(-50, -60, -18, -60, -26, -82, -42, -82)) +
      fill(stage.dark, person(-30, 92, 78), 'M-66 6a36 30 0 0 1 72 0z') +
      fill(stage.mid, ellipse(-20, 98, 110, 10)),
    asks: /夜|雨|街|孤独/,
  },
  {
    // Signs above an alley.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(dark, poly(-FAR, -FAR, -34, -50, -34, 60, -FAR, 300), poly(FAR, -FAR, 34, -50, 34, 60, FAR, 300)) +
      fill(mid, rect(-34, -50, 68, 112)) +
      fill(hot, circle(0, -4, 22)) +
      fill(hot, rect(-104, -84, 40, 108, 4)) +
      fill(ink, rect(62, -58, 34, 92, 4), rect(-74, 36, 34, 24, 3)) +
      fill(pale, rect(52, 46, 46, 24, 3)) +
      bar(dark, 5, 'M-96 -66h24M-96 -48h24M-84 -66v40M-94 -20h20M-94 0h20', 'M70 -42h18M70 -24h18M79 -42v60') +
      fill(dark, person(0, 88, 52)),
    fills: true,
    asks: /霓虹|香港|东京|重庆|上海|不夜/,
  },
  {
    // A bridge with a tram on it.
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, -40], 0.35) +
      pen(
        stage.ink,
        3,
        flow(-FAR, -60, -200, 0, -76, -84),
        flow(-76, -84, 0, 14, 76, -84),
        flow(76, -84, 200, 0, FAR, -60),
        times(12, (index) =>
          Math.abs(index * 12 - 66) > 60 ? '' : `M${index * 12 - 66} ${14 - Math.abs(index * 12 - 66) * 1.1}V32`,
        ),
      ) +
      fill(stage.ink, rect(-82, -92, 12, 150), rect(70, -92, 12, 150), rect(-FAR, 32, 2 * FAR, 10)) +
      fill(stage.hot, rect(-40, 6, 74, 26, 5)) +
      fill(stage.bg, rect(-32, 12, 14, 11), rect(-12, 12, 14, 11), rect(8, 12, 14, 11)) +
      fill(stage.mid, ground(66)) +
      ripples(stage.ink, 84, 3, 2.5),
    asks: /桥|纽约|城市|蜘蛛侠|旧金山/,
  },
  {
    // One lit window among many.
    draw: ({ mid, hot, dark }) =>
      times(63, (index) =>
        fill(index === 31 ? hot : mid, rect(-246 + (index % 9) * 56, -180 + Math.floor(index / 9) * 54, 38, 36, 2)),
      ) + fill(dark, 'M-12 18v-14a12 13 0 0 1 24 0v14z', circle(0, -10, 7)),
    fills: true,
    asks: /公寓|楼|邻居|弄堂|窗/,
  },
];

export const road: Family = [
  {
    // A road into the mountains.
    draw: (stage) =>
      fill(stage.hot, circle(26, -34, 42)) +
      fill(stage.mid, peaks(stage, 10, 52)) +
      fill(stage.dark, ground(6)) +
      fill(stage.mid, poly(-9, 6, 9, 6, 190, FAR, -190, FAR)) +
      fill(
        stage.ink,
        poly(-1, 12, 1, 12, 2.5, 26, -2.5, 26),
        poly(-3, 36, 3, 36, 5, 56, -5, 56),
        poly(-6, 70, 6, 70, 10, 104, -10, 104),
        poly(-12, 126, 12, 126, 20, 190, -20, 190),
      ),
    asks: /公路|上路|旅途|绿皮书/,
  },
  {
    // An old car, luggage on top.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(mid, ground(74)) +
      fill(ink, rect(-34, -54, 44, 22, 4), rect(-8, -70, 38, 18, 4)) +
      fill(hot, blob(-104, 56, -104, 16, -62, 10, -40, -30, 40, -32, 62, 8, 102, 16, 106, 56)) +
      fill(pale, poly(-46, 8, -32, -20, -4, -20, -4, 8), poly(6, 8, 6, -20, 34, -20, 46, 8)) +
      fill(dark, circle(-58, 58, 24), circle(60, 58, 24)) +
      fill(ink, circle(-58, 58, 10), circle(60, 58, 10), circle(98, 32, 6)),
    asks: /车|司机|飞驰|赛/,
  },
  {
    // A sign where ways part.
    draw: (stage) =>
      fill(stage.mid, hills(stage, 74, 14)) +
      fill(stage.ink, rect(-6, -96, 12, 200, 3)) +
      fill(stage.hot, poly(-6, -84, 76, -84, 98, -62, 76, -40, -6, -40)) +
      fill(stage.ink, poly(6, -30, -72, -30, -94, -9, -72, 12, 6, 12)) +
      fill(stage.bg, rect(10, -68, 56, 6, 3), rect(10, -56, 36, 6, 3), rect(-62, -15, 50, 6, 3)),
    asks: /逃|迷|选择|人在|路/,
  },
  {
    // A bike leans into a bend.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, -10, 92)) +
      at(
        0,
        10,
        pen(dark, 13, circle(-60, 46, 29), circle(62, 46, 29)) +
          fill(hot, blob(-42, 22, -30, -12, 26, -18, 44, -6, 30, 28, -20, 40)) +
          pen(ink, 8, 'M32 -14L62 46M30 -34L44 -30M-60 46L-20 26') +
          fill(
            dark,
            blob(-56, -6, -24, -16, -2, -8, -20, 8),
            circle(14, -66, 18),
            blob(-14, -12, -12, -48, 12, -52, 34, -26, 26, -18, 10, -28, 6, -10),
          ),
        1,
        -10,
      ) +
      pen(ink, 5, 'M-118 66h40M-110 88h66'),
    asks: /摩托|飞车|速度|疾/,
  },
  {
    // The mirror shows what lies behind.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, ground(40)) +
      fill(dark, poly(-FAR, FAR, -60, 40, 60, 40, FAR, FAR)) +
      fill(ink, rect(-102, -74, 204, 96, 40)) +
      fill(hot, rect(-92, -64, 184, 76, 32)) +
      fill(dark, poly(-8, -30, 8, -30, 60, 12, -60, 12)) +
      fill(mid, poly(-90, -30, -46, -52, -8, -30), poly(8, -30, 50, -56, 90, -30)) +
      bar(ink, 12, 'M0 -74V-140'),
    asks: /往事|回头|记忆|卡车|出租/,
  },
];
