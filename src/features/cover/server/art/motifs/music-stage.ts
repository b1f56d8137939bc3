import { at, bar, both, fade, fill, pen, times } from '../pen.ts';
import { ground, rays, strewn } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const music: Family = [
  {
    // A record and its arm.
    draw: ({ ink, hot, mid, dark, bg }) =>
      fill(dark, circle(-8, 6, 92)) +
      pen(mid, 2, ...[80, 68, 56, 46].map((r) => circle(-8, 6, r))) +
      fill(hot, circle(-8, 6, 34)) +
      fill(bg, circle(-8, 6, 6)) +
      pen(ink, 7, lines(98, -92, 92, -10, 44, 34)) +
      fill(ink, circle(98, -92, 13), rect(32, 28, 22, 16, 4)),
    asks: /爵士|黑胶|唱片|年代/,
  },
  {
    // Keys.
    draw: ({ pale, dark, hot }) =>
      times(11, (index) => fill(index === 5 ? hot : pale, rect(-330 + index * 60, -FAR, 56, FAR + 96, 6))) +
      times(10, (index) =>
        [2, 6, 9].includes(index) ? '' : fill(dark, rect(-291 + index * 60, -FAR, 36, FAR + 16, 4)),
      ) +
      fill(dark, ground(96)),
    fills: true,
    asks: /钢琴|琴/,
  },
  {
    // A guitar.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(mid, circle(0, 0, 100)) +
      at(
        -10,
        14,
        fill(
          hot,
          blob(-34, -6, -28, -34, 0, -44, 28, -34, 34, -6, 30, 12, 54, 44, 40, 86, 0, 98, -40, 86, -54, 44, -30, 12),
        ) +
          fill(dark, circle(0, 24, 21), rect(-22, 66, 44, 8, 2)) +
          fill(ink, rect(-9, -128, 18, 138), rect(-14, -152, 28, 30, 4)) +
          bar(pale, 1.5, 'M-4 -148V68M0 -148V68M4 -148V68'),
        0.82,
        34,
      ),
    asks: /吉他|摇滚|乐队|民谣/,
  },
  {
    // A microphone on its stand.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, rays(10, 0, FAR, 0.5)) +
      fill(ink, rect(-4, 26, 8, FAR)) +
      fill(dark, rect(-42, -96, 84, 118, 42)) +
      fill(hot, rect(-34, -88, 68, 102, 34)) +
      bar(dark, 4, 'M-34 -58H34M-34 -38H34M-34 -18H34M-12 -88V14M12 -88V14') +
      pen(ink, 8, 'M-54 -32v8a54 54 0 0 0 108 0v-8'),
    fills: true,
    asks: /唱|歌(?!舞)|声/,
  },
  {
    // Waves of an equaliser.
    draw: (stage) =>
      times(13, (index) => {
        const h = 24 + Math.abs(Math.sin(index * 1.3 + stage.random())) * 84;
        return fill(index % 4 === 2 ? stage.hot : stage.ink, rect(-101 + index * 16, -h, 9, h * 2, 4.5));
      }),
    asks: /音|节奏|舞|电/,
  },
  {
    // A violin's scroll and bow.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(-6, 6, 96)) +
      at(
        -8,
        6,
        fill(
          hot,
          blob(0, -40, 30, -32, 26, -6, 22, 8, 44, 30, 40, 74, 0, 84, -40, 74, -44, 30, -22, 8, -26, -6, -30, -32),
        ) +
          fill(dark, rect(-7, -110, 14, 124, 3), circle(0, -112, 13), rect(-12, 58, 24, 22, 4)) +
          pen(dark, 3.5, 'M-18 16q-8 14 2 28M18 16q8 14 -2 28'),
        1,
        -16,
      ) +
      pen(ink, 5, 'M96 -92L22 96') +
      pen(ink, 1.6, 'M102 -86L30 96'),
    asks: /提琴|交响|合唱|乐/,
  },
];

export const stage: Family = [
  {
    // Two beams on one star.
    draw: ({ ink, hot, mid, dark }) =>
      fade(0.8, mid, poly(-110, -FAR, -60, -FAR, 60, 92, -60, 92), poly(110, -FAR, 60, -FAR, -60, 92, 60, 92)) +
      fill(hot, star(0, 4, 54)) +
      fill(dark, ellipse(0, 96, 96, 14)) +
      fill(ink, ellipse(0, 90, 96, 14)),
  },
  {
    // A curtain parting.
    draw: ({ ink, hot, mid, dark }) =>
      fill(dark, rect(-FAR, -FAR, 2 * FAR, FAR + 100)) +
      fill(ink, ellipse(0, 84, 56, 12)) +
      fade(0.7, hot, poly(-14, -130, 14, -130, 56, 84, -56, 84)) +
      both(
        fill(mid, `M-300 -300H-8C-20 -60 -60 30 -96 40C-84 70 -88 100 -92 130H-300z`) +
          pen(
            dark,
            3,
            flow(-60, -200, -76, -40, -118, 24),
            flow(-110, -200, -130, -30, -150, 30),
            flow(-160, -200, -180, 0, -186, 120),
          ),
      ) +
      fill(hot, ground(104)),
    fills: true,
    asks: /舞台|秀|登台|剧/,
  },
  {
    // A ball of mirrors.
    draw: (s) =>
      fill(s.ink, rect(-2, -FAR, 4, FAR - 70)) +
      fill(s.hot, circle(0, -6, 76)) +
      bar(
        s.bg,
        2.5,
        'M-74 -26H74M-74 14H74M-62 -54H62M-62 42H62',
        flow(0, -82, -50, -40, -50, 30, 0, 70),
        flow(0, -82, 50, -40, 50, 30, 0, 70),
        flow(0, -82, -20, -40, -20, 30, 0, 70),
        flow(0, -82, 20, -40, 20, 30, 0, 70),
      ) +
      fade(0.8, s.pale, rect(-34, -50, 16, 20), rect(6, -22, 14, 30), rect(26, 18, 18, 18)) +
      fill(
        s.ink,
        strewn(s, [-140, -120, 150, 120], 52, 0.5, (x, y) => (x * x + y * y < 8600 ? '' : star(x, y, 7, 4, 0.3))),
      ),
    asks: /舞|夜|闪|好声音|选/,
  },
  {
    // A cup with paper rain.
    draw: (s) =>
      fill(
        s.mid,
        strewn(s, [-140, -130, 150, 60], 34, 0.55, (x, y) => (s.random() < 0.5 ? circle(x, y, 4) : rect(x, y, 10, 5))),
      ) +
      fill(s.hot, 'M-52 -70H52V-34Q52 22 0 30Q-52 22 -52 -34z', rect(-9, 28, 18, 34), rect(-40, 60, 80, 16, 4)) +
      pen(s.hot, 9, 'M-52 -56H-78Q-80 -14 -44 -4M52 -56H78Q80 -14 44 -4') +
      fill(s.ink, star(0, -22, 24), rect(-54, 76, 108, 18, 4)),
    asks: /冠|王者|挑战|第一|大赛|达人/,
  },
  {
    // Shapes on strings: a show for all.
    draw: ({ ink, hot, mid, pale }) =>
      pen(ink, 3, flow(-FAR, -110, -100, -70, 0, -62, 100, -76, FAR, -110)) +
      fill(hot, ...[-104, -36, 32, 100].map((x, i) => poly(x - 22, -70 - (i % 3) * 2, x + 14, -66, x - 4, -22))) +
      fill(mid, ...[-70, -2, 66].map((x) => poly(x - 20, -66, x + 16, -66, x - 2, -22))) +
      fill(pale, 'M-60 96L0 -8L60 96z') +
      fill(mid, poly(0, -8, 20, 96, -20, 96)) +
      fill(hot, rect(-2, -30, 4, 24), poly(2, -30, 28, -22, 2, -14)),
    asks: /大本营|欢乐|综艺|天天|马戏/,
  },
];
