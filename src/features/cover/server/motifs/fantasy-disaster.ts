import {
  centred,
  cloud,
  deep,
  disc,
  type Family,
  line,
  man,
  num,
  placed,
  ROUND,
  rect,
  shape,
  star,
  times,
  woman,
} from '../motif-kit.ts';

export const fantasy: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      disc(c.x + 50 * c.scale, c.y - 84 * c.scale, 34 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-104 24C-60 12 60 12 104 24C88 50 60 60 44 84C30 110 12 118 0 142C-14 112 -40 104 -50 80C-62 58 -90 50 -104 24z',
          mid,
        ) +
          shape('M10 20C40 16 84 18 104 24C88 50 60 60 44 84C30 110 12 118 0 142z', deep(c)) +
          rect(-60, -40, 30, 64, ink) +
          shape('M-66 -40L-45 -84L-24 -40z', highlight) +
          rect(-26, -16, 58, 40, ink) +
          rect(4, -76, 26, 96, ink) +
          shape('M-2 -76L17 -128L36 -76z', highlight) +
          rect(36, -28, 24, 50, ink) +
          shape('M32 -28L48 -62L64 -28z', highlight) +
          rect(-6, 2, 14, 22, deep(c)) +
          rect(13, -56, 8, 12, deep(c)),
      ) +
      cloud(c.x - 100 * c.scale, c.y + 70 * c.scale, 90 * c.scale, c.colours.light) +
      cloud(c.x + 96 * c.scale, c.y + 120 * c.scale, 110 * c.scale, c.colours.light)
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours,
      arch = (x: number, y: number, q: number, w: number) =>
        line(`M${x - q} ${y}a${q} ${q} 0 0 1 ${q * 2} 0`, ink, w) +
        times(7, (i) => {
          const a = Math.PI * (1 + (i + 0.5) / 7),
            R0 = q + w / 2;
          return shape(
            `M${num(x + R0 * Math.cos(a - 0.1))} ${num(y + R0 * Math.sin(a - 0.1))}L${num(x + (R0 + w * 0.42) * Math.cos(a + 0.06))} ${num(y + (R0 + w * 0.42) * Math.sin(a + 0.06))}L${num(x + R0 * Math.cos(a + 0.1))} ${num(y + R0 * Math.sin(a + 0.1))}z`,
            highlight,
          );
        }) +
        line(
          `M${x - q + w * 0.2} ${y}a${q - w * 0.2} ${q - w * 0.2} 0 0 1 ${q * 2 - w * 0.4} 0`,
          bg,
          2,
          ' stroke-dasharray="2 7"',
        );
    return (
      disc(c.x - 40 * c.scale, c.y - 66 * c.scale, 44 * c.scale, highlight) +
      centred(
        c,
        arch(-104, 74, 30, 20) +
          arch(-22, 74, 46, 28) +
          line('M24 74C20 20 34 -30 70 -44', ink, 34, ' stroke-linecap="butt"') +
          shape(
            'M52 -30C44 -66 60 -84 88 -82L128 -70L140 -52L112 -44L134 -36L122 -26L92 -26C84 -16 62 -14 52 -30z',
            ink,
          ) +
          disc(92, -64, 5.5, highlight) +
          line(
            'M76 -80C66 -104 44 -108 34 -124M88 -82C86 -106 72 -116 68 -136M138 -56C160 -64 150 -30 176 -34M126 -30C140 -16 128 -2 144 10',
            ink,
            4,
            ROUND,
          ) +
          shape('M50 -34L28 -46L44 -20L22 -18L42 -2L26 10L44 14z', highlight),
      ) +
      times(4, (i) => cloud(c.width * (0.08 + 0.3 * i), c.y + (74 + (i % 2) * 20) * c.scale, 104 * c.scale, mid)) +
      rect(0, c.y + 104 * c.scale, c.width, c.height, mid)
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      times(20, (i) =>
        star(
          c.x + (c.random() - 0.5) * 220 * c.scale,
          c.y - c.random() * 150 * c.scale + 20 * c.scale,
          (3 + c.random() * 11) * c.scale,
          i % 3 ? highlight : ink,
          4,
          0.32,
        ),
      ) +
      centred(
        c,
        shape('M0 70C-30 46 -80 44 -124 56V120C-80 108 -30 112 0 134C30 112 80 108 124 120V56C80 44 30 46 0 70z', ink) +
          shape('M0 70C30 46 80 44 124 56V120C80 108 30 112 0 134z', mid) +
          line('M-104 74C-70 66 -40 70 -16 84M-104 92C-70 84 -40 88 -16 102', bg, 3) +
          line('M0 70V134', deep(c), 3) +
          shape('M-14 66L-70 -60H70L14 66z', highlight, ' opacity=".22"'),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      cloud(c.x - 70 * c.scale, c.y + 120 * c.scale, 140 * c.scale, mid) +
      cloud(c.x + 90 * c.scale, c.y + 96 * c.scale, 110 * c.scale, mid) +
      centred(
        c,
        shape('M-56 110V-40A56 56 0 0 1 56 -40V110z', deep(c)) +
          shape('M-44 110V-40A44 44 0 0 1 44 -40V110z', highlight) +
          shape('M-44 110V-40A44 44 0 0 1 -20 -77V126z', mid) +
          disc(-28, 30, 4, highlight) +
          times(5, (i) => rect(-60 - i * 9, 110 + i * 13, 120 + i * 18, 13, i % 2 ? deep(c) : ink)),
      ) +
      woman(c.x + 18 * c.scale, c.y + 110 * c.scale, 56 * c.scale, deep(c)) +
      times(8, () => star(c.random() * c.width, c.random() * c.y, 5, ink, 4, 0.3))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(16, (i) => {
        const a = i * 0.3927;
        return shape(
          `M${num(c.x)} ${num(c.y)}L${num(c.x + 500 * Math.cos(a))} ${num(c.y + 500 * Math.sin(a))}L${num(c.x + 500 * Math.cos(a + 0.2))} ${num(c.y + 500 * Math.sin(a + 0.2))}z`,
          mid,
          ' opacity=".75"',
        );
      }) +
      star(c.x, c.y, 112 * c.scale, highlight, 8, 0.5) +
      star(c.x, c.y, 60 * c.scale, ink, 4, 0.4)
    );
  },
];

export const disaster: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    const d = 'M-10 -170L14 -96L-22 -40L20 14L-30 70L26 124L0 220';
    return (
      rect(0, 0, c.width, c.height, mid, 0, ' opacity=".4"') +
      centred(
        c,
        shape(`${d}H120L70 124L20 70L66 14L26 -40L50 -96L30 -170z`, deep(c)) +
          line(
            'M-22 -40L-110 -70M-30 70L-130 110M20 14L-20 26M66 14L150 -20M70 124L160 150M50 -96L140 -130',
            deep(c),
            5,
            ROUND,
          ) +
          shape('M12 -60L30 -40L14 14L28 40L4 70L22 120', 'none', ` stroke="${highlight}" stroke-width="7"`),
      ) +
      man(c.x - 74 * c.scale, c.y + 30 * c.scale, 44 * c.scale, ink)
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return (
      centred(
        c,
        shape(
          'M-70 150C-130 90 -84 30 -60 -6C-56 26 -40 34 -34 30C-50 -40 0 -80 6 -140C50 -100 44 -50 40 -24C58 -30 64 -50 64 -64C112 -6 130 100 66 150z',
          highlight,
        ) +
          shape('M-36 150C-66 110 -36 70 -24 54C-20 74 -10 78 -6 76C-12 30 16 14 20 -20C50 20 70 110 34 150z', ink) +
          shape('M-10 150C-26 124 -6 104 2 90C10 110 30 130 14 150z', highlight),
      ) + rect(0, c.y + 148 * c.scale, c.width, c.height, deep(c))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 110 * c.scale;
    return (
      centred(
        c,
        times(9, (i) =>
          line(
            `M${num(-100 + i * 9)} ${num(-116 + i * 26)}C${num(-40 + i * 4)} ${num(-140 + i * 26)} ${num(60 - i * 6)} ${num(-136 + i * 26)} ${num(104 - i * 12)} ${num(-108 + i * 26)}`,
            i % 3 === 1 ? highlight : ink,
            13 - i,
            ROUND,
          ),
        ),
      ) +
      rect(0, gy, c.width, c.height - gy, mid) +
      placed(
        c.x - 76 * c.scale,
        gy + 2,
        c.scale,
        rect(-20, -24, 40, 26, deep(c)) + shape('M-27 -22L0 -46L27 -22z', deep(c)) + rect(-6, -14, 10, 10, highlight),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 30 * c.scale;
    return (
      disc(c.x, c.y - 56 * c.scale, 96 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-150 60C-140 -10 -90 -24 -40 -34V-56C-60 -80 -56 -124 0 -126C56 -124 60 -80 40 -56V-34C90 -24 140 -10 150 60z',
          deep(c),
        ) +
          shape('M-34 -92L-12 -84L-16 -76L-34 -82zM34 -92L12 -84L16 -76L34 -82z', highlight) +
          times(6, (i) => rect(-24 + i * 8.4, -62, 6, 9, c.colours.light)),
      ) +
      rect(0, gy, c.width, c.height - gy, mid) +
      times(5, (j) =>
        times(6, (i) =>
          rect(
            (i * c.width) / 5 - ((j % 2) * c.width) / 10,
            gy + 10 + j * 26,
            c.width / 5 - 3,
            23,
            c.colours.bg,
            0,
            ' opacity=".28"',
          ),
        ),
      ) +
      rect(0, gy, c.width, 7, ink) +
      times(4, (i) => rect(c.x + (-86 + i * 14) * c.scale, gy - 9 * c.scale, 9 * c.scale, 14 * c.scale, deep(c))) +
      times(4, (i) => rect(c.x + (44 + i * 14) * c.scale, gy - 9 * c.scale, 9 * c.scale, 14 * c.scale, deep(c))) +
      man(c.x, gy + 2, 26 * c.scale, ink)
    );
  },
];
