import { around, at, bar, fade, fill, pen, times } from '../pen.ts';
import { cloud, elder, gull, hills, lantern, pavilion, peaks, snowfall, stars, steam } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, DEEP_RED, GOLD, LEAF, NIGHT, RED, ROSE, SNOW, WOOD } from './colours.ts';
import { chrysanthemum } from './props.ts';

/** Small clusters on a branch from above. */
const osmanthus = (x: number, y: number) =>
  fill(GOLD, circle(x - 6, y, 5), circle(x + 6, y + 2, 5), circle(x, y + 9, 5), circle(x + 3, y - 7, 4));

export const autumn: Record<string, Draw> = {
  zhongqiu: (s) =>
    stars(s, CREAM, [-120, -130, -60, 40], 0.3) +
    fade(0.14, GOLD, circle(4, -20, 116)) +
    fill('#f7dd9d', circle(4, -20, 90)) +
    fade(0.45, '#dfae5c', circle(-30, -54, 16), circle(44, -44, 22), circle(-44, 14, 12), circle(48, 22, 13)) +
    at(
      0,
      26,
      fill(
        '#b98436',
        blob(-24, 30, -28, 4, -8, -14, 2, -28, 20, -28, 28, -14, 20, -2, 26, 18, 22, 32),
        leaf(4, -26, -6, -66, 0.26),
        leaf(16, -26, 26, -62, 0.26),
        circle(-26, 22, 7),
      ) + fill(CREAM, circle(18, -17, 2.6)),
    ) +
    pen(NIGHT, 8, flow(160, -122, 110, -104, 70, -110)) +
    pen(NIGHT, 5, flow(120, -106, 96, -82, 86, -58), flow(104, -104, 60, -96, 34, -104)) +
    [
      [88, -56],
      [100, -80],
      [70, -112],
      [38, -104],
      [56, -92],
      [122, -88],
      [84, -96],
    ]
      .map(([x = 0, y = 0]) => osmanthus(x, y))
      .join('') +
    fill(s.mid, hills(s, 84, 6)) +
    pavilion(98, 96, 0.72, NIGHT, NIGHT) +
    fill(s.mid, cloud(-70, 92, 130)) +
    fade(0.8, '#24557c', cloud(20, 110, 170), cloud(-110, 116, 120)),
  chongyang: (s) =>
    fill(RED, circle(30, -60, 34)) +
    fill(s.mid, peaks(s, 40, 70, 120)) +
    fill(s.hot, poly(-140, 130, -20, 4, 10, 4, 170, 130)) +
    fill(s.dark, elder(-10, 6, 38), elder(14, 8, 32)) +
    pen(s.dark, 2.5, 'M-20 6L-24 -24') +
    pen(
      s.dark,
      3,
      times(7, (index) => gull(-96 + Math.abs(index - 3) * 12 + index * 6, -112 + index * 11, 7)),
    ) +
    chrysanthemum(92, 78, 0.9, CREAM, GOLD) +
    chrysanthemum(54, 104, 0.72, '#f0c73f', '#b0571c') +
    chrysanthemum(128, 104, 0.66, '#e58a2e', '#8f3b12') +
    fill(LEAF, leaf(70, 112, 40, 82, 0.3)),
  hanyi: (s) =>
    fill(s.mid, circle(50, -70, 30)) +
    pen(s.dark, 8, flow(-96, 120, -88, 40, -96, -30)) +
    pen(
      s.dark,
      4,
      flow(-92, 20, -60, -20, -50, -60),
      flow(-94, -10, -120, -50, -116, -90),
      flow(-92, 50, -56, 30, -34, 0),
    ) +
    fill(s.mid, hills(s, 92, 5)) +
    at(
      30,
      30,
      fill(s.ink, 'M-22 -46H22L64 -20L52 2L34 -8V52H-34V-8L-52 2L-64 -20z') +
        pen(s.mid, 3, flow(-12, -46, 0, -22, 12, -46), flow(0, -22, 6, 10, 0, 52)) +
        fill(s.hot, circle(0, 0, 4), circle(0, 20, 4)),
    ) +
    fill(s.hot, leaf(24, 112, 14, 88, 0.5), leaf(36, 112, 42, 84, 0.5), leaf(30, 114, 28, 96, 0.5)),
  xiayuan: (s) =>
    fill(CREAM, circle(40, -74, 36)) +
    fill(s.mid, hills(s, 24, 12)) +
    fill(s.dark, rect(-FAR, 40, 2 * FAR, FAR)) +
    fade(0.5, CREAM, ...[0, 1, 2, 3].map((row) => rect(16 + row * 6, 50 + row * 14, 52 - row * 10, 4, 2))) +
    at(
      -34,
      92,
      fill(WOOD, rect(-44, -26, 88, 26, 6), rect(-36, -4, 10, 18), rect(26, -4, 10, 18)) +
        pen(CREAM, 2.5, 'M-16 -26V-66M0 -26V-72M16 -26V-66') +
        fill(RED, circle(-16, -67, 3.5), circle(0, -73, 3.5), circle(16, -67, 3.5)) +
        pen(s.mid, 3, flow(0, -78, 8, -96, -6, -114)),
    ) +
    lantern(96, 24, 0.6, RED, GOLD, DEEP_RED),
  laba: (s) =>
    steam(s.pale, 0, -30, 56) +
    fill(s.mid, ellipse(0, 100, 110, 12)) +
    fill(RED, 'M-98 0H98Q90 78 44 92H-44Q-90 78 -98 0z') +
    fill('#7c3f24', ellipse(0, 0, 98, 22)) +
    [
      [-62, -2, '#c9382c'],
      [-40, 8, GOLD],
      [-18, -8, CREAM],
      [0, 8, '#5a1f1a'],
      [22, -6, '#8fae5a'],
      [42, 8, '#c9382c'],
      [62, -4, GOLD],
      [-4, -14, '#d98c4a'],
    ]
      .map(([x, y, colour]) => fill(String(colour), ellipse(Number(x), Number(y), 9, 6)))
      .join('') +
    bar(GOLD, 4, 'M-90 34q15 14 30 0t30 0t30 0t30 0t30 0t30 0'),
  dongzhi: (s) =>
    snowfall(s, SNOW, [-130, -130, 150, -60]) +
    pen('#c9d6d8', 7, flow(-120, 108, -60, 60, 10, 40, 60, -20, 120, -60)) +
    pen(
      '#c9d6d8',
      4,
      flow(-40, 50, -30, 0, -60, -40),
      flow(40, 10, 40, -40, 10, -78),
      flow(66, -24, 108, -10, 138, 10),
    ) +
    [
      [-62, -44],
      [-26, 6],
      [-84, 66],
      [-8, 44],
      [40, 6],
      [10, -80],
      [44, -42],
      [86, -46],
      [126, 4],
    ]
      .map(([x = 0, y = 0], index) =>
        at(
          x,
          y,
          around(
            9,
            () =>
              fill(index < 3 ? RED : 'none', ellipse(0, -13, 5, 8)) +
              pen(index < 3 ? RED : ROSE, 1.2, ellipse(0, -13, 5, 8)),
          ) + fill(GOLD, circle(0, 0, 4)),
        ),
      )
      .join('') +
    fill(s.mid, hills(s, 112, 4)),
};
