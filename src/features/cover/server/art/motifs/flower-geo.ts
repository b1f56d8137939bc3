import { around, at, bar, both, each, fill, pen, times } from '../pen.ts';
import { blossom, ground, hoop } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import { between, chosen, type Family } from '../stage.ts';

export const flower: Family = [
  {
    // A peony from above.
    draw: ({ hot, mid, ink, pale }) =>
      around(8, () => fill(mid, ellipse(0, -66, 34, 40))) +
      around(7, () => fill(hot, ellipse(0, -44, 30, 36))) +
      around(5, () => fill(pale, ellipse(0, -22, 20, 24))) +
      fill(ink, circle(0, 0, 13)),
    asks: /牡丹|芳华|花开|如花/,
  },
  {
    // A lotus.
    draw: ({ hot, mid, ink, pale }) =>
      fill(mid, ellipse(-44, 78, 62, 17), ellipse(62, 88, 46, 13)) +
      pen(ink, 5, 'M0 40V110') +
      fill(ink, leaf(0, 56, -92, 0, 0.3), leaf(0, 56, 92, 0, 0.3)) +
      fill(hot, leaf(0, 58, -62, -46, 0.34), leaf(0, 58, 62, -46, 0.34)) +
      fill(pale, leaf(0, 58, 0, -84, 0.42)) +
      fill(hot, leaf(0, 60, -28, -18, 0.36), leaf(0, 60, 28, -18, 0.36)),
    asks: /莲|荷|水/,
  },
  {
    // A butterfly.
    draw: ({ hot, mid, ink, dark }) =>
      both(
        fill(hot, blob(-6, -10, -40, -84, -96, -74, -92, -20, -40, 4)) +
          fill(ink, blob(-6, 4, -60, 8, -76, 54, -44, 84, -10, 40)) +
          fill(mid, circle(-62, -46, 15), circle(-46, 44, 12)) +
          pen(dark, 3.5, flow(-3, -40, -14, -74, -30, -90)),
      ) + fill(dark, rect(-6, -46, 12, 108, 6)),
    asks: /蝶|梁祝|蜕/,
  },
  {
    // A branch of plum.
    draw: ({ hot, mid, ink, dark, pale }) =>
      fill(mid, circle(26, -18, 74)) +
      pen(dark, 10, flow(-112, 100, -60, 50, -30, 10, 20, -6, 60, -60)) +
      pen(dark, 5, flow(-34, 14, -30, -30, -60, -70), flow(10, -4, 50, 16, 92, 8)) +
      each(
        [
          [-58, -68, 18],
          [-32, -28, 22],
          [22, -10, 26],
          [60, -62, 22],
          [92, 8, 18],
          [-66, 52, 15],
        ],
        (x, y, r) => blossom(x, y, r, hot, pale),
      ) +
      fill(ink, circle(40, -40, 6), circle(-52, -44, 5), circle(66, 20, 5)),
    asks: /梅|桃|樱|春/,
  },
  {
    // A sunflower.
    today: true,
    draw: ({ hot, mid, ink, dark }) =>
      pen(ink, 9, 'M0 30Q6 80 -4 130') +
      fill(ink, leaf(0, 90, 66, 54, 0.34), leaf(0, 104, -62, 76, 0.34)) +
      at(
        0,
        -22,
        around(16, () => fill(hot, leaf(0, -30, 0, -82, 0.3))),
      ) +
      fill(dark, circle(0, -22, 38)) +
      fill(
        mid,
        times(19, (index) => circle(...pointOf(index, 7.2), 3.4)),
      ),
    asks: /葵|向日|阳光|夏/,
  },
  {
    // A gourd.
    draw: ({ hot, mid, ink, pale }) =>
      fill(mid, circle(0, 0, 100)) +
      pen(ink, 6, flow(0, -76, 8, -98, 34, -104)) +
      fill(ink, leaf(8, -92, 62, -70, 0.4)) +
      fill(hot, circle(0, 42, 54), circle(0, -38, 36), rect(-18, -30, 36, 50)) +
      fill(ink, rect(-30, -8, 60, 11, 5)) +
      pen(pale, 6, flow(-30, 26, -36, 48, -22, 70), flow(-18, -54, -24, -40, -18, -26)),
    asks: /葫芦/,
  },
  {
    // A rose.
    draw: ({ hot, ink, bg }) =>
      pen(ink, 6, 'M0 20Q-6 70 4 120') +
      fill(ink, leaf(0, 70, -58, 40, 0.36), leaf(0, 86, 56, 58, 0.36)) +
      fill(hot, blob(-56, -30, -34, -74, 0, -84, 34, -74, 56, -30, 36, 16, 0, 30, -36, 16)) +
      pen(
        bg,
        4,
        flow(-8, -40, 6, -52, 16, -36, 0, -20, -24, -34, -14, -62, 20, -62, 36, -34, 10, 0, -34, -14),
        flow(-50, -20, -20, 10, 4, 8),
        flow(50, -20, 30, 10, 4, 8),
      ),
    asks: /玫瑰|红|情|繁花/,
  },
  {
    // Grass and a dandelion.
    draw: ({ hot, mid, ink, pale }) =>
      fill(mid, ground(92)) +
      pen(ink, 4, flow(-10, 110, -16, 40, -8, -20)) +
      at(
        -8,
        -24,
        around(16, () => pen(pale, 2.2, 'M0 -8V-46') + fill(pale, star(0, -50, 6, 5, 0.4))),
      ) +
      fill(hot, circle(-8, -24, 10)) +
      each(
        [
          [66, -70, 20],
          [92, -34, 40],
          [50, -104, 0],
        ],
        (x, y, turn) => at(x, y, pen(pale, 2.2, 'M0 14V-8') + fill(pale, star(0, -12, 8, 5, 0.4)), 1, turn),
      ) +
      pen(ink, 4, flow(-60, 108, -66, 80, -84, 62), flow(40, 110, 48, 84, 66, 70)),
    asks: /风|草|绒|野|远/,
  },
];
/** Seeds in the order in which a head of them grows. */
function pointOf(index: number, step: number): [number, number] {
  const [angle, r] = [index * 2.39996, Math.sqrt(index) * step];
  return [Math.round(r * Math.cos(angle) * 10) / 10, Math.round((-22 + r * Math.sin(angle)) * 10) / 10];
}

/** Nothing but shapes, put together by chance: no two titles get the same. */
export const geo: Family = [
  {
    // Quarter circles in squares.
    draw: (s) =>
      times(16, (index) => {
        const turn = Math.floor(s.random() * 4) * 90;
        const [x, y] = [-78 + (index % 4) * 52, -78 + Math.floor(index / 4) * 52];
        const colour = chosen(s, [s.ink, s.hot, s.mid, s.pale]);
        return at(
          x,
          y,
          fill(
            colour,
            s.random() < 0.6
              ? 'M-26 -26A52 52 0 0 1 26 26H-26z'
              : s.random() < 0.5
                ? circle(0, 0, 24)
                : 'M-26 -26H26L-26 26z',
          ),
          1,
          turn,
        );
      }),
  },
  {
    // Discs that lie over each other.
    draw: (s) =>
      each(
        [
          [-38, -34, 62],
          [40, -10, 54],
          [-10, 46, 50],
          [58, 62, 26],
        ],
        (x, y, r) =>
          fill(chosen(s, [s.ink, s.hot, s.mid]), circle(x + between(s, -14, 14), y + between(s, -14, 14), r)),
      ) +
      hoop(s.pale, between(s, -30, 30), between(s, -30, 30), 80, 4) +
      fill(s.hot, circle(between(s, -70, 70), between(s, -80, -60), 12)),
  },
  {
    // Arches within arches.
    draw: (s) =>
      each(
        [
          [-48, 92, 1],
          [52, 92, 0.82],
        ],
        (x, y, k) =>
          times(4, (step) =>
            bar(
              [s.ink, s.hot, s.mid, s.pale][(step + (k < 1 ? 1 : 0)) % 4] ?? s.ink,
              13,
              `M${x - (58 - step * 15) * k} ${y}V${y - 62}a${(58 - step * 15) * k} ${(58 - step * 15) * k} 0 0 1 ${(116 - step * 30) * k} 0V${y}`,
            ),
          ),
      ) + fill(s.hot, circle(between(s, -20, 30), -74, 22)),
  },
  {
    // Stripes through a shape.
    draw: (s) => {
      const bands = times(9, (index) => rect(-92, -92 + index * 21, 184, 8 + index * 1.2));
      return (
        fill(s.hot, circle(0, 0, 92)) +
        fill(s.bg, bands.slice(bands.length / 3)) +
        fill(
          s.ink,
          chosen(s, [poly(0, -96, 40, -20, -40, -20), rect(-36, -92, 72, 72), circle(0, -52, 38), star(0, -50, 48)]),
        )
      );
    },
  },
  {
    // A leaning tower of solids.
    draw: (s) =>
      fill(s.mid, ground(92)) +
      fill(s.ink, rect(-72, 42, 118, 50)) +
      fill(s.hot, poly(-60, 42, -12, -22, 36, 42)) +
      fill(s.pale, circle(62, 58, 34)) +
      at(-12, -52, fill(s.ink, rect(-30, -30, 60, 60)), 1, between(s, 8, 40)) +
      fill(s.hot, circle(between(s, -50, 40), -100, 17)),
  },
  {
    // Lines that come from one point.
    draw: (s) => {
      const x = between(s, -90, 90);
      return (
        times(11, (index) =>
          fill(
            index % 3 === 1 ? s.hot : index % 2 ? s.mid : s.ink,
            poly(x, -110, -120 + index * 22, 110, -108 + index * 22, 110),
          ),
        ) + fill(s.pale, circle(x, -96, 22))
      );
    },
  },
  {
    // Waves cut from paper.
    draw: (s) =>
      times(6, (row) => {
        const y = -70 + row * 30;
        return fill(
          [s.mid, s.ink, s.hot, s.dark][row % 4] ?? s.mid,
          `${flow(-FAR, y, -230, y - 18, -115, y + 14, 0, y - 16 + between(s, -8, 8), 115, y + 14, 230, y - 18, FAR, y)}V${FAR}H-${FAR}z`,
        );
      }),
    fills: true,
  },
  {
    // A knot of ribbons.
    draw: ({ ink, hot, mid, pale }) =>
      bar(ink, 22, 'M-96 -44H30a42 42 0 0 1 0 84H-30') +
      bar(hot, 22, 'M96 44H-30a42 42 0 0 1 0 -84H30') +
      bar(ink, 22, 'M4 -44H30a42 42 0 0 1 40 56') +
      fill(pale, circle(0, 0, 15)) +
      fill(mid, circle(-96, 78, 14), circle(96, -78, 14)),
  },
];
