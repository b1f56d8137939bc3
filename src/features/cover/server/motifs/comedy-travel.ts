import {
  centred,
  cloud,
  deep,
  disc,
  each,
  type Family,
  line,
  num,
  placed,
  ROUND,
  rect,
  ring,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const comedy: Family = [
  (c) => {
    const { highlight, ink } = c.colours;
    return centred(
      c,
      shape('M-116 -30C-60 -14 60 -14 116 -30C112 -12 60 4 0 4S-112 -12 -116 -30z', ink) +
        shape('M-66 -24C-72 -116 -30 -120 0 -120S72 -116 66 -24C30 -16 -30 -16 -66 -24z', ink) +
        shape('M-67 -44C-30 -34 30 -34 67 -44L66 -24C30 -16 -30 -16 -66 -24z', highlight) +
        shape('M0 52C-14 34 -50 36 -58 62C-44 56 -20 74 0 64C20 74 44 56 58 62C50 36 14 34 0 52z', ink) +
        line('M112 10V130C112 168 70 168 70 136', highlight, 9, ROUND),
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return (
      centred(
        c,
        shape('M-116 -40C-70 -60 70 -60 116 -40C112 60 60 110 0 110S-112 60 -116 -40z', deep(c)) +
          shape('M-104 -36C-60 -52 60 -52 104 -36L96 0C40 -12 -40 -12 -96 0z', w) +
          times(7, (i) => line(`M${-78 + i * 26} -44v40`, deep(c), 3)) +
          shape('M-66 70C-40 34 40 34 66 70C40 102 -40 102 -66 70z', highlight) +
          line('M0 56V88', deep(c), 3, ROUND),
      ) +
      each([-1, 1], (d) =>
        line(
          `M${num(c.x + d * 62 * c.scale)} ${num(c.y - 92 * c.scale)}q${num(d * 18 * c.scale)} ${num(-24 * c.scale)} ${num(d * 44 * c.scale)} ${num(-4 * c.scale)}`,
          ink,
          9 * c.scale,
          ROUND,
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      ch = (x: number, y: number, a: number, col: string) =>
        turned(
          rect(-26, -6, 52, 9, col) +
            rect(-26, -62, 8, 58, col) +
            rect(-26, -64, 8, 4, col) +
            rect(-24, 2, 7, 46, col) +
            rect(17, 2, 7, 46, col) +
            rect(-26, -60, 8, 60, col) +
            rect(-20, -44, 0, 0, col),
          `translate(${x} ${y})rotate(${a})`,
        );
    return (
      centred(
        c,
        ch(-20, 74, 0, ink) + ch(22, 10, 24, highlight) + ch(-30, -44, -18, ink) + ch(28, -92, 40, highlight),
      ) +
      rect(0, c.y + 122 * c.scale, c.width, c.height, mid) +
      placed(c.x + 10 * c.scale, c.y - 128 * c.scale, c.scale, disc(0, 0, 12, highlight))
    );
  },
  (c) => {
    const { highlight } = c.colours;
    return centred(
      c,
      disc(0, 0, 108, highlight) +
        each([-1, 1], (d) => shape(`M${d * 20} -46q${d * 24} -30 ${d * 48} 0q${-d * 24} -12 ${-d * 48} 0z`, deep(c))) +
        shape('M-72 8C-30 26 30 26 72 8C66 66 -66 66 -72 8z', deep(c)) +
        shape('M-60 20C-30 30 30 30 60 20L56 32C30 40 -30 40 -56 32z', c.colours.light) +
        shape(
          'M-64 -16C-70 -2 -58 6 -54 -4C-52 -12 -60 -16 -64 -16zM64 -16C70 -2 58 6 54 -4C52 -12 60 -16 64 -16z',
          c.colours.light,
        ),
    );
  },
];

export const travel: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      `${rect(-84, -118, 168, 236, mid, 80)}<clipPath id="t${c.id}">${rect(-66, -100, 132, 200, '#000', 62)}</clipPath><g clip-path="url(#t${c.id})">${rect(-70, -104, 140, 210, c.colours.light)}${disc(24, -30, 34, highlight)}${cloud(-20, 50, 120, '#fff')}${cloud(50, 14, 70, '#fff')}${shape('M-70 100L40 40L90 60L-10 130z', deep(c))}</g>${rect(-66, -100, 132, 200, 'none', 62, ` stroke="${ink}" stroke-width="6"`)}`,
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 100 * c.scale;
    return (
      rect(0, gy, c.width, c.height, mid) +
      centred(
        c,
        line('M-30 -58V-84C-30 -96 -22 -102 -12 -102H12C22 -102 30 -96 30 -84V-58', ink, 9) +
          rect(-104, -60, 208, 150, highlight, 14) +
          rect(-72, -60, 16, 150, ink) +
          rect(56, -60, 16, 150, ink) +
          disc(-6, -16, 24, c.colours.light) +
          shape('M-18 -10l24 -16l-8 26z', deep(c)) +
          turned(
            rect(-26, -14, 52, 28, ink, 3) + rect(-18, -4, 36, 3, c.colours.bg) + rect(-18, 4, 24, 3, c.colours.bg),
            'translate(8 50)rotate(-12)',
          ) +
          rect(-80, 88, 18, 12, deep(c)) +
          rect(62, 88, 18, 12, deep(c)),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(
        7,
        (i) =>
          `<ellipse cx="${num(c.x + 20 * c.scale)}" cy="${num(c.y)}" rx="${num((30 + i * 27) * c.scale)}" ry="${num((20 + i * 24) * c.scale)}" fill="none" stroke="${mid}" stroke-width="2" transform="rotate(${-20 + i * 5} ${num(c.x)} ${num(c.y)})"/>`,
      ) +
      line(
        `M${num(c.x - 110 * c.scale)} ${num(c.y + 110 * c.scale)}C${num(c.x - 60 * c.scale)} ${num(c.y + 20 * c.scale)} ${num(c.x + 10 * c.scale)} ${num(c.y + 110 * c.scale)} ${num(c.x + 30 * c.scale)} ${num(c.y + 4 * c.scale)}`,
        ink,
        3.4,
        ' stroke-dasharray="9 8"',
      ) +
      placed(
        c.x + 30 * c.scale,
        c.y,
        c.scale,
        shape('M0 0C-14 -30 -34 -46 -34 -72A34 34 0 0 1 34 -72C34 -46 14 -30 0 0z', highlight) +
          disc(0, -72, 13, deep(c)),
      ) +
      disc(c.x - 110 * c.scale, c.y + 110 * c.scale, 7 * c.scale, ink)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      disc(0, 0, 108, mid) +
        ring(0, 0, 100, ink, 4) +
        times(24, (i) => {
          const a = i * 0.2618;
          return line(
            `M${num(90 * Math.cos(a))} ${num(90 * Math.sin(a))}L${num((i % 6 ? 84 : 72) * Math.cos(a))} ${num((i % 6 ? 84 : 72) * Math.sin(a))}`,
            ink,
            i % 6 ? 2 : 5,
          );
        }) +
        turned(shape('M0 -80L20 0H-20z', highlight) + shape('M0 80L20 0H-20z', ink), 'rotate(28)') +
        disc(0, 0, 8, deep(c)),
    );
  },
];
