import {
  centred,
  deep,
  disc,
  each,
  type Family,
  land,
  line,
  man,
  num,
  oval,
  placed,
  ROUND,
  rect,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const forest: Family = [
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      times(9, (i) =>
        rect((i * c.width) / 8.4 - 12 + (i % 2) * 7, -4, 9 + ((i * 7) % 4) * 5, c.height + 8, i % 2 ? mid : deep(c)),
      ) +
      disc(c.x, c.y - 10 * c.scale, 70 * c.scale, highlight, ' opacity=".92"') +
      times(9, (i) => (i % 3 === 0 ? rect((i * c.width) / 8.4 - 12, -4, 16, c.height + 8, deep(c)) : '')) +
      centred(
        c,
        shape(
          'M-34 66L-30 20C-34 2 -16 -4 4 -4C20 -4 28 -10 32 -24L24 -34L40 -38L48 -30L46 -20C46 0 42 12 32 20L34 66H28L24 26H-20L-26 66z',
          deep(c),
        ) +
          line('M36 -38C30 -58 44 -66 34 -90M38 -40C52 -54 50 -70 66 -84M33 -66l-14 -8M50 -62l16 2', deep(c), 4, ROUND),
      ) +
      times(18, () => disc(c.random() * c.width, c.random() * c.height, 1.4 + c.random() * 2, highlight)) +
      rect(0, c.y + 66 * c.scale, c.width, c.height, deep(c))
    );
  },
  (c) => {
    const { highlight, mid } = c.colours,
      gy = c.y + 108 * c.scale;
    return (
      centred(
        c,
        disc(0, -30, 96, mid) +
          disc(-62, 6, 52, mid) +
          disc(62, 4, 54, mid) +
          disc(-30, -66, 40, highlight, ' opacity=".9"') +
          disc(40, -40, 28, highlight, ' opacity=".75"') +
          shape(
            'M-20 110C-12 70 -14 50 -46 20L-38 14C-20 30 -12 34 -6 40L-8 -20H4L6 30C16 20 26 10 44 2L48 10C24 30 16 60 24 110z',
            deep(c),
          ) +
          times(5, (i) => disc(-70 + i * 34, 30 + (i % 2) * 12, 6, highlight)) +
          line('M-70 12v18M-36 20v22M32 20v10M66 16v14', deep(c), 1.5),
      ) +
      rect(0, gy, c.width, c.height, deep(c)) +
      man(c.x + 52 * c.scale, gy + 1, 32 * c.scale, highlight)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return (
      land(c, c.y + 60 * c.scale, 30 * c.scale, mid, 3) +
      each(
        [
          [-60, 40, 0.8],
          [10, 0, 1.25],
          [76, 50, 0.7],
          [-20, 84, 0.5],
          [112, 92, 0.42],
        ],
        ([x, y, k]) =>
          placed(
            c.x + x * c.scale,
            c.y + y * c.scale,
            c.scale * k,
            shape(
              'M-30 60C-34 10 -40 -20 -34 -44C-26 -74 26 -74 34 -44C40 -20 34 10 30 60q-10 8 -15 0q-8 8 -15 0q-8 8 -15 0q-7 8 -15 0z',
              w,
            ) +
              disc(-12, -32, 5, deep(c)) +
              disc(12, -32, 5, deep(c)) +
              oval(0, -16, 4, 6, deep(c)),
          ),
      ) +
      times(7, (_i) => {
        const x = c.random() * c.width,
          y = c.height - 8 - c.random() * 40;
        return rect(x - 2, y, 4, 16, w) + shape(`M${num(x - 11)} ${num(y)}a11 9 0 0 1 22 0z`, highlight);
      })
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return (
      disc(c.x, c.y - 34 * c.scale, 66 * c.scale, highlight) +
      centred(
        c,
        line(
          'M-16 40C-60 20 -40 -30 -70 -60M-40 -2C-66 -6 -84 -22 -104 -20M-52 -28C-50 -60 -44 -70 -50 -110M-62 -50C-84 -66 -86 -84 -108 -96M16 40C60 20 40 -30 70 -60M40 -2C66 -6 84 -22 104 -20M52 -28C50 -60 44 -70 50 -110M62 -50C84 -66 86 -84 108 -96',
          ink,
          7,
          ROUND,
        ) +
          shape(
            'M0 20C26 20 34 34 30 56L62 44C66 62 50 76 32 74C30 104 16 132 0 138C-16 132 -30 104 -32 74C-50 76 -66 62 -62 44L-30 56C-34 34 -26 20 0 20z',
            ink,
          ) +
          disc(-17, 72, 4, deep(c) === ink ? c.colours.bg : deep(c)) +
          disc(17, 72, 4, deep(c) === ink ? c.colours.bg : deep(c)) +
          shape('M-9 120h18l-9 12z', deep(c) === ink ? c.colours.bg : deep(c)),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      turned(
        shape('M0 -130C64 -86 78 0 0 120C-78 0 -64 -86 0 -130z', highlight) +
          shape('M0 -130C64 -86 78 0 0 120z', mid) +
          line('M0 -120V170', ink, 4, ROUND) +
          times(7, (i) =>
            line(
              `M0 ${-70 + i * 26}L${46 - Math.abs(i - 2) * 4} ${-98 + i * 26}M0 ${-70 + i * 26}L${-46 + Math.abs(i - 2) * 4} ${-98 + i * 26}`,
              ink,
              2,
            ),
          ),
        'rotate(26)',
      ),
    );
  },
];

export const robot: Family = [
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return centred(
      c,
      rect(-84, -70, 168, 142, ink, 18) +
        rect(-102, -24, 18, 54, mid, 4) +
        rect(84, -24, 18, 54, mid, 4) +
        rect(-62, -46, 124, 54, deep(c) === ink ? bg : deep(c), 12) +
        disc(-30, -19, 16, highlight) +
        disc(30, -19, 16, highlight) +
        disc(-30, -19, 6, deep(c)) +
        disc(30, -19, 6, deep(c)) +
        times(6, (i) => rect(-48 + i * 17, 32, 9, 22, mid)) +
        rect(-3, -104, 6, 34, ink) +
        disc(0, -110, 11, highlight) +
        rect(-44, 72, 88, 18, mid) +
        shape('M-130 160C-126 106 -80 92 0 92S126 106 130 160z', ink) +
        disc(0, 128, 13, highlight),
    );
  },
  (c) => {
    const { highlight } = c.colours;
    return (
      disc(c.x + 10 * c.scale, c.y - 30 * c.scale, 96 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-34 190L-26 96L-62 56L-58 -30L-46 -34L-38 22L-34 24L-36 -82L-22 -86L-12 10H-8L-6 -104L10 -104L12 10H16L26 -84L40 -80L38 22L50 52L64 34L76 44L52 92L34 110L38 190z',
          deep(c),
        ) +
          each(
            [
              [-53, -4],
              [-30, -40],
              [-30, -4],
              [1, -58],
              [1, -16],
              [32, -38],
              [31, -2],
            ],
            ([x, y]) => rect(x - 8, y, 16, 5, highlight),
          ) +
          disc(2, 66, 22, highlight) +
          disc(2, 66, 12, deep(c)) +
          rect(-30, 128, 66, 6, highlight),
      )
    );
  },
  (c) => {
    const { highlight, mid } = c.colours,
      gy = c.y + 112 * c.scale;
    return (
      disc(c.x, c.y - 10 * c.scale, 88 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-14 -104h28l6 16l18 4l34 4l6 44l-10 60h-20l4 -52l-8 -6l-4 46l12 100h-28l-10 -80h-8l-10 80h-28l12 -100l-4 -46l-8 6l4 52h-20l-10 -60l6 -44l34 -4l18 -4z',
          deep(c),
        ) +
          shape('M-20 -98L-44 -128L-8 -106zM20 -98L44 -128L8 -106z', deep(c)) +
          rect(-11, -92, 22, 5, highlight) +
          shape('M-16 -50h32l-8 22h-16z', highlight),
      ) +
      times(9, (i) => rect((i * c.width) / 9, gy - 14 - ((i * 29) % 40) * c.scale, c.width / 9 - 3, c.height, mid))
    );
  },
  (c) => {
    const gear = (x: number, y: number, q: number, k: number, col: string, h: string) =>
      placed(
        x,
        y,
        1,
        disc(0, 0, q, col) +
          times(
            k,
            (i) =>
              `<rect x="${num(-q * 0.16)}" y="${num(-q * 1.22)}" width="${num(q * 0.32)}" height="${num(q * 0.4)}" fill="${col}" transform="rotate(${num((i * 360) / k)})"/>`,
          ) +
          disc(0, 0, q * 0.42, h),
      );
    const { highlight, ink, mid, bg } = c.colours;
    return (
      gear(c.x - 30 * c.scale, c.y + 30 * c.scale, 84 * c.scale, 12, ink, bg) +
      gear(c.x + 70 * c.scale, c.y - 66 * c.scale, 46 * c.scale, 9, highlight, bg) +
      gear(c.x - 100 * c.scale, c.y - 90 * c.scale, 34 * c.scale, 8, mid, bg) +
      gear(c.x + 96 * c.scale, c.y + 96 * c.scale, 54 * c.scale, 10, mid, bg) +
      disc(c.x - 30 * c.scale, c.y + 30 * c.scale, 14 * c.scale, highlight)
    );
  },
];
