import {
  centred,
  deep,
  disc,
  each,
  type Family,
  land,
  line,
  num,
  oval,
  pick,
  placed,
  ROUND,
  rect,
  roof,
  shape,
  times,
  turned,
  woman,
} from '../motif-kit.ts';

export const wuxia: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      disc(c.x + 30 * c.scale, c.y - 50 * c.scale, 62 * c.scale, highlight) +
      each([0.05, 0.2, 0.42, 0.74, 0.93], (a, i) => {
        const x = c.width * a,
          w = pick([15, 9, 12, 8, 17], i);
        return times(7, (j) =>
          rect(
            x - w / 2 + j * (i % 2 ? 0.8 : -0.8),
            -10 + (j * c.height) / 6.4,
            w,
            c.height / 6.4 - 4,
            i % 2 ? mid : ink,
            3,
          ),
        );
      }) +
      each(
        [
          [0.08, 0.2],
          [0.46, 0.12],
          [0.76, 0.3],
          [0.9, 0.1],
          [0.22, 0.42],
        ],
        ([a, b]) =>
          times(
            3,
            (i) =>
              `<path d="M0 0C18 -8 40 -6 56 6C38 10 18 10 0 0z" fill="${ink}" transform="translate(${num(c.width * a)} ${num(c.height * b)})rotate(${(a > 0.5 ? 110 : 10) + i * 32})"/>`,
          ),
      ) +
      placed(
        c.x,
        c.y + 62 * c.scale,
        c.scale,
        shape('M-20 -6L-34 96H40L18 -6z', deep(c)) +
          shape('M-58 -8Q0 -64 58 -8Q0 6 -58 -8z', highlight) +
          line('M24 20L104 -60', c.colours.light, 5, ROUND) +
          line('M20 10l18 18', highlight, 6),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 98 * c.scale;
    return (
      disc(c.x, c.y - 20 * c.scale, 78 * c.scale, highlight) +
      land(c, gy, 20 * c.scale, mid, 3) +
      centred(
        c,
        shape('M-9 -52H9V92L0 118L-9 92z', c.colours.isDark ? ink : '#fff') +
          shape('M0 -52H9V92L0 118z', ink) +
          shape('M-44 -64C-24 -52 24 -52 44 -64L40 -46C20 -40 -20 -40 -40 -46z', deep(c)) +
          rect(-6, -108, 12, 46, deep(c)) +
          disc(0, -112, 10, deep(c)) +
          line(
            'M6 -104C40 -96 30 -60 66 -44M6 -104C30 -110 60 -90 84 -84',
            c.colours.isDark ? ink : deep(c),
            3.4,
            ROUND,
          ),
      ) +
      land(c, gy + 34 * c.scale, 18 * c.scale, deep(c), 3)
    );
  },
  (c) => {
    const { highlight, mid } = c.colours,
      gy = c.y + 92 * c.scale;
    return (
      disc(c.x, c.y - 20 * c.scale, 104 * c.scale, highlight) +
      placed(
        c.x - 6 * c.scale,
        c.y - 12 * c.scale,
        c.scale,
        disc(18, -50, 12, deep(c)) +
          shape(
            'M6 -40C26 -42 34 -22 26 0C44 10 62 6 84 20L78 28C54 22 34 26 14 14C-2 34 -34 40 -66 62L-72 54C-44 32 -24 14 -10 0C-30 -4 -52 -18 -84 -14C-56 -34 -26 -30 6 -40z',
            deep(c),
          ) +
          line('M26 -24L92 -78', deep(c), 4, ROUND),
      ) +
      roof(c.x - 50 * c.scale, gy, 300 * c.scale, 66 * c.scale, deep(c)) +
      rect(0, gy + 70 * c.scale, c.width, c.height, deep(c)) +
      times(12, (i) => rect(c.x + (-176 + i * 24) * c.scale, gy + 46 * c.scale, 4 * c.scale, 24 * c.scale, mid))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      centred(
        c,
        shape('M-150 96C-90 70 20 -40 138 -132C120 -90 30 40 -60 98C-90 116 -140 118 -150 96z', ink) +
          shape(
            'M-120 104C-60 60 40 -40 120 -116C70 -40 10 40 -56 90C-80 106 -110 112 -120 104z',
            c.colours.bg,
            ' opacity=".25"',
          ) +
          times(9, (i) => disc(-160 + i * 9 - (i % 3) * 12, 120 + ((i * 31) % 40), 2 + (i % 3) * 2, ink)) +
          disc(74, 44, 30, highlight),
      ) + rect(0, c.y + 150 * c.scale, c.width, 1.6, mid)
    );
  },
];

export const opera: Family = [
  (c) => {
    const { highlight, ink } = c.colours,
      w = c.colours.isDark ? ink : '#fff',
      d = deep(c);
    return centred(
      c,
      shape('M0 -116C64 -116 88 -66 84 -10C80 60 44 118 0 124C-44 118 -80 60 -84 -10C-88 -66 -64 -116 0 -116z', w) +
        shape(
          'M0 -116C20 -116 36 -110 48 -100C30 -80 14 -60 10 -30H-10C-14 -60 -30 -80 -48 -100C-36 -110 -20 -116 0 -116z',
          highlight,
        ) +
        each([-1, 1], (k) =>
          turned(
            shape('M12 -30C26 -66 60 -76 82 -60C76 -40 70 -34 62 -30C40 -44 26 -36 12 -30z', d) +
              shape('M16 -14C34 -30 58 -26 70 -4C54 10 28 8 16 -14z', d) +
              disc(43, -9, 7.5, w) +
              shape('M20 22C44 14 64 22 66 44C54 70 40 60 30 82C26 60 14 44 20 22z', highlight),
            `scale(${k} 1)`,
          ),
        ) +
        shape('M-10 -30H10L14 44C8 54 -8 54 -14 44z', w) +
        line('M-14 40C-8 52 8 52 14 40', d, 4, ROUND) +
        shape('M-26 78C-10 70 10 70 26 78C12 94 -12 94 -26 78z', highlight) +
        shape('M-84 -30C-96 -96 -50 -136 0 -136S96 -96 84 -30C80 -84 50 -116 0 -116S-80 -84 -84 -30z', d),
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      m = (x: number, y: number, a: number, col: string, e: string, happy: boolean) =>
        turned(
          shape('M-52 -60C-20 -72 20 -72 52 -60C60 0 40 62 0 78C-40 62 -60 0 -52 -60z', col) +
            shape('M-34 -22q14 -16 26 0q-13 7 -26 0zM8 -22q14 -16 26 0q-13 7 -26 0z', e) +
            shape(
              happy
                ? 'M-28 20C-12 32 12 32 28 20C22 52 -22 52 -28 20z'
                : 'M-24 48C-12 24 12 24 24 48C12 36 -12 36 -24 48z',
              e,
            ),
          `translate(${x} ${y})rotate(${a})`,
        );
    return centred(
      c,
      m(-46, -26, -14, ink, deep(c) === ink ? c.colours.bg : deep(c), true) +
        m(48, 34, 12, highlight, deep(c), false) +
        line('M-96 -70C-130 -40 -110 10 -140 40M98 0C130 20 110 70 140 90', highlight, 5, ROUND),
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      shape(
        `M${num(c.x)} -40L${num(c.x - 120 * c.scale)} ${num(c.y + 96 * c.scale)}H${num(c.x + 120 * c.scale)}z`,
        c.colours.light,
        ' opacity=".28"',
      ) +
      oval(c.x, c.y + 96 * c.scale, 122 * c.scale, 22 * c.scale, c.colours.light, ' opacity=".85"') +
      times(2, (k) =>
        times(4, (i) => {
          const x = k ? c.width - i * c.width * 0.07 : i * c.width * 0.07,
            w = (k ? -1 : 1) * c.width * 0.08;
          return shape(
            `M${num(x)} -4h${num(w)}C${num(x + w * 1.2)} ${num(c.height * 0.4)} ${num(x + w * 0.4)} ${num(c.height * 0.7)} ${num(x + w * 0.9)} ${c.height + 4}h${num(-w)}z`,
            i % 2 ? mid : highlight,
          );
        }),
      ) +
      shape(
        `M-4 -4H${c.width + 4}V${num(c.height * 0.08)}${times(6, () => `q${num(-c.width / 12)} ${num(c.height * 0.08)} ${num(-c.width / 6 - 1)} 0`)}z`,
        highlight,
      ) +
      woman(c.x, c.y + 98 * c.scale, 96 * c.scale, deep(c))
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      w = c.colours.isDark ? ink : '#fff',
      d = deep(c);
    return centred(
      c,
      line('M-30 -30C-80 -140 -150 -120 -170 -40', highlight, 7, ROUND) +
        line('M30 -30C80 -140 150 -120 170 -40', highlight, 7, ROUND) +
        times(9, (i) => {
          const t = i / 9;
          return line(
            `M${num(-46 - t * 110)} ${num(-64 - Math.sin(t * 3) * 46)}l-4 -12M${num(46 + t * 110)} ${num(-64 - Math.sin(t * 3) * 46)}l4 -12`,
            d,
            3,
          );
        }) +
        shape('M-60 -10C-64 -60 -30 -74 0 -74S64 -60 60 -10z', highlight) +
        times(7, (i) => disc(-48 + i * 16, -22 - Math.sin((i / 6) * 3.14) * 26, 8, i % 2 ? w : d)) +
        disc(0, -78, 12, d) +
        shape('M-52 -12H52C52 50 30 86 0 92C-30 86 -52 50 -52 -12z', w) +
        shape('M-34 14q14 -10 26 2q-14 8 -26 -2zM34 14q-14 -10 -26 2q14 8 26 -2z', d) +
        shape('M-44 24q20 -6 28 16q-20 16 -30 0zM44 24q-20 -6 -28 16q20 16 30 0z', highlight, ' opacity=".55"') +
        shape('M-10 64q10 -7 20 0q-10 10 -20 0z', highlight) +
        shape('M-150 190C-130 120 -70 96 0 96S130 120 150 190z', d) +
        line('M0 96V190M-60 112C-40 140 -40 170 -44 190M60 112C40 140 40 170 44 190', highlight, 3),
    );
  },
];
