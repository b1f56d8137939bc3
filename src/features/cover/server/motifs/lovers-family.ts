import {
  centred,
  cloud,
  deep,
  disc,
  each,
  type Family,
  line,
  man,
  num,
  oval,
  ROUND,
  rect,
  ring,
  shape,
  times,
  turned,
  woman,
} from '../motif-kit.ts';

export const lovers: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 92 * c.scale;
    return (
      times(34, () => {
        const x = c.random() * c.width * 1.2,
          y = c.random() * gy;
        return line(`M${num(x)} ${num(y)}l-8 24`, ink, 1.3, ' opacity=".5"');
      }) +
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        shape(
          'M-118 -10A58 54 0 0 1 -2 -10q-10 -10 -19 0q-10 -10 -19 0q-10 -10 -20 0q-10 -10 -19 0q-10 -10 -20 0q-9 -10 -19 0z',
          highlight,
        ) +
          shape(
            'M-14 -34A60 56 0 0 1 106 -34q-10 -10 -20 0q-10 -10 -20 0q-10 -10 -20 0q-10 -10 -20 0q-10 -10 -20 0q-10 -10 -20 0z',
            ink,
          ) +
          rect(-61.5, -12, 3, 70, ink) +
          rect(44.5, -36, 3, 90, ink) +
          woman(-44, 94, 92, highlight) +
          man(30, 94, 108, ink),
      ) +
      times(4, (i) =>
        oval(
          c.x + (c.random() - 0.5) * 200 * c.scale,
          gy + 18 + i * 18,
          22,
          3.4,
          'none',
          ` stroke="${ink}" stroke-width="1.4" opacity=".6"`,
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      face =
        'V-150H-30C-40 -110 -34 -92 -36 -70C-38 -46 -52 -34 -56 -20C-56 -12 -44 -12 -42 -8C-41 0 -46 2 -46 8C-40 12 -42 18 -46 22C-40 28 -46 34 -46 42C-48 58 -26 54 -14 58C-6 84 -2 110 -26 150';
    return centred(
      c,
      turned(shape(`M300 150${face}z`, highlight), 'translate(62 0)') +
        turned(shape(`M300 150${face}z`, ink), 'translate(-62 0)scale(-1 1)'),
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      times(5, (i) =>
        times(9, (j) =>
          rect(c.width * (0.08 + i * 0.18), c.height * (0.06 + j * 0.105), c.width * 0.1, c.height * 0.064, mid),
        ),
      ) +
      each(
        [
          [1, 3, 0],
          [3, 5, 1],
        ],
        ([i, j, w]) => {
          const x = c.width * (0.08 + i * 0.18),
            y = c.height * (0.06 + j * 0.105);
          return (
            rect(x - 2, y - 2, c.width * 0.1 + 4, c.height * 0.064 + 4, highlight) +
            (w
              ? woman(x + c.width * 0.05, y + c.height * 0.09, c.height * 0.074, deep(c))
              : man(x + c.width * 0.05, y + c.height * 0.092, c.height * 0.08, deep(c))) +
            rect(x - 2, y + c.height * 0.064 + 2, c.width * 0.1 + 4, c.height * 0.04, c.colours.bg)
          );
        },
      ) +
      line(
        `M${num(c.width * 0.33)} ${num(c.height * 0.4)}C${num(c.width * 0.42)} ${num(c.height * 0.54)} ${num(c.width * 0.48)} ${num(c.height * 0.42)} ${num(c.width * 0.62)} ${num(c.height * 0.6)}`,
        highlight,
        2,
      )
    );
  },
  (c) => {
    const { highlight, mid } = c.colours,
      gy = c.y + 86 * c.scale;
    return (
      disc(c.x + 10 * c.scale, c.y - 30 * c.scale, 84 * c.scale, highlight) +
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        line(
          'M-112 90V-20C-112 -60 -100 -84 -60 -104M-112 -10C-130 -50 -120 -80 -128 -110M-112 10C-92 -20 -70 -30 -44 -36',
          deep(c),
          7,
          ROUND,
        ) +
          times(16, (i) =>
            disc(-130 + ((i * 37) % 110), -124 + ((i * 53) % 96), 10 + (i % 4) * 3, i % 3 ? deep(c) : mid),
          ) +
          rect(-34, 46, 112, 7, deep(c)) +
          rect(-34, 26, 112, 5, deep(c)) +
          rect(-26, 50, 6, 40, deep(c)) +
          rect(64, 50, 6, 40, deep(c)) +
          turned(disc(0, -54, 12, deep(c)) + shape('M-14 -40q14 -8 28 0l4 46h-36z', deep(c)), 'translate(4 44)') +
          turned(disc(0, -48, 11, deep(c)) + shape('M-13 -36q12 -8 25 0l7 42h-38z', deep(c)), 'translate(38 44)'),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return `<clipPath id="k${c.id}">${disc(c.x - 38 * c.scale, c.y, 76 * c.scale, '#000')}</clipPath>${disc(c.x - 38 * c.scale, c.y, 76 * c.scale, highlight)}${disc(c.x + 38 * c.scale, c.y, 76 * c.scale, ink)}<g clip-path="url(#k${c.id})">${disc(c.x + 38 * c.scale, c.y, 76 * c.scale, bg)}${times(14, (i) => rect(c.x - 60 * c.scale, c.y + (-72 + i * 11) * c.scale, 140 * c.scale, 5 * c.scale, highlight))}</g>${rect(0, c.y + 112 * c.scale, c.width, 2, mid)}`;
  },
];

export const family: Family = [
  (c) => {
    const { highlight, mid, bg, light } = c.colours;
    return centred(
      c,
      times(8, (i) => {
        const a = i * 0.785 + 0.39;
        return disc(136 * Math.cos(a), 136 * Math.sin(a), 25, i === 2 ? highlight : mid);
      }) +
        disc(0, 0, 104, deep(c)) +
        disc(0, 0, 97, highlight) +
        ring(0, 0, 60, deep(c), 1.6) +
        times(8, (i) => {
          const a = i * 0.785 + 0.39;
          return (
            disc(78 * Math.cos(a), 78 * Math.sin(a), 13, light) + disc(78 * Math.cos(a), 78 * Math.sin(a), 8.5, bg)
          );
        }) +
        disc(0, 0, 22, light) +
        disc(0, 0, 15, deep(c)) +
        disc(-32, -18, 14, light) +
        disc(30, -20, 15, deep(c)) +
        disc(24, 26, 15, light) +
        disc(-26, 26, 13, deep(c)),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 60 * c.scale;
    return (
      rect(c.x - 1.5, -4, 3, c.y - 84 * c.scale, ink) +
      shape(
        `M${num(c.x - 30 * c.scale)} ${num(c.y - 68 * c.scale)}L${num(c.x - 150 * c.scale)} ${num(gy + 70 * c.scale)}H${num(c.x + 150 * c.scale)}L${num(c.x + 30 * c.scale)} ${num(c.y - 68 * c.scale)}z`,
        highlight,
        ' opacity=".88"',
      ) +
      centred(
        c,
        shape('M-40 -66q4 -30 40 -32q36 2 40 32z', ink) +
          shape('M-116 60H116V72H-116z', deep(c)) +
          rect(-92, 72, 8, 70, deep(c)) +
          rect(84, 72, 8, 70, deep(c)) +
          shape('M-52 60v-14h34v14zM18 60v-10h40v10z', deep(c)) +
          disc(-78, -4, 17, deep(c)) +
          shape('M-104 60C-106 18 -92 14 -78 14S-52 18 -54 60z', deep(c)) +
          disc(76, 4, 15, deep(c)) +
          shape('M52 60C52 24 62 20 76 20S100 24 100 60z', deep(c)) +
          disc(2, 16, 11, deep(c)) +
          shape('M-16 60C-16 32 -8 28 2 28S20 32 20 60z', deep(c)),
      ) +
      rect(0, gy + 70 * c.scale, c.width, c.height, mid)
    );
  },
  (c) => {
    const { highlight, mid } = c.colours,
      gy = c.y + 100 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        shape('M-116 -34L0 -118L116 -34V100H-116z', deep(c)) +
          each(
            [
              [-96, -20, 56, 48, 1],
              [-28, -20, 56, 48, 0],
              [40, -20, 56, 48, 1],
              [-96, 40, 88, 60, 1],
              [4, 40, 92, 60, 0],
            ],
            ([x, y, w, h, on]) => rect(x, y, w, h, on ? highlight : mid),
          ) +
          rect(-16, -72, 32, 26, highlight) +
          man(-74, 28, 38, deep(c)) +
          woman(66, 28, 38, deep(c)) +
          rect(-80, 74, 56, 5, deep(c)) +
          rect(-76, 78, 4, 22, deep(c)) +
          rect(-32, 78, 4, 22, deep(c)) +
          man(36, 100, 46, deep(c)) +
          woman(58, 100, 34, deep(c)) +
          rect(74, -112, 16, 44, deep(c)),
      ) +
      cloud(c.x + 100 * c.scale, c.y - 130 * c.scale, 60 * c.scale, mid)
    );
  },
];
