import {
  centred,
  crag,
  disc,
  each,
  type Family,
  land,
  line,
  num,
  placed,
  ROUND,
  rect,
  ring,
  shape,
  times,
} from '../motif-kit.ts';

export const war: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.height * 0.84;
    return (
      each(
        [
          [0.1, -0.5, 0.34],
          [0.52, 0.1, 0.3],
          [0.9, 0.5, 0.22],
        ],
        ([a, b, w], i) =>
          shape(
            `M${num(c.width * a)} ${num(gy)}L${num(c.width * (a + b))} -10h${num(c.width * w)}z`,
            i === 1 ? highlight : mid,
            ` opacity="${i === 1 ? 0.95 : 0.8}"`,
          ),
      ) +
      each(
        [
          [0, 0, 1],
          [-62, 44, 0.62],
          [58, 56, 0.5],
        ],
        ([x, y, k]) =>
          placed(
            c.x + x * c.scale,
            c.y - 40 * c.scale + y * c.scale,
            c.scale * k,
            shape(
              'M-6 -58h12l3 36l58 22v12l-58 -6l-2 34l20 12v8l-27 -5l-27 5v-8l20 -12l-2 -34l-58 6v-12l58 -22z',
              shade,
            ),
          ),
      ) +
      shape(`${crag(c.random, c.width, gy + 14, c.height * 0.11, 9)}V${c.height}H0z`, shade) +
      line(`M0 ${num(c.height - 24)}H${c.width}`, ink, 1.4) +
      times(9, (i) => line(`M${num(((i + 0.5) * c.width) / 9 - 5)} ${num(c.height - 29)}l10 10m0 -10l-10 10`, ink, 1.6))
    );
  },
  (c) => {
    const { highlight, ink, mid, shade, bg } = c.colours,
      gy = c.y + 60 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        rect(-4, 30, 8, 150, ink) +
          line('M-4 96L-22 110', ink, 6) +
          shape('M-92 34C-96 -62 -46 -92 0 -92S96 -62 92 34z', ink) +
          shape('M0 -92C46 -92 96 -62 92 34H30C46 -10 36 -70 0 -92z', highlight) +
          shape('M-118 50C-108 34 -98 30 -84 30H84C98 30 108 34 118 50z', ink) +
          disc(-40, -16, 9, bg) +
          line('M-40 -16l-16 -12M-40 -16l-18 6M-40 -16l-2 20M-40 -16l14 10', bg, 2),
      ) +
      times(12, (i) =>
        line(
          `M${num((i * c.width) / 11)} ${num(c.height)}v${num(-14 - c.random() * 24)}`,
          c.colours.isDark ? shade : ink,
          3,
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      disc(c.x, c.y + 10 * c.scale, 88 * c.scale, highlight) +
      times(3, (j) => {
        const y = c.y + (-34 + j * 58) * c.scale;
        return (
          line(`M-6 ${num(y)}Q${num(c.width / 2)} ${num(y + 16)} ${c.width + 6} ${num(y - 8)}`, ink, 3) +
          times(5, (i) => {
            const x = ((i + 0.3 + j * 0.2) * c.width) / 5,
              yy = y + 12 - Math.abs(x - c.width / 2) * 0.1;
            return (
              line(`M${num(x - 11)} ${num(yy - 10)}l22 16m-22 0l22 -16`, ink, 3, ROUND) + disc(x, yy - 2, 4.5, ink)
            );
          })
        );
      }) +
      shape(
        `M${num(c.x - 22 * c.scale)} ${num(c.y - 34 * c.scale)}c${num(4 * c.scale)} ${num(-22 * c.scale)} ${num(22 * c.scale)} ${num(-26 * c.scale)} ${num(34 * c.scale)} ${num(-14 * c.scale)}l${num(14 * c.scale)} ${num(6 * c.scale)}l${num(-14 * c.scale)} ${num(4 * c.scale)}c${num(-4 * c.scale)} ${num(14 * c.scale)} ${num(-20 * c.scale)} ${num(16 * c.scale)} ${num(-34 * c.scale)} ${num(26 * c.scale)}z`,
        ink,
      ) +
      rect(0, c.height - 40, c.width, 40, mid)
    );
  },
];

export const army: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 70 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      times(15, (i) => {
        const x = ((i + 0.5) * c.width) / 15,
          t = c.y - (10 + ((i * 37) % 60)) * c.scale;
        return (
          rect(x - 1.3, t, 2.6, c.height - t, ink) +
          shape(`M${num(x)} ${num(t - 20 * c.scale)}l5 ${num(20 * c.scale)}h-10z`, ink)
        );
      }) +
      each(
        [
          [-0.1, 1.2, highlight],
          [0.32, 0.8, ink],
          [0.66, 1, highlight],
        ],
        ([a, k, col]) => {
          const x = c.width * (0.12 + a * 0.9),
            y = c.y - 96 * c.scale;
          return (
            rect(x, y, 4, c.height - y, ink) +
            shape(
              `M${num(x + 4)} ${num(y + 4)}c${num(30 * k * c.scale)} ${num(-18 * c.scale)} ${num(50 * k * c.scale)} ${num(18 * c.scale)} ${num(92 * k * c.scale)} ${num(2 * c.scale)}l${num(-14 * c.scale)} ${num(30 * c.scale)}l${num(14 * c.scale)} ${num(30 * c.scale)}c${num(-40 * k * c.scale)} ${num(14 * c.scale)} ${num(-60 * k * c.scale)} ${num(-22 * c.scale)} ${num(-92 * k * c.scale)} 0z`,
              col,
            )
          );
        },
      ) +
      shape(
        `M0 ${c.height}V${num(c.height * 0.9)}${times(12, (_i) => `q${num(c.width / 24)} ${num(-26 * c.scale)} ${num(c.width / 12)} 0`)}V${c.height}z`,
        c.colours.isDark ? shade : ink,
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      disc(c.x - 20 * c.scale, c.y - 60 * c.scale, 38 * c.scale, highlight) +
      land(c, c.y + 10 * c.scale, 40 * c.scale, mid, 3) +
      placed(
        c.x,
        c.y,
        c.scale,
        line('M-190 96C-130 20 -96 92 -56 30C-30 -10 -4 70 34 12C60 -26 90 40 190 -40', ink, 15) +
          line(
            'M-190 88C-130 12 -96 84 -56 22C-30 -18 -4 62 34 4C60 -34 90 32 190 -48',
            bg,
            3,
            ' stroke-dasharray="5 5"',
          ) +
          each(
            [
              [-56, 22],
              [34, 4],
              [118, 2],
            ],
            ([x, y]) =>
              shape(`M${x - 16} ${y + 34}l3 -52h26l3 52z`, ink) +
              rect(x - 18, y - 26, 36, 9, ink) +
              times(4, (i) => rect(x - 18 + i * 10, y - 33, 6, 8, ink)) +
              rect(x - 3, y - 8, 6, 10, highlight),
          ),
      ) +
      land(c, c.y + 110 * c.scale, 34 * c.scale, ink, 3)
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      times(
        6,
        (i) =>
          rect(0, c.y + (-108 + i * 44) * c.scale, c.width, 1.6, mid) +
          rect(c.x + (-120 + i * 48) * c.scale, c.y - 140 * c.scale, 1.6, 300 * c.scale, mid),
      ) +
      centred(
        c,
        `${each(
          [
            [-62, -52, 34, 0],
            [64, 58, 34, 0],
            [8, 4, 52, 1],
          ],
          ([x, y, q, on]) =>
            disc(x + 4, y + 6, q, c.colours.shade, ' opacity=".55"') +
            disc(x, y, q, on ? highlight : ink) +
            ring(x, y, q * 0.82, on ? bg : bg, 2.4),
        )}<text x="8" y="24" font-size="56" font-weight="700" text-anchor="middle" fill="${c.colours.isDark ? c.colours.shade : bg}" font-family="'Songti SC','Noto Serif CJK SC','Noto Serif SC',serif">帅</text>`,
      )
    );
  },
];
