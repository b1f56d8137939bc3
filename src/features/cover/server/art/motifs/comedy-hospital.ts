import { at, bar, both, fill, pen, times } from '../pen.ts';
import { ground, heart, person } from '../props.ts';
import { blob, circle, FAR, flow, lines, poly, rect } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const comedy: Family = [
  {
    // A grin.
    draw: ({ hot, pale, dark }) =>
      fill(hot, circle(0, 0, 96)) +
      fill(dark, 'M-58 6H58A58 60 0 0 1 -58 6z') +
      fill(pale, 'M-52 6H52V20Q0 30 -52 20z') +
      pen(dark, 9, 'M-54 -30a18 18 0 0 1 36 0M18 -30a18 18 0 0 1 36 0'),
    asks: /笑|乐|逗|哈/,
  },
  {
    // The peel on the floor.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, ground(84)) +
      fill(
        hot,
        blob(
          -8,
          -84,
          8,
          -84,
          20,
          -20,
          92,
          46,
          104,
          82,
          84,
          76,
          30,
          30,
          24,
          84,
          4,
          92,
          -10,
          80,
          -14,
          30,
          -66,
          78,
          -98,
          84,
          -86,
          56,
          -30,
          -10,
        ),
      ) +
      pen(dark, 4, flow(-2, -60, -6, 0, -16, 28), flow(8, -60, 14, 0, 24, 28)) +
      fill(dark, rect(-9, -98, 18, 18, 5)) +
      pen(ink, 5, 'M-84 -50l-18 -14M-70 -74l-8 -20M72 -54l18 -14'),
    asks: /囧|糊涂|倒霉|乌龙|笨/,
  },
  {
    // A jester's cap.
    draw: ({ ink, hot, mid, pale }) =>
      fill(
        ink,
        'M-70 62C-84 0 -112 -20 -104 -48C-84 -70 -50 -40 -36 -6C-34 -62 -22 -88 0 -98C22 -88 34 -62 36 -6C50 -40 84 -70 104 -48C112 -20 84 0 70 62z',
      ) +
      fill(hot, 'M0 -98C22 -88 34 -62 36 -6C50 -40 84 -70 104 -48C112 -20 84 0 70 62H0z') +
      fill(pale, rect(-76, 56, 152, 26, 8)) +
      fill(mid, circle(-104, -40, 13), circle(104, -40, 13), circle(0, -98, 13)) +
      fill(
        ink,
        times(6, (index) => circle(-60 + index * 24, 69, 5)),
      ),
    asks: /小丑|愚|疯|戏/,
  },
  {
    // A duck of rubber.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, ground(52)) +
      fill(
        hot,
        blob(
          -92,
          -4,
          -64,
          4,
          -34,
          2,
          -12,
          -22,
          -8,
          -60,
          26,
          -84,
          62,
          -64,
          64,
          -30,
          44,
          -6,
          66,
          20,
          52,
          62,
          0,
          76,
          -60,
          66,
        ),
      ) +
      fill(ink, poly(58, -52, 98, -48, 62, -32)) +
      fill(dark, circle(34, -54, 7)) +
      fill(pale, circle(36, -56, 2.4)) +
      pen(ink, 5, flow(-40, 24, -6, 46, 26, 24)) +
      pen(pale, 4, 'M-120 78q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0'),
    asks: /鸭|泡|怪/,
  },
  {
    // A pie in flight.
    draw: ({ ink, hot, mid, pale }) =>
      pen(mid, 6, 'M-118 -14H-84M-112 16H-70M-104 46H-84') +
      at(
        14,
        4,
        fill(ink, poly(-70, 30, 70, 30, 54, 56, -54, 56)) +
          fill(pale, blob(-74, 30, -62, 0, -34, -6, -26, -34, 4, -40, 22, -62, 34, -34, 56, -14, 74, 30)) +
          fill(hot, circle(8, -58, 14)),
        1.1,
        -12,
      ),
    asks: /派|闹|大战|恶作剧/,
  },
  {
    // Glasses with a nose and a moustache.
    draw: ({ ink, hot, dark, pale }) =>
      both(
        fill(ink, circle(-44, -20, 42)) +
          fill(pale, circle(-44, -20, 30)) +
          pen(dark, 9, flow(-82, -78, -52, -88, -20, -70)),
      ) +
      bar(ink, 9, 'M-10 -24H10') +
      fill(hot, blob(-12, -14, 12, -14, 26, 28, 0, 42, -26, 28)) +
      fill(
        dark,
        blob(0, 44, 30, 40, 64, 54, 92, 44, 66, 82, 24, 78, 0, 62, -24, 78, -66, 82, -92, 44, -64, 54, -30, 40),
        circle(-38, -16, 9),
        circle(50, -16, 9),
      ),
    asks: /假|扮|替|活宝|先生/,
  },
];

export const hospital: Family = [
  {
    // A stethoscope about a heart.
    draw: ({ ink, hot, mid }) =>
      fill(hot, heart(0, -6, 40)) +
      pen(ink, 7, 'M-70 -98V-44Q-70 40 0 66Q70 40 70 -44V-98', 'M0 66Q4 104 44 100') +
      fill(ink, rect(-80, -108, 20, 14, 5), rect(60, -108, 20, 14, 5), circle(58, 96, 17)) +
      fill(mid, circle(58, 96, 8)),
  },
  {
    // A line that goes on.
    draw: ({ ink, hot, mid }) =>
      fill(mid, rect(-108, -76, 216, 150, 14)) +
      pen(hot, 7, lines(-108, 6, -56, 6, -40, -22, -22, 6, -8, 6, 10, -58, 34, 52, 50, 6, 108, 6)) +
      fill(ink, circle(108, 6, 9), rect(-30, 80, 60, 10, 4)),
    asks: /急诊|手术|植物人|生死/,
  },
  {
    // Pills.
    draw: ({ ink, hot, mid, pale }) =>
      at(-24, -18, fill(hot, rect(-84, -30, 168, 60, 30)) + fill(pale, 'M0 -30H54a30 30 0 0 1 0 60H0z'), 1, -36) +
      fill(ink, circle(54, 52, 32)) +
      bar(mid, 5, 'M34 64L74 40') +
      fill(mid, circle(-66, 74, 17), circle(-20, 92, 11)),
    asks: /药|病|毒|癌/,
  },
  {
    // A lamp in a long ward.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, poly(-FAR, -FAR, -44, -34, -44, 44, -FAR, FAR), poly(FAR, -FAR, 44, -34, 44, 44, FAR, FAR)) +
      fill(hot, rect(-44, -34, 88, 78)) +
      fill(dark, person(0, 44, 52)) +
      fill(pale, poly(-14, -80, 14, -80, 26, -60, -26, -60)) +
      pen(ink, 3, 'M-44 -34L-300 -300M44 -34L300 -300M-44 44L-300 300M44 44L300 300'),
    fills: true,
    asks: /医院|病房|疗/,
  },
];
