import { at, bar, cut, each, fade, fill, pen, times } from '../pen.ts';
import { bolt, cloud, ground, gull, hills, hoop, rays, ripples, stars } from '../props.ts';
import { blob, circle, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const sea: Family = [
  {
    // A breaker curls over a small boat.
    draw: ({ ink, hot, mid, pale }) =>
      fill(hot, circle(58, -62, 34)) +
      fill(
        mid,
        blob(
          -FAR,
          40,
          -200,
          -30,
          -120,
          -92,
          -30,
          -104,
          34,
          -70,
          40,
          -20,
          6,
          -42,
          -34,
          -24,
          -40,
          24,
          10,
          66,
          120,
          84,
          FAR,
          80,
          FAR,
          FAR,
          -FAR,
          FAR,
        ),
      ) +
      pen(
        ink,
        5,
        flow(-190, 10, -110, -66, -30, -82, 20, -56),
        flow(-170, 48, -100, -32, -56, -44),
        flow(-140, 84, -90, 10, -66, -6),
      ) +
      fill(pale, circle(38, -22, 7), circle(26, -32, 5), circle(50, -40, 4), circle(46, -6, 3.5)) +
      at(
        64,
        76,
        fill(ink, 'M-30 -8h60l-12 18h-36z', poly(2, -12, 2, -60, 28, -12)) +
          fill(hot, poly(-3, -12, -3, -48, -20, -12)),
        0.9,
      ),
    asks: /海上|浪|潮|航海/,
  },
  {
    // A lighthouse and its beam.
    today: true,
    draw: ({ ink, hot, mid, dark, bg }) =>
      fade(0.85, hot, poly(0, -66, -FAR, -150, -FAR, -20)) +
      fade(0.4, hot, poly(0, -66, FAR, -110, FAR, -40)) +
      fill(mid, ground(78)) +
      fill(dark, blob(-96, 92, -60, 62, -20, 60, 40, 58, 84, 74, 110, 100, 0, 116)) +
      fill(ink, poly(-22, 64, -13, -50, 13, -50, 22, 64), rect(-20, -56, 40, 8, 2)) +
      fill(hot, rect(-10, -78, 20, 22), poly(-19.5, 30, -17, 2, 17, 2, 19.5, 30)) +
      fill(ink, poly(-16, -78, 0, -98, 16, -78)) +
      ripples(bg, 104, 3, 3, -170),
    asks: /灯塔|岛|守望/,
  },
  {
    // A whale under a small boat.
    draw: ({ ink, hot, mid, bg, pale }) =>
      fill(mid, ground(-36)) +
      fill(
        ink,
        blob(-100, 34, -70, 4, -10, -4, 50, 10, 84, 2, 96, -22, 118, -26, 112, 4, 90, 28, 50, 58, -20, 72, -76, 60),
        leaf(96, 2, 62, -34, 0.25),
      ) +
      fill(bg, circle(-68, 32, 4)) +
      pen(bg, 2.5, flow(-98, 46, -60, 56, -20, 58), flow(-84, 56, -50, 64, -20, 66)) +
      at(
        -24,
        -42,
        fill(hot, 'M-34 -6h68q-6 18 -20 18h-28q-14 0 -20 -18z') + fill(pale, poly(2, -10, 2, -58, 32, -10)),
        0.8,
      ),
    asks: /鲸|鱼|大海|深海/,
  },
  {
    // A liner from its side, smoke behind it.
    today: true,
    draw: ({ ink, hot, mid, pale, bg }) =>
      fade(0.7, mid, cloud(-60, -84, 90), cloud(-100, -62, 70)) +
      fill(pale, rect(-74, -4, 140, 26, 4), rect(-56, -26, 104, 24, 4)) +
      fill(hot, poly(-42, -26, -38, -72, -18, -72, -18, -26), poly(2, -26, 6, -72, 26, -72, 26, -26)) +
      fill(ink, rect(-38, -72, 20, 10), rect(6, -72, 20, 10), blob(-112, 18, 112, 12, 98, 50, 84, 66, -88, 66)) +
      fill(
        bg,
        times(9, (index) => circle(-76 + index * 19, 38, 4)),
        times(7, (index) => rect(-60 + index * 18, 4, 9, 8, 2)),
      ) +
      fill(mid, ground(60)) +
      ripples(ink, 82, 3, 3, -150),
    asks: /泰坦尼克|轮船|船|号/,
  },
  {
    // A diver's helmet among bubbles.
    today: true,
    draw: (stage) =>
      fill(stage.mid, poly(-30, -FAR, 40, -FAR, 150, FAR, -150, FAR)) +
      fill(stage.hot, circle(0, 0, 62), rect(-74, 44, 148, 36, 14)) +
      fill(stage.ink, circle(0, -6, 40), rect(-12, -80, 24, 22, 6)) +
      fill(stage.dark, circle(0, -6, 30)) +
      bar(stage.ink, 4, 'M-30 -6H30M0 -36V24') +
      fill(stage.ink, circle(-54, 62, 6), circle(0, 66, 6), circle(54, 62, 6)) +
      pen(stage.ink, 3, circle(70, -60, 10), circle(88, -92, 6), circle(58, -104, 5)),
    asks: /潜|海底|水下|水手|人鱼/,
  },
  {
    // A shoal, one of them other.
    draw: ({ ink, hot, mid, bg }) =>
      fill(mid, circle(0, 0, 104)) +
      times(12, (index) => {
        const [x, y] = [-66 + (index % 3) * 62 + (Math.floor(index / 3) % 2) * 20, -66 + Math.floor(index / 3) * 44];
        return at(
          x,
          y,
          fill(index === 7 ? hot : ink, leaf(-26, 0, 20, 0, 0.42), poly(12, 0, 30, -11, 30, 11)) +
            fill(bg, circle(-15, -2, 2.6)),
          index === 7 ? 1.15 : 0.9,
          index === 7 ? 180 : 0,
        );
      }),
    asks: /鱼|群|游/,
  },
];

export const sky: Family = [
  {
    // A great sun of paper strips.
    draw: ({ hot, mid, pale, ink, bg }) =>
      fill(mid, rays(14, 0, FAR, 0.5)) +
      fill(hot, circle(0, 0, 76)) +
      hoop(pale, 0, 0, 60, 5) +
      fill(bg, circle(0, 0, 40)) +
      fill(ink, star(0, 0, 30, 8, 0.62)),
    fills: true,
  },
  {
    // A falling star.
    draw: (stage) =>
      stars(stage, stage.ink, [-130, -130, 150, 90], 0.5) +
      fill(stage.mid, poly(-140, -150, -84, -160, 50, 34, 36, 48)) +
      fill(stage.mid, hills(stage, 90, 8)) +
      at(46, 40, fill(stage.hot, star(0, 0, 44, 5, 0.46)), 1, 18),
    asks: /流星|星|愿/,
  },
  {
    // A rainbow between clouds.
    draw: ({ hot, mid, pale, ink }) =>
      bar(ink, 15, 'M-92 60a92 92 0 0 1 184 0') +
      bar(hot, 15, 'M-77 60a77 77 0 0 1 154 0') +
      bar(mid, 15, 'M-62 60a62 62 0 0 1 124 0') +
      fill(pale, cloud(-74, 70, 92), cloud(76, 72, 80)),
    asks: /虹|彩|晴/,
  },
  {
    // The moon in its phases.
    draw: ({ hot, mid, pale, ink }) =>
      fill(mid, circle(0, -8, 80)) +
      fill(hot, circle(0, -8, 58)) +
      fade(0.35, ink, circle(-18, -26, 13), circle(20, 6, 17), circle(-10, 22, 8)) +
      each(
        [
          [-84, 84, 0],
          [-44, 94, 1],
          [0, 97, 2],
          [44, 94, 3],
          [84, 84, 4],
        ],
        (x, y, phase) =>
          phase === 2
            ? fill(pale, circle(x, y, 10))
            : cut(
                pale,
                circle(x, y, 10),
                phase === 0 || phase === 4
                  ? circle(x + (phase ? -4 : 4), y, 8)
                  : rect(phase === 1 ? x : x - 10, y - 10, 10, 20),
              ),
      ),
    asks: /月(?!球|台)|夜/,
  },
  {
    // Geese over a sun and hills.
    draw: (stage) =>
      fill(stage.hot, circle(-10, 6, 58)) +
      fill(stage.mid, hills(stage, 56, 14)) +
      fill(stage.dark, hills(stage, 88, 10)) +
      pen(
        stage.ink,
        4,
        ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
          gull(18 + Math.abs(index - 2) * 17 - 34, -98 + index * 13 + (index > 2 ? 0 : (2 - index) * 26), 9),
        ),
      ),
    asks: /雁|飞|归|远方|天空/,
  },
  {
    // Lightning out of a cloud.
    draw: ({ hot, mid, ink, pale }) =>
      fill(mid, cloud(-30, -66, 150)) +
      fill(ink, cloud(10, -44, 170)) +
      fill(hot, bolt(6, 34, 1.5)) +
      pen(pale, 4, 'M-66 10l-12 38M-40 14l-8 26M66 10l-12 38M88 4l-8 24'),
    asks: /雷|电|暴|雨|风/,
  },
];
