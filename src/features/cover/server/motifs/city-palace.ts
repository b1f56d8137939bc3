import {
  centred,
  disc,
  each,
  type Family,
  hat,
  line,
  man,
  num,
  oval,
  placed,
  ROUND,
  rect,
  ring,
  roof,
  shape,
  times,
} from '../motif-kit.ts';

export const city: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours;
    const b: [x: number, width: number, height: number][] = [];
    let x = -10;
    while (x < c.width) {
      const w = (28 + c.random() * 34) * Math.max(0.8, c.scale),
        h = (90 + c.random() * 150) * c.scale;
      b.push([x, w, h]);
      x += w + 2;
    }
    const base = c.height;
    return (
      disc(c.x, c.y - 50 * c.scale, 52 * c.scale, highlight) +
      b
        .map(
          ([x, w, h], i) =>
            rect(x, base - h * 1.25, w, h * 1.25, i % 2 ? mid : c.colours.isDark ? shade : ink) +
            times(Math.floor((h * 1.25) / 17), (j) =>
              times(Math.floor(w / 11), (k) =>
                c.random() < 0.42
                  ? rect(
                      x + 5 + k * 11,
                      base - h * 1.25 + 9 + j * 17,
                      5,
                      8,
                      c.random() < 0.7 ? highlight : c.colours.light,
                      0,
                      ' opacity=".92"',
                    )
                  : '',
              ),
            ),
        )
        .join('')
    );
  },
  (c) => {
    const { highlight, ink, shade } = c.colours,
      deepest = c.colours.isDark ? shade : ink,
      k = 13;
    return (
      rect(0, 0, c.width, c.height, highlight) +
      placed(c.x, c.y + 70 * c.scale, c.scale * 1.5, hat(0, 60, 190, deepest)) +
      times(k, (i) =>
        rect(
          -4,
          ((i + 0.45) * c.height) / k,
          c.width + 8,
          (c.height / k) * (0.34 + ((0.28 * Math.abs(i - k / 2)) / k) * 2),
          deepest,
        ),
      ) +
      rect(c.width * 0.2, 0, 1.6, c.height, deepest) +
      rect(c.width * 0.8, 0, 1.6, c.height, deepest)
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 84 * c.scale;
    return (
      shape(
        `M${num(c.x - 34 * c.scale)} ${num(c.y - 96 * c.scale)}L${num(c.x - 130 * c.scale)} ${num(gy + 20)}H${num(c.x + 66 * c.scale)}z`,
        highlight,
        ' opacity=".9"',
      ) +
      rect(0, gy, c.width, c.height - gy, mid) +
      oval(c.x - 34 * c.scale, gy + 10 * c.scale, 98 * c.scale, 16 * c.scale, highlight) +
      centred(c, line('M64 160V-60C64 -112 -34 -120 -34 -100', ink, 6, ROUND) + shape('M-52 -88q18 -24 36 0z', ink)) +
      placed(c.x - 46 * c.scale, gy + 12 * c.scale, c.scale, hat(0, 0, 96, c.colours.isDark ? shade : ink)) +
      shape(
        `M${num(c.x - 56 * c.scale)} ${num(gy + 12 * c.scale)}l${num(-60 * c.scale)} ${num(110 * c.scale)}h${num(34 * c.scale)}l${num(46 * c.scale)} ${num(-110 * c.scale)}z`,
        shade,
        ' opacity=".5"',
      ) +
      times(12, (_i) =>
        line(`M${num(c.random() * c.width)} ${num(c.random() * c.height * 0.8)}l-5 16`, ink, 1, ' opacity=".35"'),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, shade, light } = c.colours,
      deepest = c.colours.isDark ? shade : ink;
    return (
      shape(`M0 0H${num(c.width * 0.36)}L${num(c.width * 0.44)} ${c.height}H0z`, mid, ' opacity=".7"') +
      shape(
        `M${c.width} 0H${num(c.width * 0.66)}L${num(c.width * 0.58)} ${c.height}H${c.width}z`,
        mid,
        ' opacity=".7"',
      ) +
      each(
        [
          [-1, -118, 56, 96, highlight],
          [-1, -8, 44, 66, light],
          [-1, 70, 66, 40, ink],
          [1, -90, 42, 120, ink],
          [1, 42, 62, 54, highlight],
          [1, 108, 40, 60, mid],
        ],
        ([d, y, w, h, col]) => {
          const x = c.x + (d < 0 ? -16 - w : 16) * c.scale - d * 6,
            yy = c.y + y * c.scale;
          return (
            rect(x, yy, w * c.scale, h * c.scale, col, 3) +
            rect(
              x + 4,
              yy + 4,
              w * c.scale - 8,
              h * c.scale - 8,
              'none',
              2,
              ` stroke="${deepest}" stroke-width="1.4"`,
            ) +
            times(Math.max(1, Math.floor(h / 26)), (i) =>
              line(
                `M${num(x + w * c.scale * 0.3)} ${num(yy + (16 + i * 26) * c.scale)}h${num(w * c.scale * 0.4)}m${num(-w * c.scale * 0.2)} ${num(-5 * c.scale)}v${num(13 * c.scale)}`,
                deepest,
                3 * c.scale,
              ),
            ) +
            (d < 0 ? rect(0, yy + 8, x, 2, deepest) : rect(x + w * c.scale, yy + 8, c.width, 2, deepest))
          );
        },
      ) +
      man(c.x, c.height - 12, 40 * c.scale, deepest)
    );
  },
];

export const palace: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 96 * c.scale;
    return (
      disc(c.x, c.y - 66 * c.scale, 46 * c.scale, highlight) +
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        rect(-86, 10, 172, 92, highlight) +
          times(6, (i) => rect(-78 + i * 30, 14, 7, 84, ink)) +
          roof(0, -44, 268, 50, ink) +
          rect(-60, -66, 120, 26, highlight) +
          roof(0, -104, 200, 40, ink) +
          rect(-46, -111, 92, 8, ink) +
          times(5, (i) => rect(-110 - i * 14, 98 + i * 13, 220 + i * 28, 13, i % 2 ? ink : c.colours.light)) +
          rect(-22, 50, 44, 52, shade),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      _w = c.width / 2;
    return (
      rect(0, 0, c.width, c.height, mid, 0, ' opacity=".55"') +
      rect(c.x - 5, 0, 10, c.height, highlight) +
      shape(
        `M${num(c.x - 5)} ${c.height}L${num(c.x - 40)} ${c.height}L${num(c.x - 5)} ${num(c.height * 0.84)}z`,
        highlight,
        ' opacity=".5"',
      ) +
      times(7, (j) =>
        times(3, (i) =>
          each(
            [-1, 1],
            (d) =>
              disc(
                c.x + d * (32 + i * 38) * Math.max(0.9, c.scale),
                c.height * 0.1 + j * c.height * 0.135,
                8.5,
                highlight,
              ) +
              disc(
                c.x + d * (32 + i * 38) * Math.max(0.9, c.scale) + 2,
                c.height * 0.1 + j * c.height * 0.135 + 2,
                5,
                mid,
                ' opacity=".6"',
              ),
          ),
        ),
      ) +
      each(
        [-1, 1],
        (d) =>
          disc(c.x + d * 46, c.height * 0.56, 20, c.colours.isDark ? shade : ink) +
          ring(c.x + d * 46, c.height * 0.6, 17, ink, 5),
      )
    );
  },
  (c) => {
    const { highlight, ink, bg } = c.colours,
      q = 30 * Math.max(0.8, c.scale);
    return `${
      disc(c.x, c.y, 96 * c.scale, highlight) +
      centred(
        c,
        line(
          'M70 90C40 50 44 20 6 -6S-20 -54 -46 -66M6 -6L-40 6M26 30L66 4',
          c.colours.isDark ? c.colours.shade : ink,
          6,
          ROUND,
        ) +
          each(
            [
              [-46, -66],
              [-40, 6],
              [66, 4],
              [-14, -32],
              [30, 12],
              [44, 46],
            ],
            ([x, y]) =>
              times(5, (i) => disc(x + 8 * Math.cos(i * 1.256), y + 8 * Math.sin(i * 1.256), 6, bg)) +
              disc(x, y, 3, ink),
          ),
      ) +
      times(Math.ceil(c.width / q) + 1, (i) => rect(i * q - 1.5, 0, 3, c.height, ink, 0, ` mask="url(#w${c.id})"`)) +
      times(Math.ceil(c.height / q) + 1, (i) => rect(0, i * q - 1.5, c.width, 3, ink, 0, ` mask="url(#w${c.id})"`))
    }<mask id="w${c.id}">${rect(0, 0, c.width, c.height, '#fff')}${disc(c.x, c.y, 100 * c.scale, '#000')}</mask>${ring(c.x, c.y, 101 * c.scale, ink, 6)}`;
  },
  (c) => {
    const { highlight, ink, bg, shade } = c.colours;
    return centred(
      c,
      disc(0, -24, 92, highlight) +
        ring(0, -24, 92, ink, 6) +
        line(
          'M-70 10C-30 -20 -10 30 30 -10S70 -60 76 -66M-20 4C-10 -40 10 -50 4 -84',
          c.colours.isDark ? shade : ink,
          3.4,
          ROUND,
        ) +
        each(
          [
            [30, -10],
            [-34, -4],
            [4, -84],
            [-6, -44],
            [62, -50],
          ],
          ([x, y]) => oval(x, y, 11, 7, bg, ` transform="rotate(-30 ${x} ${y})"`),
        ) +
        rect(-5, 66, 10, 92, ink, 4) +
        disc(0, 74, 9, highlight) +
        line('M0 158v10M-7 168l-3 44M0 168v50M7 168l3 44', highlight, 3),
    );
  },
];
