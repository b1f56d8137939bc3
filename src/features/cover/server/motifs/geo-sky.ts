import {
  bird,
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
  pick,
  placed,
  rect,
  ring,
  shape,
  times,
  woman,
} from '../motif-kit.ts';

export const geo: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(c, disc(-44, -44, 74, highlight) + rect(-8, -8, 118, 118, ink) + shape('M-118 110L-8 -8V110z', mid));
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return times(9, (i) =>
      line(
        `M${num(c.x - 200 + i * 34)} ${num(c.y + 190)}L${num(c.x - 20 + i * 34)} ${num(c.y - 190)}`,
        i === 4 ? highlight : i % 2 ? mid : ink,
        i === 4 ? 22 : 10,
      ),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      times(5, (i) =>
        shape(
          `M${-100} ${-100 + i * 0}a${200 - i * 40} ${200 - i * 40} 0 0 1 ${200 - i * 40} ${200 - i * 40}h${-(200 - i * 40)}z`,
          pick([ink, c.colours.bg, highlight, c.colours.bg, mid], i),
        ),
      ),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      q = 50;
    return centred(
      c,
      times(4, (j) =>
        times(4, (i) => {
          const u = Math.floor(c.random() * 5),
            x = -100 + i * q,
            y = -100 + j * q,
            col = pick([highlight, ink, mid], Math.floor(c.random() * 3));
          return u === 0
            ? disc(x + q / 2, y + q / 2, q / 2, col)
            : u === 1
              ? rect(x, y, q, q, col)
              : u === 2
                ? shape(`M${x} ${y}h${q}a${q} ${q} 0 0 1 ${-q} ${q}z`, col)
                : u === 3
                  ? shape(`M${x} ${y + q}h${q}v${-q}z`, col)
                  : '';
        }),
      ),
    );
  },
];

export const sky: Family = [
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      disc(c.x + 10 * c.scale, c.y - 30 * c.scale, 70 * c.scale, highlight) +
      times(5, (i) =>
        cloud(
          c.width * (0.1 + ((i * 37) % 80) / 100),
          c.y + (-40 + i * 46) * c.scale,
          (120 + (i % 3) * 40) * c.scale,
          i % 2 ? mid : c.colours.light,
        ),
      )
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      times(12, (i) => {
        const a = i * 0.5236 + 0.2;
        return shape(
          `M${num(c.x)} ${num(c.y)}L${num(c.x + 600 * Math.cos(a))} ${num(c.y + 600 * Math.sin(a))}L${num(c.x + 600 * Math.cos(a + 0.26))} ${num(c.y + 600 * Math.sin(a + 0.26))}z`,
          mid,
          ' opacity=".8"',
        );
      }) +
      disc(c.x, c.y, 76 * c.scale, highlight) +
      times(3, (i) => bird(c.x + (-20 + i * 34) * c.scale, c.y + (-8 + i * 16) * c.scale, 15 * c.scale, deep(c), 3))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(50, () => disc(c.random() * c.width, c.random() * c.height, 0.6 + c.random() * 1.5, ink, ' opacity=".8"')) +
      times(5, (i) => ring(c.x, c.y, (34 + i * 26) * c.scale, i === 2 ? highlight : mid, i === 2 ? 2.4 : 1.4)) +
      disc(c.x, c.y, 20 * c.scale, highlight) +
      each(
        [
          [60, 1, 9],
          [86, 2.4, 13],
          [112, 4.3, 7],
          [138, 5.4, 11],
        ],
        ([q, a, z]) => disc(c.x + q * c.scale * Math.cos(a), c.y + q * c.scale * Math.sin(a), z * c.scale, ink),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 96 * c.scale;
    return (
      times(22, () => disc(c.random() * c.width, c.random() * gy, 0.7 + c.random() * 1.2, ink, ' opacity=".8"')) +
      centred(c, shape('M10 -84A76 76 0 1 0 76 26A62 62 0 1 1 10 -84z', highlight)) +
      land(c, gy, 28 * c.scale, mid, 3) +
      placed(
        c.x + 60 * c.scale,
        gy + 6,
        c.scale,
        man(0, 0, 34, c.colours.isDark ? highlight : deep(c)) +
          woman(16, 0, 30, c.colours.isDark ? highlight : deep(c)),
      )
    );
  },
];
