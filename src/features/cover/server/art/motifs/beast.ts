import { bar, both, fill, pen } from '../pen.ts';
import { crescent, ground } from '../props.ts';
import { blob, circle, ellipse, FAR, leaf, poly, rect } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const beast: Family = [
  {
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, -4, 98)) +
      fill(
        ink,
        blob(-70, 10, -62, -40, 0, -52, 62, -40, 70, 10, 44, 60, 0, 72, -44, 60),
        poly(-68, -14, -72, -92, -20, -48),
        poly(68, -14, 72, -92, 20, -48),
        poly(-84, FAR, -60, 70, 60, 70, 84, FAR),
      ) +
      both(
        fill(hot, leaf(-50, -2, -14, -2, 0.5)) +
          fill(dark, ellipse(-32, -2, 4, 9)) +
          pen(mid, 2.5, 'M-30 34L-92 26M-30 40L-90 48'),
      ) +
      fill(hot, poly(-8, 24, 8, 24, 0, 33)),
    asks: /猫|喵/,
  },
  {
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, circle(0, 0, 100)) +
      fill(
        hot,
        poly(-62, -20, -70, -94, -12, -54),
        poly(62, -20, 70, -94, 12, -54),
        blob(-80, -10, -40, -56, 0, -60, 40, -56, 80, -10, 40, 46, 0, 88, -40, 46),
      ) +
      both(fill(pale, blob(-78, -8, -30, 6, -4, 74, -40, 44)) + fill(dark, leaf(-44, -16, -16, -8, 0.4))) +
      fill(dark, ellipse(0, 80, 11, 8)) +
      fill(ink, poly(-60, -46, -62, -76, -36, -58), poly(60, -46, 62, -76, 36, -58)),
    asks: /狐|狼/,
  },
  {
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(mid, circle(0, 6, 96)) +
      fill(
        ink,
        blob(-58, -50, 0, -72, 58, -50, 66, 20, 36, 74, 0, 84, -36, 74, -66, 20),
        blob(-50, -56, -92, -40, -96, 30, -78, 46, -58, 10),
        blob(50, -56, 92, -40, 96, 30, 78, 46, 58, 10),
      ) +
      fill(pale, blob(-30, 20, 0, 4, 30, 20, 34, 56, 0, 72, -34, 56)) +
      fill(dark, ellipse(0, 22, 14, 10), circle(-28, -12, 7), circle(28, -12, 7)) +
      fill(hot, blob(-12, 48, 12, 48, 14, 78, 0, 90, -14, 78)) +
      pen(dark, 3, 'M0 30V46'),
    asks: /犬|狗|汪/,
  },
  {
    draw: ({ hot, pale, dark }) =>
      fill(
        hot,
        blob(-78, 0, -60, -56, 0, -72, 60, -56, 78, 0, 56, 60, 0, 82, -56, 60),
        circle(-62, -58, 22),
        circle(62, -58, 22),
      ) +
      fill(pale, ellipse(-22, 38, 26, 22), ellipse(22, 38, 26, 22)) +
      fill(dark, poly(-12, 16, 12, 16, 0, 30), circle(-30, -10, 8), circle(30, -10, 8)) +
      pen(dark, 7, 'M0 -70V-40M-18 -62L-12 -40M18 -62L12 -40M-78 0L-54 2M-72 24L-52 18M78 0L54 2M72 24L52 18') +
      pen(dark, 3, 'M0 30V42M-14 50q14 10 28 0'),
    asks: /虎|狮|豹|王/,
  },
  {
    draw: ({ ink, hot, mid, dark }) =>
      fill(hot, circle(-24, -30, 56)) +
      fill(
        ink,
        blob(
          -30,
          110,
          -24,
          40,
          -4,
          -10,
          8,
          -60,
          40,
          -92,
          52,
          -66,
          84,
          -20,
          92,
          2,
          78,
          14,
          54,
          2,
          38,
          8,
          48,
          50,
          66,
          110,
        ),
        poly(20, -80, 26, -112, 44, -88),
      ) +
      fill(dark, blob(-26, 90, -40, 40, -22, -20, -4, -70, 22, -94, 6, -30, -6, 20)) +
      fill(mid, circle(50, -46, 5)) +
      fill(mid, ground(108)),
    asks: /马|骑/,
  },
  {
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, circle(0, 10, 94)) +
      fill(
        pale,
        blob(-46, 20, -40, -20, 0, -32, 40, -20, 46, 20, 26, 62, 0, 70, -26, 62),
        ellipse(-24, -66, 16, 46),
        ellipse(28, -64, 16, 46),
      ) +
      fill(hot, ellipse(-24, -62, 7, 32), ellipse(28, -60, 7, 32), poly(-7, 26, 7, 26, 0, 34)) +
      fill(dark, circle(-20, 8, 6), circle(20, 8, 6)) +
      pen(dark, 3, 'M0 34v8M-10 46q10 8 20 0') +
      fill(ink, poly(-70, 118, -24, 66, 24, 66, 70, 118)),
    asks: /兔/,
  },
  {
    // An owl.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, crescent(58, -70, 24)) +
      fill(ink, blob(-62, -60, -70, -96, -30, -72, 30, -72, 70, -96, 62, -60, 76, 10, 46, 84, -46, 84, -76, 10)) +
      both(fill(pale, circle(-30, -32, 30)) + fill(dark, circle(-28, -32, 14))) +
      fill(hot, poly(-11, -16, 11, -16, 0, 8)) +
      bar(mid, 4, 'M-40 24q10 10 20 0t20 0t20 0t20 0M-34 46q9 10 17 0t17 0t17 0t17 0') +
      pen(hot, 9, 'M-120 90H120'),
    asks: /鸟|鹰|夜|智/,
  },
  {
    // A bear.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, circle(0, 4, 100)) +
      fill(
        ink,
        circle(-54, -58, 26),
        circle(54, -58, 26),
        blob(-80, 10, -66, -50, 0, -70, 66, -50, 80, 10, 56, 66, 0, 82, -56, 66),
      ) +
      fill(hot, circle(-54, -58, 12), circle(54, -58, 12)) +
      fill(pale, ellipse(0, 34, 40, 32)) +
      fill(dark, ellipse(0, 20, 15, 11), circle(-32, -14, 7), circle(32, -14, 7)) +
      pen(dark, 4, 'M0 30V44M-14 50q14 10 28 0'),
    asks: /熊/,
  },
  {
    // An elephant and what sits on it.
    today: true,
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, ground(88)) +
      fill(
        ink,
        blob(
          -92,
          30,
          -84,
          -20,
          -40,
          -42,
          10,
          -40,
          40,
          -56,
          74,
          -40,
          88,
          0,
          92,
          50,
          104,
          66,
          94,
          78,
          76,
          62,
          66,
          28,
          52,
          40,
          52,
          92,
          26,
          92,
          22,
          54,
          -34,
          54,
          -40,
          92,
          -66,
          92,
          -70,
          50,
        ),
      ) +
      fill(dark, blob(18, -34, 46, -30, 44, 16, 22, 24, 8, -6), circle(66, -18, 4)) +
      fill(hot, rect(-54, -50, 50, 14, 4), circle(-28, -70, 13), poly(-44, -48, -12, -48, -28, -62)),
    asks: /象|动物|丛林|园/,
  },
  {
    // A swallow turning.
    draw: ({ ink, hot, pale }) =>
      fill(hot, circle(0, -4, 70)) +
      fill(
        ink,
        blob(30, -30, 48, -26, 62, -14, 46, -12, 34, 10, 4, 26, -30, 60, -64, 104, -52, 60, -96, 74, -40, 30, -18, 4),
        blob(26, -22, -10, -50, -70, -66, -108, -54, -50, -24, 0, 12),
        blob(20, 0, 62, 30, 78, 70, 74, 100, 40, 62, 4, 22),
      ) +
      fill(pale, blob(38, -14, 30, 4, 8, 16, 22, -4)),
    asks: /燕|鸽|鹤|飞|雀/,
  },
  {
    // A monkey's face.
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(mid, circle(0, 0, 102)) +
      fill(
        ink,
        circle(-72, -8, 24),
        circle(72, -8, 24),
        blob(-64, 0, -54, -60, 0, -80, 54, -60, 64, 0, 44, 62, 0, 80, -44, 62),
      ) +
      fill(
        pale,
        blob(0, -26, 26, -46, 50, -24, 42, 14, 40, 52, 0, 70, -40, 52, -42, 14, -50, -24, -26, -46),
        circle(-72, -8, 12),
        circle(72, -8, 12),
      ) +
      fill(dark, circle(-20, -14, 7), circle(20, -14, 7), circle(-6, 18, 3), circle(6, 18, 3)) +
      pen(hot, 5, 'M-22 40q22 18 44 0'),
    asks: /猴|猿|猩|大圣/,
  },
  {
    // A pig, because somebody has to.
    draw: ({ hot, mid, dark, pale, ink }) =>
      fill(mid, circle(0, 0, 102)) +
      fill(
        hot,
        blob(-76, 6, -56, -54, 0, -66, 56, -54, 76, 6, 50, 62, 0, 76, -50, 62),
        poly(-70, -24, -66, -84, -22, -56),
        poly(70, -24, 66, -84, 22, -56),
      ) +
      fill(pale, ellipse(0, 22, 34, 25)) +
      fill(dark, ellipse(-12, 22, 6, 9), ellipse(12, 22, 6, 9), circle(-34, -14, 7), circle(34, -14, 7)) +
      pen(ink, 4, 'M-16 56q16 8 32 0'),
    asks: /猪|鼠|牛|羊/,
  },
];
