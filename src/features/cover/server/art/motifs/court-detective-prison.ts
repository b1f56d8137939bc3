import { at, bar, cut, each, fill, pen, times } from '../pen.ts';
import { ground, hoop, person } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, lines, poly, rect } from '../shapes.ts';
import { between, type Family } from '../stage.ts';

export const court: Family = [
  {
    // Scales, one pan lower.
    draw: ({ ink, hot, mid }) =>
      fill(mid, ground(84)) +
      fill(ink, poly(-44, 96, -30, 76, 30, 76, 44, 96), rect(-4, -84, 8, 164), circle(0, -90, 9)) +
      pen(ink, 6, flow(-84, -52, -40, -70, 0, -70, 40, -74, 84, -90)) +
      pen(ink, 2, lines(-110, 24, -84, -52, -58, 24), lines(58, -16, 84, -90, 110, -16)) +
      fill(hot, 'M-118 24h68a34 30 0 0 1 -68 0z') +
      fill(ink, 'M50 -16h68a34 30 0 0 1 -68 0z'),
    asks: /正义|公平|怒汉|陪审/,
  },
  {
    // A gavel in the air above its block.
    draw: ({ ink, hot, bg, mid }) =>
      fill(mid, ellipse(0, 92, 108, 16)) +
      fill(ink, rect(-70, 66, 140, 22, 5), rect(-52, 52, 104, 16, 4)) +
      at(
        4,
        -22,
        fill(ink, rect(-7, 0, 14, 118, 7)) +
          fill(hot, rect(-58, -34, 116, 62, 8)) +
          fill(bg, rect(-42, -34, 7, 62), rect(35, -34, 7, 62)),
        1,
        38,
      ) +
      pen(hot, 5, 'M-92 40l-18 -8M-84 18l-12 -16M84 46l20 -4'),
  },
  {
    // The front of a court house, somebody small before it.
    draw: ({ ink, hot, mid, dark }) =>
      fill(ink, poly(-112, -40, 0, -98, 112, -40), rect(-102, -36, 204, 13)) +
      fill(hot, circle(0, -60, 11)) +
      fill(mid, rect(-90, -20, 180, 86)) +
      fill(
        ink,
        times(6, (index) => rect(-94 + index * 34, -20, 18, 86)),
      ) +
      fill(ink, rect(-108, 66, 216, 12), rect(-120, 82, 240, 12), rect(-FAR, 98, 2 * FAR, FAR)) +
      fill(dark, person(0, 112, 66)),
  },
];

export const detective: Family = [
  {
    // A lens over a print.
    draw: ({ ink, hot, bg }) =>
      at(
        -12,
        -16,
        fill(hot, circle(0, 0, 66)) +
          pen(
            bg,
            4,
            ...[10, 22, 34, 46].flatMap((r) => [flow(-r, r * 0.9, -r, -r * 0.3, 0, -r, r, -r * 0.3, r, r * 0.7)]),
            'M0 -2v40',
          ),
      ) +
      hoop(ink, -12, -16, 80, 13) +
      pen(ink, 20, 'M50 46L88 86'),
    asks: /侦探|推理|柯南|福尔摩斯/,
  },
  {
    // Threads on a wall.
    today: true,
    draw: ({ hot, pale, mid, dark }) => {
      const notes = [
        [-66, -60, -8],
        [44, -74, 6],
        [70, 10, -5],
        [-14, -4, 3],
        [-74, 54, 7],
        [30, 72, -9],
      ] as [number, number, number][];
      return (
        pen(hot, 2.4, lines(-66, -60, -14, -4, 44, -74, 70, 10, -14, -4, -74, 54, 30, 72, 70, 10)) +
        each(notes, (x, y, turn) =>
          at(
            x,
            y,
            fill(pale, rect(-24, -20, 48, 44, 2)) +
              fill(mid, rect(-19, -15, 38, 27)) +
              fill(dark, circle(0, -4, 7), 'M-12 12a12 10 0 0 1 24 0z'),
            1,
            turn,
          ),
        ) +
        fill(hot, ...notes.map(([x, y]) => circle(x, y - 18, 4.5)))
      );
    },
    asks: /线索|悬案|连环|谜|真相/,
  },
  {
    // A keyhole with light in it.
    draw: ({ ink, pale, dark }) =>
      fill(ink, rect(-62, -104, 124, 208, 62)) +
      fill(dark, rect(-50, -92, 100, 184, 50)) +
      fill(pale, circle(0, -24, 30), poly(-12, -10, 12, -10, 26, 60, -26, 60)) +
      fill(dark, person(0, 59, 46)),
    asks: /密室|房间|隐秘|秘密/,
  },
  {
    // Footprints that stop.
    draw: ({ ink, hot, mid }) =>
      fill(mid, ellipse(30, 78, 76, 18)) +
      each(
        [
          [-70, 76, 22, 0],
          [-30, 46, 22, 1],
          [-38, 4, 20, 0],
          [2, -24, 20, 1],
          [0, -62, 18, 0],
          [40, -84, 18, 1],
        ],
        (x, y, turn, side) =>
          at(x, y, fill(side ? hot : ink, ellipse(0, -8, 10, 15), rect(-7, 10, 14, 11, 6)), 1, turn),
      ),
    asks: /失踪|追查|追踪|逃犯/,
  },
  {
    // A chalk outline under tape.
    today: true,
    draw: ({ pale, hot, dark }) =>
      fill(dark, ellipse(0, 20, 104, 66)) +
      pen(
        pale,
        4.5,
        blob(
          -10,
          -38,
          8,
          -26,
          6,
          -10,
          52,
          -24,
          58,
          -12,
          16,
          10,
          22,
          34,
          62,
          66,
          52,
          76,
          2,
          48,
          -36,
          74,
          -46,
          64,
          -18,
          30,
          -20,
          6,
          -62,
          12,
          -62,
          0,
          -20,
          -12,
        ),
      ) +
      at(
        0,
        -74,
        fill(hot, rect(-FAR, -13, 2 * FAR, 26)) +
          fill(
            dark,
            times(20, (index) =>
              poly(-300 + index * 32, -13, -286 + index * 32, -13, -296 + index * 32, 13, -310 + index * 32, 13),
            ),
          ),
        1,
        -7,
      ),
    asks: /凶|杀|命案|尸|七宗罪|谋/,
  },
];

export const prison: Family = [
  {
    // A bird on the sill behind bars.
    draw: ({ ink, hot, dark, mid }) =>
      fill(hot, rect(-78, -96, 156, 172)) +
      fill(dark, blob(-26, 34, -8, 12, 16, 14, 30, 4, 40, 12, 30, 24, 14, 46, -10, 52, -40, 60), circle(24, 12, 12)) +
      bar(ink, 10, 'M-78 -96V76M-39 -96V76M0 -96V76M39 -96V76M78 -96V76') +
      fill(mid, rect(-98, 72, 196, 20, 3)) +
      fill(ink, rect(-98, -104, 196, 14, 3)),
  },
  {
    // Days counted on a wall.
    draw: (stage) =>
      fill(
        stage.mid,
        times(30, (index) =>
          rect(
            -FAR + (index % 6) * 150 + (Math.floor(index / 6) % 2) * 60,
            -180 + Math.floor(index / 6) * 64,
            136,
            54,
            2,
          ),
        ),
      ) +
      times(9, (index) =>
        at(
          -84 + (index % 3) * 68,
          -66 + Math.floor(index / 3) * 62,
          pen(
            index === 8 ? stage.hot : stage.ink,
            5,
            `M0 0l2 ${40 + between(stage, -4, 4)}M12 0l-1 40M24 0l1 41M36 0v40${index === 8 ? '' : 'M-8 32l52 -22'}`,
          ),
        ),
      ),
    fills: true,
    asks: /年|囚|牢|肖申克/,
  },
  {
    // A chain that has come apart.
    draw: ({ ink, hot }) =>
      times(3, (index) =>
        at(
          -86 + index * 36,
          66 - index * 40,
          cut(ink, rect(-30, -17, 60, 34, 17), rect(-19, -7, 38, 14, 7)),
          1,
          index % 2 ? -64 : -30,
        ),
      ) +
      at(58, -58, cut(hot, rect(-32, -18, 64, 36, 18), rect(-20, -7, 40, 14, 7)), 1, -40) +
      pen(hot, 4, 'M22 -30l-16 -18M34 -16l-2 20M10 -14l-20 2'),
    asks: /奴|自由|越|逃|救赎/,
  },
  {
    // A cage, its door open.
    draw: ({ ink, hot, mid }) =>
      fill(mid, ellipse(0, 90, 84, 12)) +
      pen(ink, 4, 'M-62 84V-8a62 70 0 0 1 124 0V84', 'M-34 84V-14Q-30 -66 0 -78Q30 -66 34 -14V20', 'M0 -78V84') +
      fill(ink, rect(-72, 80, 144, 12, 4), rect(-3, -100, 6, 24)) +
      pen(ink, 4, 'M34 20H74V74H34') +
      fill(hot, blob(70, -52, 84, -64, 96, -60, 104, -54, 94, -50, 84, -34, 66, -30, 54, -24)),
    asks: /笼|飞越|鸟/,
  },
];
