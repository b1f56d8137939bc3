import { around, at, bar, fade, fill, pen, times } from '../pen.ts';
import { hills, peaks, pine } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect } from '../shapes.ts';
import type { Draw } from '../stage.ts';

/** Days of mourning: one quiet thing each, shown without colour. */
export const solemn: Record<string, Draw> = {
  gongji: ({ ink, hot, mid, dark, pale }) =>
    fade(0.35, mid, circle(-30, -44, 84)) +
    fill(hot, leaf(-30, -38, -30, -92, 0.34)) +
    fill(pale, rect(-48, -34, 36, 112, 4)) +
    fill(dark, rect(-32, -42, 4, 12), ellipse(0, 92, 120, 14)) +
    at(
      54,
      40,
      around(16, () => fill(ink, leaf(0, -6, 0, -44, 0.26))) +
        around(10, () => fill(pale, leaf(0, -2, 0, -26, 0.32))) +
        fill(mid, circle(0, 0, 8)),
    ) +
    pen(mid, 6, flow(54, 60, 44, 84, 20, 96)),
  lieshi: (s) =>
    fill(s.mid, hills(s, 60, 10)) +
    fill(s.mid, pine(-92, 92, 110), pine(104, 92, 120)) +
    fill(s.ink, poly(-22, 60, -16, -104, 0, -118, 16, -104, 22, 60), rect(-50, 60, 100, 18), rect(-70, 78, 140, 20)) +
    fill(s.dark, rect(-5, -84, 10, 96)) +
    at(
      0,
      62,
      around(14, () => fill(s.hot, leaf(-4, -22, 8, -38, 0.4), leaf(4, -22, -8, -38, 0.4))),
    ) +
    fill(s.mid, rect(-FAR, 98, 2 * FAR, FAR)),
  jiuyiba: ({ ink, hot, mid, dark }) =>
    bar(dark, 12, 'M-400 -96H400') +
    fill(dark, rect(-8, -96, 16, 24)) +
    fill(ink, 'M-50 -36Q-46 -74 0 -76Q46 -74 50 -36L64 62Q0 78 -64 62z') +
    bar(mid, 4, 'M-52 -24H52M-58 18H58M-26 -24V18M0 -24V18M26 -24V18') +
    fill(mid, circle(0, 42, 12)) +
    pen(
      hot,
      4,
      'M-88 -20a96 96 0 0 0 0 72M-108 -34a120 120 0 0 0 0 100M88 -20a96 96 0 0 1 0 72M108 -34a120 120 0 0 1 0 100',
    ) +
    fill(mid, rect(-FAR, 104, 2 * FAR, FAR)),
  kangzhan: (s) =>
    fill(s.hot, circle(44, -62, 34)) +
    fill(s.mid, peaks(s, 60, 70, 120)) +
    fill(
      s.dark,
      poly(-FAR, 80, -100, 58, -20, 74, 60, 40, 150, 60, FAR, 40, FAR, FAR, -FAR, FAR),
      rect(30, 6, 56, 60),
      times(4, (index) => rect(28 + index * 17, -4, 9, 12)),
    ) +
    fill(
      s.ink,
      blob(
        -20,
        -16,
        -60,
        -60,
        -96,
        -70,
        -74,
        -40,
        -40,
        -4,
        -70,
        10,
        -40,
        14,
        4,
        8,
        24,
        -16,
        40,
        -20,
        26,
        -32,
        10,
        -28,
        20,
        -78,
        -6,
        -60,
      ),
    ) +
    pen(s.mid, 3, flow(40, -18, 54, -10, 66, -14)) +
    fill(s.mid, leaf(54, -12, 62, -26, 0.4), leaf(62, -14, 78, -16, 0.4)),
};
