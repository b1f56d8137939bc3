import {
  centred,
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
  turned,
} from '../motif-kit.ts';

export const school: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 40 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        times(2, (i) => times(3, (j) => rect(-66 + i * 48, -112 + j * 42, 43, 37, highlight))) +
          shape('M-30 62L88 62L150 150L8 150z', highlight, ' opacity=".85"') +
          times(1, () => line('M30 62l56 88M-12 106h134', mid, 4)) +
          shape('M44 50h42v8h-36v20h36v62h-8v-34h-28v34h-8z', ink),
      ) +
      rect(0, gy - 2, c.width, 2, shade, 0, ' opacity=".4"')
    );
  },
  (c) => {
    const { highlight, ink, mid, light, shade } = c.colours;
    return (
      centred(
        c,
        turned(
          shape('M-30 -40h20v240h-20z', highlight) +
            shape('M-10 -40h20v240h-20z', light) +
            shape('M10 -40h20v240h-20z', mid) +
            shape(
              'M-30 -40L0 -128L30 -40q-10 -9 -20 0q-10 -9 -20 0q-10 -9 -20 0z',
              c.colours.isDark ? '#f1d9b0' : '#e9c48f',
            ) +
            shape('M-9.5 -100L0 -128L9.5 -100q-9 -5 -19 0z', shade),
          'rotate(24)',
        ),
      ) +
      line(
        `M${num(c.x - 120 * c.scale)} ${num(c.y - 96 * c.scale)}c${num(40 * c.scale)} ${num(-40 * c.scale)} ${num(60 * c.scale)} ${num(30 * c.scale)} ${num(96 * c.scale)} ${num(-8 * c.scale)}s${num(40 * c.scale)} ${num(10 * c.scale)} ${num(66 * c.scale)} ${num(-8 * c.scale)}`,
        ink,
        4,
        ROUND,
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 86 * c.scale;
    return (
      disc(c.x + 30 * c.scale, c.y - 44 * c.scale, 58 * c.scale, highlight) +
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        ring(-60, 44, 42, ink, 5) +
          ring(62, 44, 42, ink, 5) +
          times(8, (i) =>
            line(
              `M-60 44l${num(40 * Math.cos(i * 0.785))} ${num(40 * Math.sin(i * 0.785))}M62 44l${num(40 * Math.cos(i * 0.785))} ${num(40 * Math.sin(i * 0.785))}`,
              ink,
              1,
            ),
          ) +
          line(
            'M-60 44L-26 -14H40L62 44M-26 -14L6 46H-60M6 46L40 -14M40 -14L34 -36H54M-26 -14L-31 -28M-44 -29H-18',
            ink,
            5,
            ROUND,
          ) +
          disc(6, 46, 9, ink),
      ) +
      shape(
        `M${num(c.x - 104 * c.scale)} ${num(gy)}l${num(34 * c.scale)} ${num(60 * c.scale)}h${num(250 * c.scale)}l${num(-60 * c.scale)} ${num(-60 * c.scale)}z`,
        c.colours.shade,
        ' opacity=".18"',
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(14, (i) => rect(0, c.height * 0.1 + i * c.height * 0.068, c.width, 1.2, mid)) +
      rect(c.width * 0.16, 0, 1.6, c.height, highlight) +
      centred(
        c,
        shape('M-100 10L106 -74L30 84L2 32z', ink) +
          shape('M106 -74L2 32L-4 76L-24 22z', highlight) +
          shape('M106 -74L-24 22L-100 10z', c.colours.light, ` stroke="${ink}" stroke-width="2"`),
      ) +
      line(
        `M${num(c.x - 96 * c.scale)} ${num(c.y + 120 * c.scale)}c${num(20 * c.scale)} ${num(-40 * c.scale)} ${num(80 * c.scale)} ${num(-10 * c.scale)} ${num(56 * c.scale)} ${num(-44 * c.scale)}`,
        ink,
        2.4,
        ' stroke-dasharray="2 8" stroke-linecap="round"',
      )
    );
  },
];

export const ghost: Family = [
  (c) => {
    const { highlight, mid, shade } = c.colours,
      gy = c.y + 66 * c.scale;
    return (
      rect(0, 0, c.width, c.height, shade, 0, ' opacity=".35"') +
      rect(0, gy, c.width, c.height - gy, shade) +
      centred(
        c,
        rect(-62, -112, 124, 178, shade) +
          shape('M-4 -106h60v172H-4z', highlight) +
          shape('M-4 66h60L150 260H-80z', highlight, ' opacity=".92"') +
          shape('M-4 -106L-50 -124V86L-4 66z', mid) +
          disc(-40, -14, 4, highlight),
      ) +
      placed(
        c.x + 26 * c.scale,
        c.y + 66 * c.scale,
        c.scale,
        man(0, 0, 104, shade) + shape('M-12 0L-44 190H60L14 0z', shade, ' opacity=".85"'),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, shade, light } = c.colours,
      deepest = c.colours.isDark ? shade : ink;
    return (
      rect(0, 0, c.width, c.height, deepest) +
      times(24, (i) => {
        const x = ((i + 0.5) * c.width) / 24;
        return line(
          `M${num(x)} -4C${num(x + (c.random() - 0.5) * 10)} ${num(c.height * 0.3)} ${num(x + (c.x - x) * -0.12)} ${num(c.y)} ${num(x + (c.random() - 0.5) * 12)} ${num(c.height + 4)}`,
          mid,
          1.2 + c.random() * 1.6,
          ' opacity=".7"',
        );
      }) +
      centred(
        c,
        shape('M-92 0C-50 -56 50 -56 92 0C50 46 -50 46 -92 0z', light) +
          disc(4, -6, 33, highlight) +
          disc(4, -6, 14, deepest) +
          disc(16, -18, 6, light) +
          times(7, (i) =>
            line(
              `M${-70 + i * 22} ${-120}C${-72 + i * 23} -50 ${-66 + i * 22} 20 ${-76 + i * 25} 130`,
              deepest,
              5 + (i % 3) * 3,
            ),
          ) +
          line('M-92 0C-50 -56 50 -56 92 0', deepest, 7),
      )
    );
  },
  (c) => {
    const { highlight, mid, shade } = c.colours,
      k = 8;
    return (
      rect(0, 0, c.width, c.height, shade, 0, ' opacity=".4"') +
      centred(
        c,
        times(
          k,
          (i) =>
            shape(`M${-150 + i * 34} ${140 - i * 30}h${300 - i * 34}v30h${-300 + i * 34}z`, i % 2 ? mid : shade) +
            rect(-150 + i * 34, 140 - i * 30, 300, 3, highlight, 0, ` opacity="${num(0.15 + i * 0.1)}"`),
        ) +
          rect(112, -196, 90, 96, highlight) +
          man(150, -100, 74, shade),
      ) +
      rect(0, c.y + 168 * c.scale, c.width, c.height, shade)
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      centred(
        c,
        line(
          'M-150 -150C-80 -120 -40 -150 0 -110M0 -110V-76M-60 -136l-14 40M-104 -138l10 50M60 -150C40 -130 20 -122 0 -110',
          ink,
          4,
          ROUND,
        ) +
          disc(0, 0, 92, highlight, ' opacity=".16"') +
          disc(0, 0, 70, highlight, ' opacity=".22"') +
          shape('M-46 -48C-66 -20 -66 20 -46 48H46C66 20 66 -20 46 -48z', highlight) +
          times(5, (i) =>
            line(
              `M${-36 + i * 18} -48C${-52 + i * 26} -16 ${-52 + i * 26} 16 ${-36 + i * 18} 48`,
              bg,
              2,
              ' opacity=".55"',
            ),
          ) +
          rect(-34, -60, 68, 13, ink) +
          rect(-34, 47, 68, 13, ink) +
          line('M0 60V96M-8 96v40M0 96v52M8 96v40', ink, 3),
      ) +
      times(4, (i) =>
        rect(
          -10 + c.random() * c.width * 0.4,
          c.y + (60 + i * 34) * c.scale,
          c.width * (0.4 + c.random() * 0.4),
          10 * c.scale,
          mid,
          5,
          ' opacity=".6"',
        ),
      )
    );
  },
];
