import { at, bar, fade, fill, pen, times } from '../pen.ts';
import { ground, person } from '../props.ts';
import { circle, ellipse, FAR, flow, lines, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const talk: Family = [
  {
    // Two chairs.
    draw: ({ ink, hot, mid }) =>
      fill(mid, ellipse(0, 84, 116, 18)) +
      at(
        -52,
        40,
        fill(ink, rect(-36, -66, 60, 84, 20), rect(-40, 0, 84, 30, 10), rect(-34, 28, 8, 24), rect(28, 28, 8, 24)),
      ) +
      at(
        52,
        40,
        fill(hot, rect(-24, -66, 60, 84, 20), rect(-44, 0, 84, 30, 10), rect(-36, 28, 8, 24), rect(26, 28, 8, 24)),
      ) +
      fill(ink, rect(-12, 36, 24, 6, 2), rect(-2, 40, 4, 44), 'M-46 -104h54v30h-32l-12 14v-14h-10z') +
      fill(hot, 'M30 -96h46v26h-8v12l-12 -12h-26z'),
    asks: /圆桌|访|对话|谈|面对面/,
  },
  {
    // Speech.
    draw: ({ ink, hot, mid, bg }) =>
      fill(
        mid,
        'M-96 -84H40a14 14 0 0 1 14 14v66a14 14 0 0 1 -14 14h-70l-34 34v-34h-32a14 14 0 0 1 -14 -14v-66a14 14 0 0 1 14 -14z',
      ) +
      fill(
        hot,
        'M-30 -22H84a14 14 0 0 1 14 14v62a14 14 0 0 1 -14 14h-8v36l-36 -36h-70a14 14 0 0 1 -14 -14v-62a14 14 0 0 1 14 -14z',
      ) +
      fill(bg, circle(-12, 22, 8), circle(22, 22, 8), circle(56, 22, 8)) +
      fill(ink, rect(-82, -64, 96, 8, 4), rect(-82, -46, 64, 8, 4)),
    asks: /说|辩|吐槽|奇葩/,
  },
  {
    // A stool under one light.
    draw: ({ ink, hot, mid, pale }) =>
      fade(0.55, hot, poly(-12, -FAR, 12, -FAR, 80, 92, -80, 92)) +
      fill(mid, ellipse(0, 92, 92, 15)) +
      fill(ink, rect(-34, 4, 68, 13, 5)) +
      pen(ink, 7, 'M-24 16L-36 94M24 16L36 94M-30 58H30') +
      fill(pale, rect(50, -62, 5, 154), rect(40, -84, 25, 36, 12)) +
      fill(ink, rect(-10, -22, 18, 26, 3)),
    asks: /脱口秀|单口|喜剧|今晚/,
  },
  {
    // Cards with questions.
    draw: ({ ink, hot, mid, pale, dark }) =>
      at(-26, 12, fill(mid, rect(-58, -76, 116, 152, 10)), 1, -14) +
      at(
        24,
        6,
        fill(pale, rect(-58, -76, 116, 152, 10)) +
          pen(dark, 13, flow(-22, -34, -2, -52, 22, -36, 14, -8, 0, 4, 0, 18)) +
          fill(hot, circle(0, 46, 10)),
        1,
        8,
      ) +
      fill(ink, star(-84, -84, 10, 4, 0.35)),
    asks: /问|答|知道|猜|谜/,
  },
];

export const office: Family = [
  {
    // A lamp left on.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fade(0.35, hot, poly(14, -50, 62, -22, 96, 74, -60, 74)) +
      fill(ink, rect(-74, 66, 56, 10, 4), circle(-38, -10, 8)) +
      pen(ink, 8, lines(-46, 66, -38, -10, 20, -74)) +
      fill(hot, poly(6, -92, 40, -74, 64, -20, 10, -50)) +
      fill(pale, rect(-6, 58, 84, 8, 2), rect(4, 48, 70, 9, 2)) +
      fill(mid, ground(76)) +
      fill(dark, rect(56, 30, 20, 18, 4)),
  },
  {
    // A building of desks, most still lit.
    draw: (s) =>
      times(45, (index) => {
        const [x, y] = [-146 + (index % 5) * 60, -200 + Math.floor(index / 5) * 44];
        return (
          fill(s.random() < 0.4 ? s.hot : s.mid, rect(x, y, 52, 34)) +
          (s.random() < 0.3 ? fill(s.dark, rect(x + 8, y + 22, 30, 4), circle(x + 20, y + 14, 5)) : '')
        );
      }),
    fills: true,
    asks: /公司|总裁|上班|大厦|职场/,
  },
  {
    // A tie.
    draw: ({ hot, mid, pale, dark }) =>
      fill(pale, poly(-120, FAR, -120, -40, -40, -96, 40, -96, 120, -40, 120, FAR)) +
      fill(mid, poly(-40, -96, 0, -52, -46, -12, -66, -74), poly(40, -96, 0, -52, 46, -12, 66, -74)) +
      fill(hot, poly(-17, -60, 17, -60, 10, -30, -10, -30), poly(-10, -30, 10, -30, 27, 84, 0, 112, -27, 84)) +
      bar(dark, 6, 'M-13 -6L12 -20M-18 26L17 6M-22 58L22 32M-18 92L25 64'),
    asks: /经理|面试|创业|商/,
  },
  {
    // A line that climbs, a person who climbs it.
    draw: ({ ink, hot, mid }) =>
      fill(mid, rect(-96, 54, 38, 50), rect(-46, 24, 38, 80), rect(4, -12, 38, 116), rect(54, -50, 38, 154)) +
      pen(hot, 8, lines(-96, 26, -42, 4, -4, 10, 40, -44, 92, -92), lines(66, -94, 94, -94, 92, -66)) +
      fill(ink, person(22, -12, 54)),
    asks: /股|金融|银行|大亨|风投|逆袭/,
  },
  {
    // A newsroom machine.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(pale, rect(-58, -104, 116, 96, 3)) +
      fill(mid, rect(-42, -88, 84, 7), rect(-42, -70, 84, 7), rect(-42, -52, 50, 7)) +
      fill(dark, rect(-88, -22, 176, 20, 10)) +
      fill(ink, 'M-80 -8H80L98 88H-98z') +
      fill(
        hot,
        times(21, (index) => circle(-60 + (index % 7) * 20 - 0, 20 + Math.floor(index / 7) * 20, 6.5)),
      ),
    asks: /记者|报|编辑|作家|写/,
  },
];
