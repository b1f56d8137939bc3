import {
  centred,
  deep,
  disc,
  type Family,
  line,
  num,
  oval,
  placed,
  ROUND,
  rect,
  ring,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const music: Family = [
  (c) => {
    const { highlight, ink, mid, bg, shade } = c.colours,
      deepest = c.colours.isDark ? shade : ink;
    return centred(
      c,
      disc(0, 0, 118, deepest) +
        times(7, (i) => ring(0, 0, 54 + i * 9, mid, 1.2)) +
        shape(
          'M0 0L-40 -110A118 118 0 0 1 20 -116zM0 0L40 110A118 118 0 0 1 -20 116z',
          c.colours.light,
          ' opacity=".12"',
        ) +
        disc(0, 0, 42, highlight) +
        disc(0, 0, 5, bg) +
        line('M128 -128V-20L74 44', ink, 7, ROUND) +
        disc(128, -128, 15, ink) +
        turned(rect(-8, -10, 16, 26, ink, 3), 'translate(70 50)rotate(40)'),
    );
  },
  (c) => {
    const { highlight, ink, shade } = c.colours,
      deepest = c.colours.isDark ? shade : ink,
      light = c.colours.isDark ? ink : '#fff';
    return (
      turned(
        times(
          9,
          (i) =>
            rect(-220 + i * 48, -40, 46, 400, light, 4) +
            ([0, 1, 3, 4, 5, 7, 8].includes(i) ? rect(-220 + i * 48 + 32, -40, 30, 190, deepest, 3) : ''),
        ) +
          rect(-220 + 4 * 48, -40, 46, 400, highlight, 4) +
          rect(-220 + 3 * 48 + 32, -40, 30, 190, deepest, 3) +
          rect(-220 + 4 * 48 + 32, -40, 30, 190, deepest, 3),
        `translate(${num(c.x)} ${num(c.y)})scale(${num(c.scale)})rotate(-18)`,
      ) +
      turned(rect(-300, -90, 600, 52, deepest), `translate(${num(c.x)} ${num(c.y)})scale(${num(c.scale)})rotate(-18)`)
    );
  },
  (c) => {
    const { highlight, ink, shade } = c.colours,
      deepest = c.colours.isDark ? shade : ink;
    return (
      disc(c.x - 10 * c.scale, c.y + 60 * c.scale, 190 * c.scale, highlight) +
      ring(c.x, c.y + 30 * c.scale, 84 * c.scale, deepest, 5) +
      disc(c.x, c.y + 30 * c.scale, 72 * c.scale, deepest) +
      rect(c.x - 34 * c.scale, -4, 68 * c.scale, c.y - 20 * c.scale, deepest) +
      times(6, (i) =>
        rect(c.x + (-25 + i * 10) * c.scale - 1, -4, 1 + i * 0.35, c.height + 8, c.colours.isDark ? ink : c.colours.bg),
      ) +
      rect(c.x - 60 * c.scale, c.y + 168 * c.scale, 120 * c.scale, 14, deepest, 3)
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return centred(
      c,
      times(40, (i) => {
        const a = (i / 40) * 6.2832,
          q = 46 + 62 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.6));
        return line(
          `M${num(44 * Math.cos(a))} ${num(44 * Math.sin(a))}L${num(q * 1.15 * Math.cos(a))} ${num(q * 1.15 * Math.sin(a))}`,
          i % 3 ? ink : highlight,
          6,
          ROUND,
        );
      }) + disc(0, 0, 32, highlight),
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      deepest = c.colours.isDark ? shade : ink;
    return (
      shape(
        `M${num(c.x)} ${num(c.y - 40 * c.scale)}L${num(c.x - 230 * c.scale)} -20H${num(c.x + 230 * c.scale)}z`,
        mid,
        ' opacity=".6"',
      ) +
      centred(
        c,
        rect(-42, -104, 84, 130, highlight, 42) +
          times(6, (i) => rect(-42, -70 + i * 14, 84, 3.5, deepest)) +
          rect(-5, -104, 10, 40, deepest) +
          line('M-60 -20V6A60 60 0 0 0 60 6V-20', ink, 8, ROUND) +
          rect(-5, 64, 10, 150, ink),
      )
    );
  },
];

export const detective: Family = [
  (c) => {
    const { highlight, ink } = c.colours;
    return centred(
      c,
      times(9, (i) => {
        const a = 12 + i * 11.5,
          b = a * 1.18,
          col = i === 3 ? highlight : ink;
        return `<ellipse cx="${num((i % 2) * 3)}" cy="${num(i * 1.5)}" rx="${num(a)}" ry="${num(b)}" fill="none" stroke="${col}" stroke-width="6" stroke-linecap="round" stroke-dasharray="${num(a * (1.5 + (i % 3) * 0.7))} ${num(9 + (i % 4) * 7)} ${num(a * 2.2)} ${num(8 + (i % 2) * 10)}" transform="rotate(${i * 47} 0 0)"/>`;
      }),
      8,
    );
  },
  (c) => {
    const { highlight, ink, light } = c.colours;
    return (
      times(6, (i) => {
        const x = c.x + (-150 + i * 52) * c.scale,
          y = c.y + (130 - i * 46 + (i % 2) * 22) * c.scale;
        return placed(x, y, c.scale * 0.8, oval(0, 0, 9, 15, ink) + oval(2, 23, 7, 8, ink), 44);
      }) +
      centred(
        c,
        disc(14, -10, 76, light, ' opacity=".95"') +
          turned(oval(0, -14, 27, 44, highlight) + oval(6, 52, 21, 24, highlight), 'translate(14 -16)rotate(44)') +
          ring(14, -10, 76, ink, 12) +
          turned(rect(-9, 0, 18, 104, ink, 8), 'translate(66 46)rotate(-44)'),
      )
    );
  },
  (c) => {
    const { highlight, mid, light } = c.colours,
      q: [x: number, y: number, turn: number][] = [
        [-84, -70, -9],
        [62, -84, 7],
        [8, -6, -3],
        [-92, 60, 6],
        [78, 72, -8],
      ];
    return centred(
      c,
      q
        .map(([x, y, a]) =>
          turned(
            rect(-28, -32, 56, 64, light) +
              rect(-22, -26, 44, 42, mid) +
              (a % 2
                ? disc(0, -8, 10, deep(c)) + shape('M-17 16c0 -18 34 -18 34 0z', deep(c))
                : shape('M-22 16L-6 -8L6 6L14 -4L22 16z', deep(c))),
            `translate(${x} ${y})rotate(${a})`,
          ),
        )
        .join('') +
        line('M-84 -98L62 -112L8 -36L-92 30L78 42L8 -36L-84 -98M62 -112L78 42', highlight, 2.6) +
        q.map(([x, y]) => disc(x, y - 28, 6, highlight)).join(''),
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      disc(c.x, c.y - 10 * c.scale, 118 * c.scale, mid) +
      centred(
        c,
        shape('M0 -92a50 50 0 0 1 28 91L50 100H-50L-28 -1A50 50 0 0 1 0 -92z', deep(c)) +
          shape('M-42 -40C-20 -64 20 -64 42 -40C20 -20 -20 -20 -42 -40z', c.colours.light) +
          disc(0, -41, 13, highlight) +
          disc(0, -41, 5, deep(c)),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      rect(0, 0, c.width, c.height, mid, 0, ' opacity=".35"') +
      centred(
        c,
        `${line('M-10 -112C16 -118 30 -92 18 -72C60 -78 84 -108 104 -96C112 -86 70 -50 44 -38C46 -10 40 10 46 34C70 60 66 96 70 122C56 132 44 124 40 108C34 84 20 70 8 58C-8 80 -30 84 -60 112C-76 112 -80 98 -68 88C-48 70 -38 50 -30 30C-36 6 -34 -14 -26 -32C-50 -28 -76 -10 -96 6C-112 2 -108 -14 -94 -24C-70 -44 -44 -60 -16 -68C-30 -86 -28 -106 -10 -112z', ink, 5, ' stroke-linejoin="round" stroke-dasharray="26 5"') + shape('M62 -30l26 -16l4 46h-34z', highlight)}<text x="75" y="-8" font-size="22" font-weight="700" text-anchor="middle" fill="${deep(c)}" font-family="Num,Arial,sans-serif">1</text>`,
      )
    );
  },
];
