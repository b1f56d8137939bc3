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
  ROUND,
  rect,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const beast: Family = [
  (c) => {
    const { highlight } = c.colours,
      k = deep(c);
    return (
      disc(c.x, c.y - 60 * c.scale, 60 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-110 200C-110 90 -96 30 -84 -10L-92 -96L-36 -46C-14 -52 14 -52 36 -46L92 -96L84 -10C96 30 110 90 110 200z',
          k,
        ) +
          shape(
            'M-50 0C-40 -20 -14 -16 -10 8C-26 16 -42 14 -50 0zM50 0C40 -20 14 -16 10 8C26 16 42 14 50 0z',
            highlight,
          ) +
          oval(-30, 2, 4, 11, k) +
          oval(30, 2, 4, 11, k) +
          shape('M-8 34h16l-8 10z', highlight) +
          line('M-20 44L-84 36M-20 52L-82 60M20 44L84 36M20 52L82 60', c.colours.light, 1.6),
      )
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return centred(
      c,
      shape(
        'M0 120C-30 100 -60 60 -74 20L-92 -104L-34 -60C-14 -66 14 -66 34 -60L92 -104L74 20C60 60 30 100 0 120z',
        w,
      ) +
        shape('M-80 -82L-42 -52L-66 -14zM80 -82L42 -52L66 -14z', highlight) +
        shape('M-56 6C-40 -14 -20 -8 -10 16C-30 22 -46 20 -56 6zM56 6C40 -14 20 -8 10 16C30 22 46 20 56 6z', deep(c)) +
        shape(
          'M-46 34C-40 56 -24 66 -12 68C-22 52 -32 40 -46 34zM46 34C40 56 24 66 12 68C22 52 32 40 46 34z',
          highlight,
        ) +
        shape('M0 -40L10 -14L0 6L-10 -14z', highlight) +
        shape('M-9 96h18l-9 16z', deep(c)),
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return centred(
      c,
      times(5, (i) => oval(0, 0, 60 + i * 34, 24 + i * 30, 'none', ` stroke="${mid}" stroke-width="2"`)) +
        turned(
          shape(
            'M0 -96C34 -80 40 -20 20 40C30 60 40 80 60 100C30 96 12 84 4 72C-6 92 -24 104 -50 108C-34 88 -26 66 -22 44C-44 -16 -34 -80 0 -96z',
            highlight,
          ) +
            shape(
              'M-6 -80C8 -60 4 -30 -14 -10C-30 -40 -22 -70 -6 -80zM18 -20C10 0 14 20 20 36C26 16 28 0 18 -20z',
              c.colours.light,
            ) +
            shape('M32 -30L66 -14L36 4zM-30 -24L-62 -2L-32 6z', highlight) +
            disc(-12, -72, 4, deep(c)) +
            disc(12, -72, 4, deep(c)),
          'rotate(24)',
        ),
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      disc(c.x - 10 * c.scale, c.y - 20 * c.scale, 88 * c.scale, highlight) +
      centred(
        c,
        line('M-150 96C-60 70 40 84 160 40M60 66C80 90 110 92 130 116', deep(c), 8, ROUND) +
          shape(
            'M-56 70C-66 20 -44 -40 0 -56C10 -80 44 -84 56 -60L84 -52L58 -42C62 10 34 60 -14 72L-60 116L-74 112z',
            deep(c),
          ) +
          disc(38, -58, 4.5, highlight) +
          shape('M-30 30C-20 0 4 -14 24 -16C20 16 0 40 -30 30z', mid),
      ) +
      times(
        5,
        (i) =>
          `<path d="M0 0C10 -10 26 -10 34 0C26 8 10 8 0 0z" fill="${mid}" transform="translate(${num(c.x + (-120 + i * 60) * c.scale)} ${num(c.y + (92 - i * 6) * c.scale)})rotate(${-40 + i * 50})scale(${num(c.scale)})"/>`,
      )
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return (
      times(4, (i) =>
        each([-1, 1], (d) =>
          shape(
            `M${num(c.x + d * 150 * c.scale)} ${num(c.y + (-130 + i * 52) * c.scale)}C${num(c.x + d * 110 * c.scale)} ${num(c.y + (-120 + i * 50) * c.scale)} ${num(c.x + d * 80 * c.scale)} ${num(c.y + (-112 + i * 46) * c.scale)} ${num(c.x + d * 52 * c.scale)} ${num(c.y + (-70 + i * 44) * c.scale)}C${num(c.x + d * 90 * c.scale)} ${num(c.y + (-84 + i * 48) * c.scale)} ${num(c.x + d * 120 * c.scale)} ${num(c.y + (-92 + i * 52) * c.scale)} ${num(c.x + d * 150 * c.scale)} ${num(c.y + (-96 + i * 52) * c.scale)}z`,
            ink,
          ),
        ),
      ) +
      centred(
        c,
        each(
          [-1, 1],
          (d) =>
            shape(
              `M${d * 14} -10C${d * 30} -34 ${d * 62} -34 ${d * 74} -18C${d * 60} 2 ${d * 34} 8 ${d * 14} -10z`,
              highlight,
            ) + disc(d * 44, -15, 9, deep(c)),
        ) +
          shape('M-26 50H26L8 78H-8z', ink) +
          line('M0 78V96M0 96C-14 112 -34 110 -44 98M0 96C14 112 34 110 44 98', ink, 6, ROUND) +
          times(3, (i) => rect(-22 + i * 4, -104 + i * 22, 44 - i * 8, 9, ink, 4)) +
          rect(-4, -112, 8, 74, ink, 3),
      )
    );
  },
  (c) => {
    const { highlight, mid } = c.colours,
      gy = c.y + 104 * c.scale;
    return (
      disc(c.x + 40 * c.scale, c.y - 70 * c.scale, 46 * c.scale, highlight) +
      rect(0, gy, c.width, c.height, mid) +
      centred(
        c,
        shape(
          'M-40 104C-50 60 -44 20 -30 -6C-34 -24 -36 -44 -30 -62L-14 -84L-4 -64H16L28 -80L34 -56L66 -42L64 -28L36 -20C34 -4 40 20 48 50L56 104H34L28 62L18 104H-6L2 60C-6 74 -8 90 -8 104z',
          deep(c),
        ) +
          line('M-40 92C-76 96 -88 70 -78 48', deep(c), 11, ROUND) +
          disc(26, -46, 3.4, highlight) +
          rect(-26, -14, 58, 8, highlight),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 96 * c.scale;
    return (
      rect(0, gy, c.width, c.height, mid) +
      disc(c.x, c.y - 10 * c.scale, 92 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-84 96L-78 30C-84 0 -66 -16 -40 -16H14C26 -30 30 -60 40 -84L36 -104L52 -92L58 -100L62 -86C80 -70 92 -56 98 -40L84 -30L66 -44C62 -20 58 4 50 24L58 96H46L34 34C10 40 -14 40 -34 34L-52 56L-60 96H-70L-66 50L-72 96z',
          deep(c),
        ) +
          line('M-82 -6C-108 4 -106 40 -118 62', deep(c), 9, ROUND) +
          shape('M40 -84C28 -70 20 -40 10 -18L24 -24C34 -44 38 -66 44 -78z', ink),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      w = c.colours.isDark ? ink : '#fff',
      k = deep(c);
    return (
      disc(c.x, c.y - 24 * c.scale, 98 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-30 -30C-56 -80 -50 -128 -34 -130C-16 -130 -8 -80 -8 -46zM30 -30C56 -80 50 -128 34 -130C16 -130 8 -80 8 -46z',
          w,
        ) +
          shape(
            'M-28 -46C-42 -84 -40 -114 -33 -114C-24 -114 -18 -76 -17 -52zM28 -46C42 -84 40 -114 33 -114C24 -114 18 -76 17 -52z',
            mid,
          ) +
          shape('M0 -60C44 -60 58 -26 56 4C54 34 30 48 0 48S-54 34 -56 4C-58 -26 -44 -60 0 -60z', w) +
          disc(-24, -6, 6.5, k) +
          disc(24, -6, 6.5, k) +
          shape('M-8 12h16l-8 9z', highlight) +
          shape('M-66 160C-70 80 -40 44 0 44S70 80 66 160z', w),
      ) +
      land(c, c.y + 104 * c.scale, 20 * c.scale, mid, 3)
    );
  },
];
