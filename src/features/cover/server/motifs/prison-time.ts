import {
  centred,
  deep,
  disc,
  type Family,
  line,
  man,
  num,
  placed,
  ROUND,
  rect,
  ring,
  shape,
  times,
} from '../motif-kit.ts';

export const prison: Family = [
  (c) => {
    const { highlight, ink } = c.colours;
    return (
      disc(c.x + 16 * c.scale, c.y - 30 * c.scale, 74 * c.scale, highlight) +
      times(7, (i) => rect((i * c.width) / 6 - 8, -4, 15, c.height + 8, deep(c))) +
      rect(-4, c.height * 0.16, c.width + 8, 13, deep(c)) +
      rect(-4, c.height * 0.82, c.width + 8, 13, deep(c)) +
      placed(
        c.x + 20 * c.scale,
        c.y - 24 * c.scale,
        c.scale,
        shape(
          'M-58 -36C-30 -34 -12 -18 -2 -4C8 -26 30 -44 64 -46C44 -28 34 -6 26 8C40 12 52 12 66 6C56 26 30 34 10 26C-6 34 -26 32 -40 22L-20 14C-30 -4 -44 -22 -58 -36z',
          c.colours.isDark ? ink : '#fff',
        ),
      )
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      times(9, (j) =>
        times(5, (i) =>
          rect(
            (i * c.width) / 4 - ((j % 2) * c.width) / 8 - 10,
            (j * c.height) / 9,
            c.width / 4 - 3,
            c.height / 9 - 3,
            mid,
          ),
        ),
      ) +
      shape(
        `M${num(c.x - 10 * c.scale)} ${num(c.y - 30 * c.scale)}m-48 0l18 -44l30 -12l34 8l22 40l-8 44l-34 26l-40 -10z`,
        highlight,
      ) +
      placed(c.x - 10 * c.scale, c.y + 16 * c.scale, c.scale, man(4, 0, 66, deep(c)))
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return centred(
      c,
      times(4, (j) =>
        times(3, (i) => {
          const x = -108 + i * 78,
            y = -110 + j * 62,
            last = j === 3 && i === 2;
          return (
            times(4, (k) => line(`M${x + k * 13} ${y}l${(k % 2) * 3 - 1} 42`, last && k > 2 ? 'none' : ink, 5, ROUND)) +
            (last ? '' : line(`M${x - 9} ${y + 34}L${x + 50} ${y + 6}`, j === 1 && i === 1 ? highlight : ink, 5, ROUND))
          );
        }),
      ),
    );
  },
];

export const time: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      disc(0, 0, 112, mid) +
        ring(0, 0, 106, ink, 5) +
        times(12, (i) => {
          const a = i * 0.5236;
          return line(
            `M${num(94 * Math.cos(a))} ${num(94 * Math.sin(a))}L${num((i % 3 ? 84 : 74) * Math.cos(a))} ${num((i % 3 ? 84 : 74) * Math.sin(a))}`,
            ink,
            i % 3 ? 3 : 7,
          );
        }) +
        shape('M0 0L-30 -64A70 70 0 0 1 40 -58z', highlight) +
        line('M0 0L-30 -62', ink, 8, ROUND) +
        line('M0 0L56 -66', ink, 5, ROUND) +
        disc(0, 0, 9, highlight),
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return centred(
      c,
      rect(-74, -124, 148, 15, ink, 3) +
        rect(-74, 110, 148, 15, ink, 3) +
        shape(
          'M-58 -108H58C58 -48 12 -28 10 0C12 28 58 50 58 110H-58C-58 50 -12 28 -10 0C-12 -28 -58 -48 -58 -108z',
          c.colours.light,
          ' opacity=".5"',
        ) +
        shape('M-44 -56H44C36 -32 10 -24 8 0H-8C-10 -24 -36 -32 -44 -56z', highlight) +
        shape('M-56 108C-44 70 -14 62 0 50C14 62 44 70 56 108z', highlight) +
        rect(-1.5, 0, 3, 60, highlight),
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      times(9, (i) => {
        const q = (170 - i * 19) * c.scale;
        return `<g transform="translate(${num(c.x)} ${num(c.y)})rotate(${i * 6})">${rect(-q, -q * 1.1, q * 2, q * 2.2, i % 2 ? c.colours.bg : i === 8 ? highlight : mid)}</g>`;
      }) + man(c.x, c.y + 22 * c.scale, 38 * c.scale, deep(c))
    );
  },
];
