import {
  centred,
  cloud,
  deep,
  disc,
  each,
  type Family,
  land,
  line,
  man,
  num,
  oval,
  ROUND,
  rect,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const office: Family = [
  (c) => {
    const { highlight, mid } = c.colours,
      k = 6,
      q = c.width / k;
    return (
      times(Math.ceil(c.height / (q * 0.86)), (j) =>
        times(k, (i) => rect(i * q + 5, j * q * 0.86 + 5, q - 10, q * 0.86 - 10, mid)),
      ) +
      (() => {
        const i = Math.max(1, Math.min(k - 2, Math.round(c.x / q - 0.5))),
          j = Math.round(c.y / (q * 0.86) - 0.5),
          X = i * q + 5,
          Y = j * q * 0.86 + 5;
        return (
          rect(X - 2, Y - 2, q - 6, q * 0.86 - 6, highlight) +
          man(X + q * 0.4, Y + q * 0.86 - 10, q * 0.52, deep(c)) +
          rect(X + q * 0.46, Y + q * 0.5, q * 0.3, 3, deep(c))
        );
      })()
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      times(6, (i) => rect(-138 + i * 46, 110 - i * 40, 46, 300, i === 5 ? highlight : i % 2 ? mid : ink)) +
        man(-24 + 46, -10, 62, deep(c) === ink ? c.colours.highlight : c.colours.light) +
        line('M-120 40L-60 -30L-10 -50L60 -130', highlight, 4, ' stroke-dasharray="3 9" stroke-linecap="round"'),
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return centred(
      c,
      shape('M-150 200V-20L-40 -90L0 -60L40 -90L150 -20V200z', deep(c)) +
        shape('M-40 -90L0 -60L40 -90L34 -120H-34z', w) +
        shape('M-40 -90L0 -50L-34 10L-66 -66zM40 -90L0 -50L34 10L66 -66z', w) +
        shape('M-14 -46H14L10 -24H-10z', highlight) +
        shape('M-10 -24H10L26 110L0 140L-26 110z', highlight) +
        line('M-8 10L18 34M-12 44L22 74', deep(c), 6),
    );
  },
];

export const child: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      line(
        `M-6 ${num(c.y + 120 * c.scale)}C${num(c.x - 60 * c.scale)} ${num(c.y + 170 * c.scale)} ${num(c.x - 110 * c.scale)} ${num(c.y + 20 * c.scale)} ${num(c.x - 30 * c.scale)} ${num(c.y + 40 * c.scale)}S${num(c.x - 20 * c.scale)} ${num(c.y + 110 * c.scale)} ${num(c.x - 50 * c.scale)} ${num(c.y + 70 * c.scale)}S${num(c.x - 20 * c.scale)} ${num(c.y + 10 * c.scale)} ${num(c.x)} ${num(c.y)}`,
        ink,
        2.4,
        ' stroke-dasharray="1 9" stroke-linecap="round"',
      ) +
      centred(c, shape('M-70 0L104 -84L44 74L10 24z', ink) + shape('M104 -84L10 24L6 68L-12 16z', highlight)) +
      cloud(c.x - 80 * c.scale, c.y - 70 * c.scale, 70 * c.scale, mid) +
      cloud(c.x + 90 * c.scale, c.y + 100 * c.scale, 90 * c.scale, mid)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      _gy = c.height - 34 * c.scale;
    return (
      centred(
        c,
        each(
          [
            [-30, -50, highlight],
            [34, -66, ink],
            [2, -96, mid],
            [-62, -92, ink],
            [64, -20, highlight],
            [0, -30, ink],
          ],
          ([x, y, col]) =>
            line(`M${x} ${y + 38}L0 110`, ink, 1) +
            oval(x, y, 31, 37, col) +
            shape(`M${x - 5} ${y + 42}h10l-5 -8z`, col),
        ) +
          rect(-26, 116, 52, 34, highlight) +
          shape('M-34 118L0 92L34 118z', deep(c)) +
          rect(-7, 128, 14, 22, deep(c)) +
          rect(14, 92, 8, 16, deep(c)),
      ) +
      cloud(c.x + 100 * c.scale, c.y + 140 * c.scale, 80 * c.scale, mid) +
      cloud(c.x - 110 * c.scale, c.y + 60 * c.scale, 70 * c.scale, mid)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 120 * c.scale;
    return (
      land(c, gy, 24 * c.scale, mid, 3) +
      centred(
        c,
        turned(
          shape('M0 -70L52 0L0 84L-52 0z', highlight) +
            shape('M0 -70V84L52 0z', ink) +
            line('M-52 0H52M0 -70V84', deep(c), 2.4),
          'translate(40 -50)rotate(20)',
        ) +
          line('M14 22C-10 60 20 80 -40 122', ink, 2) +
          line('M8 28C30 50 0 70 24 96S6 130 26 150', highlight, 3.4, ROUND),
      ) +
      man(c.x - 44 * c.scale, gy + 18 * c.scale, 46 * c.scale, deep(c))
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      disc(c.x, c.y - 20 * c.scale, 96 * c.scale, highlight) +
      centred(
        c,
        line('M-150 -116C-60 -104 40 -128 150 -100', deep(c), 13, ROUND) +
          line('M-34 -112L-46 56M34 -112L38 48', deep(c), 3) +
          rect(-58, 50, 108, 8, deep(c)) +
          disc(-4, -34, 17, deep(c)) +
          shape('M-22 -16C-8 -24 8 -20 14 -8L18 50H-24z', deep(c)) +
          line('M10 50L40 74L64 66M-10 50L16 80L40 78', deep(c), 9, ROUND),
      ) +
      times(7, (i) =>
        disc(
          c.x + (-120 + i * 40) * c.scale,
          c.y + (-104 + (i % 3) * 12) * c.scale,
          12 * c.scale,
          i % 2 ? mid : deep(c),
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 96 * c.scale;
    return (
      rect(0, gy, c.width, c.height, mid) +
      centred(
        c,
        rect(-100, 28, 68, 68, highlight) +
          rect(-30, 28, 68, 68, ink) +
          rect(40, 28, 68, 68, mid, 0, ` stroke="${ink}" stroke-width="2"`) +
          shape('M-66 28L-32 -34L2 28z', ink) +
          disc(44, -6, 34, highlight) +
          rect(-62, -66, 60, 32, mid) +
          shape('M-62 -66L-32 -104L-2 -66z', highlight),
      )
    );
  },
];
