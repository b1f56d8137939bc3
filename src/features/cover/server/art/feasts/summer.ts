import { at, bar, fade, fill, pen, times } from '../pen.ts';
import { blossom, crescent, elder, girl, hills, peaks, person, ripples, stars, strewn } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, lines, poly, rect } from '../shapes.ts';
import type { Draw } from '../stage.ts';
import { CREAM, GOLD, LEAF, MOSS, NIGHT, RED, ROSE, SNOW, WOOD } from './colours.ts';

const zongzi = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    fill(MOSS, poly(-46, 34, 0, -46, 46, 34)) +
      fill(LEAF, poly(0, -46, 46, 34, 6, 34)) +
      pen('#1d4432', 2, lines(-22, 6, 10, 34), lines(0, -46, -8, 34)) +
      bar(RED, 4, lines(-36, 14, 34, 14), lines(-28, 0, 24, 0)) +
      pen(RED, 2.5, flow(20, 6, 40, 0, 48, 14)),
    k,
  );

const riverLamp = (x: number, y: number, k: number, petals: string, light: string) =>
  at(
    x,
    y,
    fade(0.28, light, circle(0, -16, 40)) +
      fill(
        petals,
        leaf(0, 6, -40, -20, 0.4),
        leaf(0, 6, 40, -20, 0.4),
        leaf(0, 8, -20, -34, 0.4),
        leaf(0, 8, 20, -34, 0.4),
      ) +
      fill(light, leaf(0, -2, 0, -34, 0.34)) +
      fill(petals, ellipse(0, 8, 34, 8)),
    k,
  );

/** Wings up, seen from the side. */
const magpie = (x: number, y: number) =>
  leaf(x - 17, y + 4, x + 14, y - 1, 0.26) + leaf(x, y, x - 10, y - 17, 0.3) + leaf(x + 2, y, x + 12, y - 16, 0.3);

export const summer: Record<string, Draw> = {
  duanwu: (s) =>
    fill(GOLD, circle(58, -78, 28)) +
    fill(MOSS, hills(s, 8, 14)) +
    fill(s.mid, rect(-FAR, 40, 2 * FAR, FAR)) +
    fill(RED, blob(-118, 40, -60, 54, 60, 54, 104, 26, 116, -14, 132, -20, 128, 30, 84, 74, -80, 74)) +
    fill(
      GOLD,
      blob(112, -18, 116, -46, 140, -50, 158, -36, 150, -28, 136, -26, 132, -10),
      poly(-116, 40, -142, 4, -98, 30),
    ) +
    fill(NIGHT, circle(138, -38, 3.5)) +
    bar(GOLD, 4, flow(-104, 50, -40, 62, 50, 62, 96, 40)) +
    times(
      6,
      (index) =>
        fill(index % 2 ? CREAM : GOLD, circle(-78 + index * 27, 8, 9), rect(-87 + index * 27, 18, 18, 28, 8)) +
        pen(WOOD, 3, `M${-76 + index * 27} 30l-20 62`),
    ) +
    at(86, 24, fill(CREAM, rect(-15, -24, 30, 24, 4)) + bar(RED, 3, 'M-15 -18H15M-15 -6H15')) +
    ripples(s.pale, 92, 2, 3, -170) +
    zongzi(-116, 90, 0.72),
  huoba: (s) =>
    stars(s, CREAM) +
    fill(s.mid, peaks(s, 40, 60, 110)) +
    fill(NIGHT, hills(s, 74, 12)) +
    fill(
      GOLD,
      strewn(s, [-130, 40, 150, 90], 22, 0.5, (x, y) => circle(x, y, 2.2)),
    ) +
    at(
      8,
      110,
      fill(WOOD, poly(-9, 0, -15, -96, 15, -96, 9, 0)) +
        bar(GOLD, 4, 'M-15 -84H15M-14 -68H14') +
        fill(
          '#e2523c',
          'M0 -208C10 -170 48 -152 44 -116C40 -96 22 -90 0 -90C-22 -90 -42 -98 -44 -120C-44 -138 -30 -146 -26 -164C-16 -158 -14 -148 -14 -140C-2 -160 -8 -184 0 -208z',
        ) +
        fill(
          GOLD,
          'M2 -150C8 -134 24 -128 22 -110C20 -98 10 -94 0 -94C-12 -94 -22 -100 -20 -112C-18 -122 -10 -124 -8 -136C-2 -132 2 -140 2 -150z',
        ),
    ) +
    fill(NIGHT, person(-72, 108, 56), girl(-44, 108, 52), person(76, 108, 56), girl(104, 108, 50)),
  qixi: (s) =>
    stars(s, CREAM, [-140, -135, 150, 60], 0.5) +
    fade(
      0.35,
      s.mid,
      blob(-FAR, -10, -160, -40, 0, -100, 120, -150, FAR, -230, FAR, -110, 140, -60, 20, -10, -120, 50, -FAR, 110),
    ) +
    fill(GOLD, crescent(92, -92, 24)) +
    fill(
      NIGHT,
      times(11, (index) => magpie(-105 + index * 21, 78 - Math.sin((index / 10) * Math.PI) * 56 + (index % 2) * 5)),
    ) +
    fill(
      SNOW,
      times(11, (index) =>
        ellipse(-104 + index * 21, 79 - Math.sin((index / 10) * Math.PI) * 56 + (index % 2) * 5, 5, 2.4),
      ),
    ) +
    fill(CREAM, elder(-20, 20, 50)) +
    fill(ROSE, elder(20, 20, 48)) +
    pen(CREAM, 3.5, 'M-12 -6L12 -6') +
    fill(s.mid, hills(s, 112, 5)),
  zhongyuan: (s) =>
    fill(s.mid, circle(50, -78, 26)) +
    fill(s.dark, rect(-FAR, 6, 2 * FAR, FAR)) +
    fill(s.mid, hills(s, 0, 10)) +
    fill(s.dark, rect(-FAR, 12, 2 * FAR, FAR)) +
    ripples(s.mid, 38, 4, 2) +
    riverLamp(84, 34, 0.45, s.ink, s.hot) +
    riverLamp(-46, 48, 0.6, s.ink, s.hot) +
    riverLamp(20, 86, 1.1, s.ink, s.hot),
  poshui: (s) =>
    fill(s.mid, circle(0, 0, 96)) +
    at(
      -40,
      -46,
      fill(GOLD, 'M-52 -22H52Q46 34 0 36Q-46 34 -52 -22z') +
        fill('#c98d22', ellipse(0, -22, 52, 11)) +
        bar('#c98d22', 4, 'M-46 0H46'),
      1,
      38,
    ) +
    fill(SNOW, blob(-2, -60, 30, -40, 66, 10, 96, 60, 110, 104, 60, 84, 30, 92, 20, 40, 0, 0, -20, -30)) +
    fill(SNOW, circle(104, 20, 8), circle(84, -20, 6), circle(2, 70, 8), circle(-20, 40, 5), circle(120, 64, 6)) +
    blossom(52, 30, 14, ROSE, GOLD) +
    blossom(-66, 70, 22, ROSE, GOLD) +
    blossom(84, 78, 12, '#f2b3bd', GOLD) +
    fill(LEAF, leaf(-84, 84, -116, 100, 0.4)),
};
