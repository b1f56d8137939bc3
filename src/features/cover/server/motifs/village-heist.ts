import {
  centred,
  deep,
  disc,
  type Family,
  land,
  line,
  man,
  num,
  oval,
  placed,
  ROUND,
  rect,
  shape,
  star,
  times,
  turned,
} from '../motif-kit.ts';

export const village: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours,
      y0 = c.y - 50 * c.scale;
    return (
      disc(c.x + 50 * c.scale, y0 - 34 * c.scale, 26 * c.scale, highlight) +
      times(9, (i) => {
        const y = y0 + (i * (c.height - y0)) / 8;
        return shape(
          `M-4 ${num(y + 20)}C${num(c.width * 0.24)} ${num(y - 26)} ${num(c.width * 0.5)} ${num(y + 30)} ${num(c.width * 0.72)} ${num(y - 4)}S${c.width} ${num(y + 6)} ${c.width + 4} ${num(y - 10)}V${c.height + 4}H-4z`,
          i % 3 === 1 ? highlight : i % 2 ? mid : ink,
          i % 3 === 1 ? ' opacity=".9"' : '',
        );
      }) +
      placed(
        c.x - 60 * c.scale,
        y0 + 34 * c.scale,
        c.scale * 0.8,
        rect(-22, -14, 44, 26, c.colours.light) + shape('M-30 -12L0 -36L30 -12z', deep(c)),
      ) +
      man(c.x + 30 * c.scale, y0 + 96 * c.scale, 22 * c.scale, deep(c))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 66 * c.scale,
      w = c.colours.isDark ? ink : '#fff',
      h = (x: number, ww: number, hh: number) =>
        rect(x, gy - hh, ww, hh, w) +
        shape(
          `M${num(x - 6)} ${num(gy - hh + 4)}V${num(gy - hh - 12)}h${num(ww * 0.3)}v-9h${num(ww * 0.42)}v9h${num(ww * 0.28 + 12)}v16z`,
          deep(c),
        ) +
        rect(x + ww * 0.4, gy - hh * 0.62, ww * 0.16, ww * 0.2, deep(c));
    return (
      disc(c.x + 20 * c.scale, c.y - 84 * c.scale, 30 * c.scale, highlight) +
      land(c, c.y - 10 * c.scale, 40 * c.scale, mid, 3) +
      h(c.x - 140 * c.scale, 76 * c.scale, 92 * c.scale) +
      h(c.x - 50 * c.scale, 92 * c.scale, 124 * c.scale) +
      h(c.x + 56 * c.scale, 70 * c.scale, 84 * c.scale) +
      rect(0, gy, c.width, c.height - gy, mid) +
      times(12, (i) =>
        rect(
          c.x + (-140 + ((i * 67) % 250)) * c.scale,
          gy + 10 + (i * (c.height - gy)) / 13,
          30 + (i % 4) * 16,
          3,
          i % 2 ? w : deep(c),
          1.5,
          ' opacity=".75"',
        ),
      ) +
      placed(
        c.x + 30 * c.scale,
        gy + 50 * c.scale,
        c.scale,
        shape('M-38 0H38L26 14H-26z', deep(c)) + man(-14, 2, 34, deep(c)) + line('M-4 -16L30 22', deep(c), 2),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 66 * c.scale;
    return (
      disc(c.x, c.y - 70 * c.scale, 36 * c.scale, highlight) +
      centred(
        c,
        shape('M-150 66C-90 -42 90 -42 150 66H112C70 -6 -70 -6 -112 66z', ink) +
          shape('M-112 66C-70 138 70 138 112 66z', ink, ' opacity=".28"') +
          line('M-140 52C-86 -52 86 -52 140 52', highlight, 5, ' stroke-dasharray="4 12"') +
          shape('M-46 84H46L32 100H-32z', deep(c)) +
          shape('M-20 84q20 -30 40 0z', highlight),
      ) +
      rect(0, gy, c.width, 2, ink) +
      times(6, (i) => rect(c.random() * c.width * 0.7, gy + 30 * c.scale + i * 16, 40 + c.random() * 60, 2.4, mid, 1)) +
      line(
        `M${num(c.width * 0.9)} ${num(c.y - 140 * c.scale)}q-10 50 -6 110M${num(c.width * 0.96)} ${num(c.y - 150 * c.scale)}q-8 60 -2 150M${num(c.width * 0.82)} ${num(c.y - 150 * c.scale)}q-14 40 -12 80`,
        mid,
        4,
        ROUND,
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      disc(c.x, c.y - 20 * c.scale, 88 * c.scale, highlight) +
      times(11, (i) => {
        const x = c.x + (-130 + i * 26) * c.scale,
          t = c.y + (-30 + ((i * 41) % 50)) * c.scale,
          l = (i % 2 ? 8 : -8) * c.scale;
        return (
          line(
            `M${num(x)} ${c.height + 4}Q${num(x)} ${num(t + 80 * c.scale)} ${num(x + l)} ${num(t)}`,
            i % 3 ? ink : mid,
            2.6,
          ) +
          times(6, (j) =>
            oval(
              x + l + (j % 2 ? 5 : -5) * c.scale,
              t - j * 8 * c.scale,
              4 * c.scale,
              8 * c.scale,
              i % 3 ? ink : mid,
              ` transform="rotate(${j % 2 ? 24 : -24} ${num(x + l + (j % 2 ? 5 : -5) * c.scale)} ${num(t - j * 8 * c.scale)})"`,
            ),
          )
        );
      })
    );
  },
];

export const heist: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      disc(0, 0, 122, mid) +
        times(12, (i) => disc(108 * Math.cos(i * 0.5236), 108 * Math.sin(i * 0.5236), 6, ink)) +
        disc(0, 0, 94, deep(c)) +
        times(40, (i) => {
          const a = i * 0.15708;
          return line(
            `M${num(86 * Math.cos(a))} ${num(86 * Math.sin(a))}L${num((i % 5 ? 78 : 70) * Math.cos(a))} ${num((i % 5 ? 78 : 70) * Math.sin(a))}`,
            c.colours.light,
            i % 5 ? 1.6 : 3,
          );
        }) +
        disc(0, 0, 52, highlight) +
        times(
          16,
          (i) => `<rect x="-4" y="-58" width="8" height="14" fill="${highlight}" transform="rotate(${i * 22.5})"/>`,
        ) +
        disc(0, 0, 30, deep(c)) +
        shape('M-6 -66L0 -92L6 -66z', highlight),
    );
  },
  (c) => {
    const { highlight, ink, mid, light } = c.colours,
      d = c.colours.isDark ? c.colours.bg : ink;
    return centred(
      c,
      turned(rect(-60, -86, 120, 172, mid, 10), 'translate(-30 10)rotate(-14)') +
        turned(
          `${rect(-60, -86, 120, 172, light, 10) + rect(-50, -76, 100, 152, 'none', 6, ` stroke="${d}" stroke-width="1.6"`) + shape('M0 -52C30 -18 46 -4 46 16C46 40 14 44 5 26L12 54H-12L-5 26C-14 44 -46 40 -46 16C-46 -4 -30 -18 0 -52z', d) + disc(0, 6, 9, highlight)}<text x="-38" y="-50" font-size="26" font-weight="700" text-anchor="middle" fill="${highlight}" font-family="Num,Arial,sans-serif">A</text><text x="38" y="50" font-size="26" font-weight="700" text-anchor="middle" fill="${highlight}" font-family="Num,Arial,sans-serif" transform="rotate(180 38 42)">A</text>`,
          'translate(20 -4)rotate(9)',
        ),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      rect(0, 0, c.width, c.height, c.colours.shade, 0, ' opacity=".35"') +
      times(7, (i) =>
        line(
          `M-6 ${num(c.height * (0.06 + i * 0.16))}L${c.width + 6} ${num(c.height * (((i * 5) % 7) * 0.15 + 0.06))}`,
          highlight,
          2,
        ),
      ) +
      rect(c.x - 1, -4, 2, c.y - 20 * c.scale, ink) +
      placed(
        c.x,
        c.y,
        c.scale,
        turned(
          disc(0, 34, 15, ink) +
            shape('M-18 -40C-22 -10 -16 14 -12 20H12C16 14 22 -10 18 -40z', ink) +
            line('M-16 8L-50 30L-46 56M16 8L50 34L40 60M-8 -36L-30 -66L-20 -96M8 -36L34 -60L52 -84', ink, 11, ROUND),
          '',
        ),
      ) +
      rect(c.x - 40 * c.scale, c.height - 56 * c.scale, 80 * c.scale, 60 * c.scale, mid) +
      star(c.x, c.height - 74 * c.scale, 20 * c.scale, highlight, 6, 0.6)
    );
  },
  (c) => {
    const { highlight, mid } = c.colours;
    return centred(
      c,
      turned(
        disc(0, -66, 50, highlight) +
          disc(0, -66, 22, c.colours.bg) +
          rect(-10, -20, 20, 150, highlight) +
          rect(10, 84, 34, 16, highlight) +
          rect(10, 110, 24, 16, highlight) +
          shape('M0 -20h10v150h-10zM0 -116a50 50 0 0 1 0 100v-28a22 22 0 0 0 0 -44z', mid, ' opacity=".55"'),
        'rotate(30)',
      ),
    );
  },
];
