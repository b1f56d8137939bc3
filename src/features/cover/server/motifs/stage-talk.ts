import {
  centred,
  deep,
  disc,
  each,
  type Family,
  line,
  num,
  oval,
  pick,
  placed,
  ROUND,
  rect,
  ring,
  shape,
  star,
  times,
  turned,
} from '../motif-kit.ts';

export const stage: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 84 * c.scale;
    return (
      each(
        [
          [-0.1, -0.2, highlight],
          [0.32, 0.24, mid],
          [0.74, 0.9, ink],
          [1.1, 0.5, mid],
        ],
        ([a, b, col], i) =>
          shape(
            `M${num(c.width * a)} -10L${num(c.width * (b - 0.22))} ${num(gy)}H${num(c.width * (b + 0.3))}z`,
            col,
            ` opacity="${i === 0 ? 0.95 : i === 2 ? 0.3 : 0.7}"`,
          ),
      ) +
      rect(0, gy, c.width, c.height - gy, deep(c)) +
      oval(c.x, gy + 4, 96 * c.scale, 15 * c.scale, highlight) +
      placed(
        c.x,
        gy + 2,
        c.scale,
        rect(-2.5, -96, 5, 98, deep(c)) + rect(-9, -120, 18, 34, deep(c), 9) + rect(-26, -2, 52, 5, deep(c), 2),
      ) +
      times(9, (i) => disc(((i + 0.5) * c.width) / 9, c.height + 4 - (i % 2) * 7, c.width / 17, mid))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      disc(c.x, c.y - 20 * c.scale, 96 * c.scale, highlight) +
      ring(c.x, c.y - 20 * c.scale, 112 * c.scale, highlight, 3) +
      times(24, (i) =>
        disc(
          c.x + 128 * c.scale * Math.cos(i * 0.2618),
          c.y - 20 * c.scale + 128 * c.scale * Math.sin(i * 0.2618),
          4,
          i % 2 ? ink : highlight,
        ),
      ) +
      times(3, (j) =>
        times(8, (i) => {
          const x = ((i + (j % 2) * 0.5) * c.width) / 7.5,
            y = c.height - 62 + j * 26;
          return (
            disc(x, y, 13, j === 0 ? mid : deep(c)) +
            rect(x - 17, y + 12, 34, 60, j === 0 ? mid : deep(c), 10) +
            ((i * 3 + j) % 5 === 1
              ? line(`M${num(x + 8)} ${num(y + 20)}L${num(x + 18)} ${num(y - 34)}`, j === 0 ? mid : deep(c), 7, ROUND)
              : '')
          );
        }),
      ) +
      star(c.x, c.y - 22 * c.scale, 52 * c.scale, deep(c), 5, 0.42)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      k = 4,
      q = c.width / k,
      rows = Math.ceil(c.height / q);
    let o = '';
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < k; x++) {
        const X = x * q,
          Y = c.height - (y + 1) * q,
          u = (c.random() * 7) | 0,
          col = pick([mid, highlight, ink], Math.floor(c.random() * 3));
        if (Math.hypot(X + q / 2 - c.x, Y + q / 2 - c.y) > 150 * c.scale) continue;
        o += [
          rect(X, Y, q + 0.4, q + 0.4, col),
          disc(X + q / 2, Y + q / 2, q / 2, col),
          shape(`M${num(X)} ${num(Y)}h${num(q)}a${num(q)} ${num(q)} 0 0 1 ${num(-q)} ${num(q)}z`, col),
          shape(`M${num(X)} ${num(Y + q)}v${num(-q)}a${num(q)} ${num(q)} 0 0 1 ${num(q)} ${num(q)}z`, col),
          ring(X + q / 2, Y + q / 2, q * 0.33, col, q * 0.17),
          star(X + q / 2, Y + q / 2, q * 0.5, col, 4, 0.42),
          shape(`M${num(X)} ${num(Y)}L${num(X + q)} ${num(Y + q)}H${num(X)}z`, col),
        ][u];
      }
    return o;
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      rect(-96, -74, 192, 138, ink, 16) +
        rect(-82, -60, 130, 110, highlight, 12) +
        disc(72, -36, 11, mid) +
        disc(72, -4, 11, mid) +
        times(4, (i) => rect(60, 20 + i * 9, 24, 4, mid)) +
        line('M-30 -74L-62 -124M10 -74L52 -130', ink, 6, ROUND) +
        rect(-60, 64, 12, 40, ink) +
        rect(48, 64, 12, 40, ink) +
        star(-17, -4, 40, deep(c), 5, 0.42),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(42, (i) => {
        const x = c.random() * c.width,
          y = c.random() * c.height,
          a = c.random() * 180,
          u = i % 4;
        return `<g transform="translate(${num(x)} ${num(y)})rotate(${num(a)})">${u === 0 ? rect(-9, -4, 18, 8, highlight) : u === 1 ? disc(0, 0, 5, ink) : u === 2 ? shape('M-8 6L0 -8L8 6z', mid) : line('M-10 0q5 -8 10 0t10 0', highlight, 3.4)}</g>`;
      }) +
      centred(
        c,
        shape('M-62 -66H62V-10C62 34 30 56 0 56S-62 34 -62 -10z', highlight) +
          line('M-62 -50H-92C-96 -10 -80 8 -56 10M62 -50H92C96 -10 80 8 56 10', highlight, 11, ROUND) +
          rect(-12, 54, 24, 34, highlight) +
          rect(-46, 86, 92, 22, ink, 3) +
          star(0, -12, 30, deep(c), 5, 0.42),
      )
    );
  },
];

export const talk: Family = [
  (c) => {
    const { highlight, ink, bg } = c.colours;
    return centred(
      c,
      shape('M-118 -96H30V0H-50L-82 34V0H-118z', highlight) +
        shape('M118 -22H-10V66H60L88 96V66H118z', ink) +
        times(3, (i) => rect(-98, -76 + i * 24, pick([108, 84, 54], i), 10, deep(c))) +
        times(3, (i) => disc(26 + i * 28, 22, 9, bg)),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      times(4, (i) => ring(0, -40, 56 + i * 26, i % 2 ? highlight : mid, 6, ' stroke-dasharray="90 60"')) +
        rect(-30, -92, 60, 100, ink, 30) +
        times(5, (i) => rect(-30, -66 + i * 12, 60, 3, c.colours.bg)) +
        line('M-46 -30V-20A46 46 0 0 0 46 -20V-30M0 26V100M-40 102H40', ink, 8, ROUND),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 80 * c.scale;
    return (
      rect(0, gy, c.width, c.height, mid) +
      centred(
        c,
        shape('M-128 -30q0 -20 20 -20t20 20v54h62v66h-12v-26h-70v26h-12z', highlight) +
          turned(shape('M-128 -30q0 -20 20 -20t20 20v54h62v66h-12v-26h-70v26h-12z', ink), 'scale(-1 1)') +
          disc(-92, -84, 20, highlight) +
          disc(92, -84, 20, ink) +
          rect(-16, 42, 32, 6, deep(c)) +
          rect(-3, 48, 6, 42, deep(c)) +
          rect(-5, 26, 10, 16, deep(c), 2),
      )
    );
  },
];
