import { hospital } from '../motifs/comedy-hospital.ts';
import { at, bar, fade, fill, pen, times } from '../pen.ts';
import { blossom, heart, hills, steam } from '../props.ts';
import { circle, ellipse, FAR, flow, leaf, lines, poly, rect, star } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, GOLD, LEAF, MOSS, NIGHT, RED, ROSE, SNOW, WOOD } from './colours.ts';

export const trades: Record<string, Draw> = {
  zhishu: (s) =>
    fill(s.mid, circle(-4, -26, 86)) +
    fill(WOOD, hills(s, 88, 4)) +
    pen(LEAF, 7, 'M-10 94V0') +
    fill(
      LEAF,
      leaf(-10, 40, -66, 10, 0.4),
      leaf(-10, 24, 44, -14, 0.4),
      leaf(-10, 6, -48, -44, 0.4),
      leaf(-10, 4, 24, -58, 0.4),
    ) +
    at(
      88,
      94,
      fill(WOOD, rect(-4, -150, 8, 110, 4), rect(-16, -156, 32, 9, 4)) +
        fill(s.ink, 'M-24 -44H24V-14Q20 14 0 22Q-20 14 -24 -14z'),
      0.86,
      14,
    ),
  dushu: (s) =>
    fade(0.6, s.mid, circle(0, -40, 88)) +
    fill(s.hot, poly(-26, -64, 26, -64, 42, -20, -42, -20)) +
    pen(s.ink, 5, 'M0 -64V-96M-12 -98H12') +
    fade(0.35, s.hot, poly(-40, -20, 40, -20, 96, 40, -96, 40)) +
    fill(CREAM, 'M0 50Q-44 22 -112 38V104Q-44 88 0 114z') +
    fill('#ead9b4', 'M0 50Q44 22 112 38V104Q44 88 0 114z') +
    pen('#b89a63', 3, 'M-94 56Q-46 46 -14 62M-94 74Q-46 64 -14 80M94 56Q46 46 14 62M94 74Q46 64 14 80'),
  hushi: (s) =>
    fill(s.mid, circle(0, 0, 98)) +
    fill(SNOW, 'M-70 16Q-76 -44 0 -50Q76 -44 70 16Q0 -4 -70 16z') +
    fill(RED, rect(-6, -38, 12, 32), rect(-16, -28, 32, 12)) +
    at(
      0,
      62,
      fill(GOLD, 'M-52 0H40Q36 34 0 36Q-40 34 -52 0z', rect(-20, 34, 40, 10, 4)) +
        pen(GOLD, 7, 'M42 4q30 4 12 24') +
        fill('#e2523c', leaf(-52, 2, -62, -34, 0.4)),
    ) +
    fill(s.pale, heart(78, -60, 11)),
  yishi: hospital[0].draw,
  gaokao: (s) =>
    fill(s.mid, circle(0, 4, 96)) +
    at(
      2,
      0,
      fill(GOLD, rect(-17, -62, 34, 124)) +
        fill('#d99a26', rect(3, -62, 14, 124)) +
        fill(CREAM, poly(-17, -62, 17, -62, 0, -106)) +
        fill(NIGHT, poly(-6, -90, 6, -90, 0, -106)) +
        fill(ROSE, rect(-17, 62, 34, 20, 4)) +
        fill(RED, poly(-12, 84, 12, 84, 0, 126)) +
        fill(s.ink, poly(-17, 30, -40, 66, -17, 60), poly(17, 30, 40, 66, 17, 60)),
      1,
      30,
    ) +
    fill(
      s.pale,
      star(-70, -70, 11, 4, 0.35),
      star(84, -20, 8, 4, 0.35),
      circle(-60, 74, 12),
      circle(-84, 90, 9),
      circle(-36, 92, 9),
    ),
  jiaoshi: (s) =>
    fill(WOOD, rect(-116, -106, 232, 122, 6)) +
    fill(MOSS, rect(-107, -97, 214, 104, 3)) +
    pen(CREAM, 3.5, flow(-90, -20, -60, -74, -32, -34, -4, -70, 20, -40), 'M42 -72h46M42 -54h34M42 -36h46') +
    fill(s.mid, rect(-FAR, 84, 2 * FAR, FAR)) +
    fill(RED, rect(-84, 66, 96, 18, 3)) +
    fill(GOLD, rect(-76, 48, 84, 18, 3)) +
    fill(CREAM, rect(-82, 32, 84, 16, 3)) +
    fill('#7fb7ba', poly(48, 40, 86, 40, 80, 84, 54, 84)) +
    pen(LEAF, 4, 'M64 40L56 8M70 40V0M74 40L90 12') +
    blossom(54, 2, 13, ROSE, GOLD) +
    blossom(71, -12, 15, RED, GOLD) +
    blossom(92, 6, 12, ROSE, GOLD),
  fengshou: (s) =>
    fill(GOLD, circle(48, -74, 28)) +
    fill(s.mid, hills(s, 70, 10)) +
    at(
      -34,
      104,
      fill('#d99a26', ...[-26, -14, 0, 14, 26].map((turn) => leaf(0, 0, turn * 2, -150, 0.08))) +
        [-26, -13, 0, 13, 26]
          .map((turn) =>
            at(
              0,
              0,
              fill(
                GOLD,
                times(
                  5,
                  (row) =>
                    leaf(0, -96 - row * 13, -13, -116 - row * 13, 0.34) +
                    leaf(0, -96 - row * 13, 13, -116 - row * 13, 0.34),
                ),
              ),
              1,
              turn,
            ),
          )
          .join('') +
        fill(RED, rect(-26, -56, 52, 13, 5)),
    ) +
    at(
      62,
      76,
      fill('#e0692f', ellipse(0, 0, 44, 32)) +
        pen('#a84718', 3, ellipse(0, 0, 20, 32), 'M0 -32V32') +
        fill(MOSS, rect(-5, -44, 10, 14, 3)),
    ) +
    at(
      110,
      92,
      fill(GOLD, ellipse(0, 0, 11, 30)) + fill(LEAF, leaf(0, 30, -14, -16, 0.4), leaf(0, 30, 14, -16, 0.4)),
      1,
      26,
    ),
  chengxu: (s) =>
    fill(s.mid, ellipse(0, 98, 120, 10)) +
    fill(s.ink, rect(-92, -72, 184, 132, 10)) +
    fill(NIGHT, rect(-82, -62, 164, 112, 4)) +
    pen(s.hot, 8, lines(-44, -28, -66, -6, -44, 16), lines(20, -28, 42, -6, 20, 16)) +
    pen(LEAF, 8, 'M-6 -34L-20 22') +
    fill(s.ink, poly(-110, 92, -96, 60, 96, 60, 110, 92)) +
    at(106, 40, fill(CREAM, 'M-18 -8H18V24Q14 34 0 34Q-14 34 -18 24z') + pen(CREAM, 5, 'M18 2q14 2 0 18')) +
    steam(s.mid, 106, 22, 26),
  jizhe: (s) =>
    at(
      -30,
      4,
      fill(CREAM, rect(-52, -72, 104, 144, 6)) +
        fill(s.mid, rect(-52, -72, 104, 20, 6)) +
        pen('#b89a63', 4, 'M-36 -30H36M-36 -8H36M-36 14H20M-36 36H30') +
        fill(s.dark, circle(-34, -62, 4), circle(0, -62, 4), circle(34, -62, 4)),
      1,
      -10,
    ) +
    at(
      48,
      22,
      fill(s.dark, rect(-11, 0, 22, 96, 8)) +
        fill(RED, rect(-18, -10, 36, 34, 5)) +
        fill(s.hot, circle(0, -34, 30)) +
        bar(s.dark, 2.5, 'M-29 -40H29M-29 -28H29M-10 -62V-6M10 -62V-6'),
      1,
      22,
    ),
};
