import { centred, deep, disc, each, type Family, line, num, oval, ROUND, rect, shape, times } from '../motif-kit.ts';

export const flower: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      disc(c.x + 24 * c.scale, c.y - 50 * c.scale, 64 * c.scale, highlight) +
      centred(
        c,
        line(
          'M-150 130C-80 110 -60 40 -10 10S60 -70 120 -90M-10 10C-30 -20 -24 -60 -50 -90M40 -36C70 -30 90 -6 124 -2',
          deep(c) === ink ? ink : ink,
          8,
          ROUND,
        ) +
          each(
            [
              [-50, -90],
              [-28, -40],
              [120, -90],
              [70, -56],
              [124, -2],
              [84, -16],
              [-60, 66],
              [-6, 8],
              [18, -14],
            ],
            ([x, y], i) =>
              times(5, (k) =>
                disc(
                  x + 9 * Math.cos(k * 1.2566 + i),
                  y + 9 * Math.sin(k * 1.2566 + i),
                  7,
                  i % 3 === 2 ? c.colours.light : i % 2 ? highlight : c.colours.light,
                ),
              ) + disc(x, y, 3.4, deep(c)),
          ),
      ) +
      rect(0, c.y + 150 * c.scale, c.width, 1.5, mid)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 70 * c.scale;
    return (
      centred(
        c,
        shape('M0 -90C30 -50 30 20 0 60C-30 20 -30 -50 0 -90z', highlight) +
          shape('M-8 60C-50 30 -66 -20 -56 -62C-24 -44 -4 0 -8 60zM8 60C50 30 66 -20 56 -62C24 -44 4 0 8 60z', ink) +
          shape(
            'M-12 62C-70 56 -100 24 -108 -16C-70 -16 -28 14 -12 62zM12 62C70 56 100 24 108 -16C70 -16 28 14 12 62z',
            highlight,
          ) +
          line('M0 62V190', ink, 5) +
          oval(-70, 128, 76, 16, mid) +
          oval(80, 152, 66, 14, mid),
      ) +
      times(4, (i) =>
        line(
          `M${num(c.random() * c.width * 0.6)} ${num(gy + 40 * c.scale + i * 24)}h${num(40 + c.random() * 60)}`,
          mid,
          2,
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      b = (x: number, y: number, s: number, a: number, col: string, e = '') =>
        `<g transform="translate(${num(x)} ${num(y)})rotate(${a})scale(${num(s)})">${shape('M0 0C-20 -60 -80 -80 -96 -50C-104 -20 -60 4 0 4zM0 0C20 -60 80 -80 96 -50C104 -20 60 4 0 4z', col) + shape('M0 4C-50 8 -70 40 -50 62C-30 76 -6 50 0 8zM0 4C50 8 70 40 50 62C30 76 6 50 0 8z', e) + disc(-64, -40, 10, e) + disc(64, -40, 10, e) + rect(-3, -20, 6, 50, deep(c), 3) + line('M0 -20C-8 -40 -20 -50 -24 -56M0 -20C8 -40 20 -50 24 -56', deep(c), 2)}</g>`;
    return (
      b(c.x - 20 * c.scale, c.y - 20 * c.scale, c.scale * 1.05, -18, highlight, ink) +
      b(c.x + 66 * c.scale, c.y + 84 * c.scale, c.scale * 0.55, 24, ink, highlight) +
      line(
        `M${num(c.x - 100 * c.scale)} ${num(c.y + 140 * c.scale)}q${num(40 * c.scale)} ${num(-70 * c.scale)} ${num(60 * c.scale)} ${num(-100 * c.scale)}`,
        mid,
        2,
        ' stroke-dasharray="2 8" stroke-linecap="round"',
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      line('M-140 -120C-60 -150 -20 -120 0 -96C20 -130 70 -140 140 -110', ink, 6, ROUND) +
        shape(
          'M-70 -128C-96 -110 -100 -84 -84 -70C-60 -78 -52 -104 -70 -128zM80 -126C100 -104 100 -80 84 -68C64 -80 62 -106 80 -126z',
          mid,
        ) +
        line('M0 -96V-74', ink, 7) +
        disc(0, -36, 40, highlight) +
        disc(0, 50, 66, highlight) +
        shape('M0 -76a40 40 0 0 1 22 74a66 66 0 0 1 -22 118z', mid, ' opacity=".6"') +
        rect(-34, -8, 68, 12, ink, 5) +
        line('M-26 4C-40 26 -30 46 -44 66M-18 4C-22 30 -10 40 -20 62', ink, 4, ROUND),
    );
  },
];
