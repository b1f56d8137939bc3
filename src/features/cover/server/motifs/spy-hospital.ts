import {
  centred,
  deep,
  disc,
  type Family,
  hat,
  line,
  man,
  num,
  pick,
  placed,
  ROUND,
  rect,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const spy: Family = [
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      times(9, (i) =>
        disc(
          c.x,
          c.y,
          (170 - i * 18) * c.scale,
          pick([mid, c.colours.bg, deep(c), c.colours.bg, mid, c.colours.bg, highlight, c.colours.bg, highlight], i),
        ),
      ) + placed(c.x, c.y + 52 * c.scale, c.scale, hat(0, 0, 100, deep(c)))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      _s = '·−·· ·· −−· ···· − ·− − −· ·· −−· ···· −'.split('');
    return (
      times(11, (j) => {
        let x = -((j * 37) % 40),
          o = '';
        for (let i = 0; x < c.width && i < 40; i++) {
          const t = (c.random() * 3) | 0,
            w = t === 0 ? 8 : t === 1 ? 24 : 0;
          if (w) o += rect(x, c.height * 0.05 + j * c.height * 0.088, w, 8, j === 6 || j === 3 ? highlight : mid, 4);
          x += (w || 8) + 9;
        }
        return o;
      }) +
      centred(
        c,
        rect(-96, 44, 192, 24, deep(c), 4) +
          rect(-70, 20, 28, 26, deep(c)) +
          line('M-56 18L84 2', ink, 10, ROUND) +
          disc(92, -4, 20, highlight) +
          rect(-18, 14, 14, 32, ink) +
          line('M96 56C140 60 130 110 180 100', ink, 4),
      )
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      shape(
        `M${num(c.x)} ${num(c.y + 96 * c.scale)}L${num(c.x - 120 * c.scale)} -10H${num(c.x + 150 * c.scale)}z`,
        mid,
        ' opacity=".7"',
      ) +
      centred(
        c,
        shape('M-70 200C-84 90 -66 40 -40 26L-22 14L0 44L22 14L40 26C66 40 84 90 70 200z', deep(c)) +
          shape('M-22 14L0 44L22 14L14 6H-14z', c.colours.light) +
          shape('M0 44l-8 12l6 60h4l6 -60z', highlight) +
          shape('M-26 -44C-26 10 26 10 26 -44z', c.colours.light) +
          shape('M-26 -44C-26 10 0 2 0 2V-44z', highlight, ' opacity=".85"') +
          shape('M-64 -44C-40 -54 40 -54 64 -44C40 -34 -40 -34 -64 -44z', deep(c)) +
          shape('M-34 -48C-36 -90 -22 -96 0 -90C22 -96 36 -90 34 -48z', deep(c)) +
          rect(-34, -58, 68, 9, highlight),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      q = 38 * c.scale;
    return (
      times(7, (j) =>
        times(9, (i) =>
          (i + j) % 2
            ? shape(
                `M${num(c.x + (i - 4.5) * q * (1 + j * 0.12))} ${num(c.y + 50 * c.scale + j * 22 * c.scale)}h${num(q * (1 + j * 0.12))}l${num((i - 4) * 4)} ${num(22 * c.scale)}h${num(-q * (1 + j * 0.12))}z`,
                mid,
              )
            : '',
        ),
      ) +
      centred(
        c,
        shape('M-36 92H36L28 72C16 66 14 30 16 0H-16C-14 30 -16 66 -28 72z', ink) +
          rect(-26, -10, 52, 12, ink, 5) +
          shape('M-28 -12L-38 -70L-18 -46L0 -84L18 -46L38 -70L28 -12z', ink) +
          disc(0, -90, 8, highlight) +
          turned(
            shape('M-30 92H30L24 76C12 70 10 44 12 24H-12C-10 44 -12 70 -24 76z', highlight) +
              disc(0, 6, 22, highlight),
            'translate(96 18)',
          ) +
          turned(
            shape('M-30 92H30L24 76C12 70 10 44 12 24H-12C-10 44 -12 70 -24 76z', deep(c)) + disc(0, 6, 22, deep(c)),
            'translate(-96 30)',
          ),
      )
    );
  },
];

export const hospital: Family = [
  (c) => {
    const { highlight, ink } = c.colours;
    return (
      centred(c, rect(-34, -104, 68, 208, highlight) + rect(-104, -34, 208, 68, highlight)) +
      line(
        `M-6 ${num(c.y)}H${num(c.x - 84 * c.scale)}l${num(14 * c.scale)} ${num(-20 * c.scale)}l${num(14 * c.scale)} ${num(20 * c.scale)}h${num(14 * c.scale)}l${num(16 * c.scale)} ${num(-84 * c.scale)}l${num(22 * c.scale)} ${num(140 * c.scale)}l${num(16 * c.scale)} ${num(-56 * c.scale)}h${num(22 * c.scale)}l${num(12 * c.scale)} ${num(-24 * c.scale)}l${num(14 * c.scale)} ${num(24 * c.scale)}H${c.width + 6}`,
        ink,
        6,
        ROUND,
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      v = [c.x, c.y - 20 * c.scale] as const;
    return (
      shape(
        `M0 ${c.height}L${num(v[0] - 34 * c.scale)} ${num(v[1] + 46 * c.scale)}h${num(68 * c.scale)}L${c.width} ${c.height}z`,
        mid,
      ) +
      times(5, (i) => {
        const t = (i / 5) ** 1.7,
          y = v[1] + 46 * c.scale + (c.height - v[1] - 46 * c.scale) * t;
        return line(
          `M${num(v[0] - 34 * c.scale - (v[0] - 34 * c.scale) * t)} ${num(y)}H${num(v[0] + 34 * c.scale + (c.width - v[0] - 34 * c.scale) * t)}`,
          c.colours.bg,
          2,
        );
      }) +
      line(
        `M0 0L${num(v[0] - 34 * c.scale)} ${num(v[1] - 52 * c.scale)}v${num(98 * c.scale)}L0 ${c.height}M${c.width} 0L${num(v[0] + 34 * c.scale)} ${num(v[1] - 52 * c.scale)}v${num(98 * c.scale)}L${c.width} ${c.height}M${num(v[0] - 34 * c.scale)} ${num(v[1] - 52 * c.scale)}h${num(68 * c.scale)}`,
        ink,
        2,
      ) +
      rect(v[0] - 30 * c.scale, v[1] - 48 * c.scale, 60 * c.scale, 94 * c.scale, highlight) +
      man(v[0], v[1] + 50 * c.scale, 62 * c.scale, deep(c)) +
      rect(v[0] - 16 * c.scale, v[1] - 84 * c.scale, 32 * c.scale, 12 * c.scale, highlight)
    );
  },
];
