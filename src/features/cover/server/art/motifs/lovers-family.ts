import { at, bar, fill, flip, pen, times } from '../pen.ts';
import { cottage, girl, ground, gull, heart, hoop, person, rainfall, stars } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const lovers: Family = [
  {
    // Two under one umbrella.
    draw: (stage) =>
      rainfall(stage, stage.mid) +
      fill(stage.mid, ellipse(0, 96, 80, 10)) +
      fill(stage.ink, person(-15, 96, 104), girl(18, 96, 96)) +
      pen(stage.ink, 3.5, 'M0 60V-54') +
      fill(
        stage.hot,
        'M-70 -18A70 62 0 0 1 70 -18Q56 -30 46 -18Q34 -30 23 -18Q12 -30 0 -18Q-12 -30 -23 -18Q-34 -30 -46 -18Q-56 -30 -70 -18z',
        rect(-2, -88, 4, 12),
      ),
    asks: /雨|重逢|邂逅|相遇/,
  },
  {
    // Two birds on a wire.
    today: true,
    draw: ({ ink, hot, mid, dark }) => {
      const bird = (colour: string) =>
        fill(
          colour,
          blob(-34, 34, -26, -6, 0, -22, 20, -12, 26, 6, 12, 26, -14, 34, -46, 66, -52, 60),
          circle(10, -18, 17),
          poly(24, -22, 42, -15, 24, -10),
        ) + fill(dark, circle(14, -22, 2.8));
      return (
        fill(mid, circle(0, -14, 92)) +
        pen(ink, 4, flow(-FAR, 30, -100, 46, 0, 52, 100, 46, FAR, 30)) +
        at(-38, 20, bird(ink)) +
        at(38, 20, flip(bird(hot))) +
        fill(hot, heart(0, -62, 11))
      );
    },
    asks: /恋|爱上|暗恋|心动/,
  },
  {
    // A letter with a seal.
    draw: ({ ink, hot, mid, pale, dark }) =>
      at(
        0,
        4,
        fill(dark, rect(-92, -56, 190, 126, 6)) +
          fill(pale, rect(-96, -62, 190, 126, 6)) +
          pen(mid, 3, lines(-92, -58, 0, 16, 92, -58)) +
          pen(mid, 2, lines(-92, 60, -30, 2), lines(92, 60, 30, 2)) +
          fill(hot, heart(0, 14, 21)),
        1,
        -8,
      ) + fill(ink, star(84, -86, 9, 4, 0.35), star(-92, 84, 7, 4, 0.35)),
    asks: /情书|信|告白|初恋/,
  },
  {
    // A wheel at the fair.
    today: true,
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, 30], 0.3) +
      fill(stage.mid, poly(-50, 106, -6, -8, 6, -8, 50, 106, 38, 106, 0, 10, -38, 106), ground(100)) +
      pen(
        stage.ink,
        3,
        circle(0, -10, 76),
        circle(0, -10, 66),
        times(6, (index) =>
          lines(0, -10, 76 * Math.sin((index * Math.PI) / 3), -10 - 76 * Math.cos((index * Math.PI) / 3)),
        ),
      ) +
      times(8, (index) => {
        const [x, y] = [76 * Math.sin((index * Math.PI) / 4), -10 - 76 * Math.cos((index * Math.PI) / 4)];
        return fill(
          index === 1 ? stage.hot : stage.ink,
          `M${Math.round(x - 11)} ${Math.round(y)}h22v8a11 11 0 0 1 -22 0z`,
        );
      }) +
      fill(stage.hot, circle(0, -10, 8)),
    asks: /约|游|甜|夜/,
  },
  {
    // Two cups, one steam.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, ground(72)) +
      pen(pale, 5, flow(-36, 2, -46, -22, -16, -44, 0, -66), flow(36, 2, 46, -22, 16, -44, 0, -66)) +
      fill(hot, heart(0, -82, 14)) +
      fill(ink, 'M-78 12h68v34a24 24 0 0 1 -24 24h-20a24 24 0 0 1 -24 -24z') +
      fill(hot, 'M10 12h68v34a24 24 0 0 1 -24 24h-20a24 24 0 0 1 -24 -24z') +
      pen(ink, 7, 'M-78 24a15 15 0 0 0 0 28') +
      pen(hot, 7, 'M78 24a15 15 0 0 1 0 28'),
    asks: /日常|咖啡|约|夫妻/,
  },
  {
    // Rings through each other.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(0, 6, 100)) +
      hoop(ink, -30, 16, 52, 13) +
      hoop(hot, 30, 16, 52, 13) +
      bar(ink, 13, 'M0 -22A45.500 45.500 0 0 1 15.500 14') +
      fill(pale, poly(-30, -36, -48, -56, -38, -70, -22, -70, -12, -56)),
    asks: /婚|嫁|娶|新娘|前任/,
  },
  {
    // A bench for two at dusk.
    today: true,
    draw: ({ ink, hot, mid, dark }) =>
      fill(hot, circle(0, 4, 76)) +
      fill(mid, ground(78)) +
      fill(dark, rect(-70, 40, 140, 9, 2), rect(-70, 20, 140, 8, 2), rect(-60, 20, 7, 62), rect(53, 20, 7, 62)) +
      fill(
        dark,
        circle(-17, -28, 14),
        circle(15, -24, 13),
        blob(-36, 24, -28, -10, -8, -12, 2, -4, 12, -10, 30, -6, 36, 24),
      ) +
      pen(ink, 3, gull(60, -82, 11), gull(84, -66, 8)),
    asks: /黄昏|年华|一生|情人/,
  },
];
const _flip2 = (markup: string) => `<g transform="scale(-1 1)">${markup}</g>`;

export const family: Family = [
  {
    // A table seen from above.
    draw: ({ ink, hot, mid, pale, bg }) =>
      fill(mid, circle(0, 0, 100)) +
      fill(ink, circle(0, 0, 78)) +
      fill(hot, circle(0, 0, 30)) +
      fill(bg, circle(0, 0, 20)) +
      fill(pale, leaf(-14, 6, 14, -6, 0.4)) +
      times(6, (index) =>
        at(
          0,
          0,
          fill(pale, circle(0, -54, 15)) + fill(mid, circle(0, -54, 9)) + pen(bg, 2.6, 'M22 -68v26M27 -67v26'),
          1,
          index * 60 + 14,
        ),
      ),
    asks: /饭|年夜|团圆|饮食|一桌/,
  },
  {
    // Three brushes in one glass.
    today: true,
    draw: ({ ink, hot, mid, pale }) => {
      const brush = (handle: string, bristles: string) =>
        fill(handle, rect(-6, -150, 12, 150, 6)) + fill(bristles, rect(6, -150, 12, 34, 3));
      return (
        fill(mid, circle(0, -10, 92)) +
        at(-18, 70, brush(ink, pale), 1, -18) +
        at(20, 70, brush(hot, pale), 0.96, 16) +
        at(2, 70, brush(pale, ink), 0.72, -2) +
        fill(ink, poly(-52, -4, 52, -4, 42, 92, -42, 92)) +
        fill(hot, rect(-50, 18, 100, 12))
      );
    },
    asks: /父|爸|母|妈|孩子|回家/,
  },
  {
    // A nest in a tree.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, circle(-8, -30, 86)) +
      pen(dark, 15, 'M-60 120Q-30 60 -36 -10', 'M-36 30Q20 20 70 -40') +
      fill(ink, 'M-20 -4H84Q78 42 32 42Q-12 42 -20 -4z') +
      pen(dark, 2.5, flow(-12, 14, 30, 22, 76, 10), flow(-2, 28, 34, 34, 66, 24)) +
      fill(pale, ellipse(8, -10, 14, 18), ellipse(56, -10, 14, 18)) +
      fill(hot, ellipse(32, -16, 15, 20)) +
      fill(ink, leaf(-40, -20, -84, -52), leaf(-40, -40, -58, -90), leaf(70, -38, 108, -64)),
    asks: /成长|兄弟|姐妹|养/,
  },
  {
    // A street of houses, one lit.
    today: true,
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, -20], 0.35) +
      cottage(-62, 84, 92, stage.mid, stage.ink, stage.bg) +
      cottage(70, 84, 84, stage.mid, stage.ink, stage.bg) +
      cottage(4, 88, 112, stage.ink, stage.hot, stage.hot) +
      fill(stage.mid, ground(86)),
    asks: /家|邻|住|楼/,
  },
  {
    // Hands of three ages hold on to each other.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(0, 0, 96)) +
      fill(ink, person(-48, 78, 136)) +
      fill(hot, girl(46, 78, 122)) +
      fill(pale, person(0, 78, 70)) +
      pen(ink, 9, 'M-32 8Q-20 30 -8 40') +
      pen(hot, 9, 'M34 8Q22 30 8 40') +
      fill(mid, ground(78)),
    asks: /一家|儿子|女儿|亲/,
  },
  {
    // An old chair by the window.
    today: true,
    draw: ({ ink, hot, mid, dark }) =>
      fill(hot, rect(-92, -92, 92, 104)) +
      bar(dark, 5, 'M-46 -92V12M-92 -40H0') +
      fill(mid, ground(86)) +
      pen(ink, 8, 'M18 -70L30 20H84L88 60M30 20L22 62', 'M4 66Q54 104 110 60', 'M26 -20H74V20') +
      fill(ink, poly(14, -70, 24, -72, 38, 18, 28, 22)) +
      fill(dark, ellipse(-60, 84, 30, 12), circle(-34, 76, 9), poly(-40, 70, -38, 60, -32, 68)),
    asks: /爷|奶|老人|外婆|祖/,
  },
];
