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
  star,
  times,
  turned,
} from '../motif-kit.ts';

export const space: Family = [
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      times(34, () =>
        disc(c.random() * c.width, c.random() * c.height, 0.7 + c.random() * 1.3, ink, ' opacity=".75"'),
      ) +
      centred(
        c,
        turned(
          `<path d="M-150 0a150 34 0 0 1 300 0" fill="none" stroke="${ink}" stroke-width="9"/>${disc(0, 0, 84, highlight)}${shape('M0 -84A84 84 0 0 1 0 84A118 118 0 0 0 0 -84z', mid, ' opacity=".75"')}${line('M-70 -36H30M-82 4H50M-72 40H22', bg, 3, ' opacity=".35"')}<path d="M-150 0a150 34 0 0 0 300 0" fill="none" stroke="${ink}" stroke-width="9"/>`,
          'rotate(-24)',
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      times(20, () => disc(c.random() * c.width, c.random() * c.height, 0.7 + c.random(), ink, ' opacity=".7"')) +
      rect(c.x - 0.8, -4, 1.6, c.height + 8, ink, 0, ' opacity=".5"') +
      disc(c.x, c.y - 96 * c.scale, 24 * c.scale, highlight) +
      disc(c.x, c.y - 20 * c.scale, 46 * c.scale, ink) +
      disc(c.x + 12 * c.scale, c.y - 26 * c.scale, 46 * c.scale, bg, ' opacity=".18"') +
      shape(
        `M${num(c.x - 150 * c.scale)} ${num(c.y + 200 * c.scale)}a${num(150 * c.scale)} ${num(150 * c.scale)} 0 0 1 ${num(300 * c.scale)} 0z`,
        mid,
      ) +
      ring(c.x, c.y + 200 * c.scale, 162 * c.scale, highlight, 2.4)
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(26, () =>
        disc(c.random() * c.width, c.random() * c.height * 0.8, 0.7 + c.random() * 1.1, ink, ' opacity=".7"'),
      ) +
      disc(c.x + 20 * c.scale, c.y + 250 * c.scale, 200 * c.scale, mid) +
      shape(
        `M${num(c.x - 180 * c.scale)} ${num(c.y + 250 * c.scale)}a${num(200 * c.scale)} ${num(200 * c.scale)} 0 0 1 ${num(260 * c.scale)} ${num(-192 * c.scale)}a${num(230 * c.scale)} ${num(230 * c.scale)} 0 0 0 ${num(-214 * c.scale)} ${num(210 * c.scale)}z`,
        highlight,
      ) +
      line(
        `M${num(c.width + 4)} ${num(c.y - 130 * c.scale)}C${num(c.x + 80 * c.scale)} ${num(c.y - 150 * c.scale)} ${num(c.x + 70 * c.scale)} ${num(c.y - 20 * c.scale)} ${num(c.x - 20 * c.scale)} ${num(c.y - 34 * c.scale)}`,
        ink,
        2,
      ) +
      placed(
        c.x - 32 * c.scale,
        c.y - 30 * c.scale,
        c.scale * 0.92,
        turned(
          rect(-15, -6, 30, 38, ink, 9) +
            disc(0, -20, 19, ink) +
            rect(-12, -27, 24, 15, highlight, 7) +
            rect(-34, 0, 24, 11, ink, 5) +
            rect(12, -12, 11, 24, ink, 5) +
            rect(-13, 26, 11, 28, ink, 5) +
            rect(3, 26, 11, 24, ink, 5) +
            rect(-22, -4, 9, 28, mid, 3),
          'rotate(-22)',
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, shade, bg } = c.colours,
      gy = c.y + 84 * c.scale;
    return (
      disc(c.x, c.y - 74 * c.scale, 34 * c.scale, highlight) +
      ring(c.x, c.y - 74 * c.scale, 46 * c.scale, highlight, 1.4) +
      ring(c.x, c.y - 74 * c.scale, 66 * c.scale, highlight, 0.8) +
      rect(0, gy, c.width, c.height - gy, mid) +
      times(9, (i) =>
        line(`M${num(c.x)} ${num(gy)}L${num(c.x + (i - 4) * c.width * 0.34)} ${num(c.height + 20)}`, bg, 1.4),
      ) +
      times(5, (i) => rect(0, gy + (c.height - gy) * (i / 5) ** 1.7, c.width, 1.4, bg)) +
      rect(c.x - 25 * c.scale, c.y - 56 * c.scale, 50 * c.scale, 150 * c.scale, c.colours.isDark ? shade : ink) +
      rect(c.x + 16 * c.scale, c.y - 56 * c.scale, 9 * c.scale, 150 * c.scale, highlight, 0, ' opacity=".7"') +
      man(c.x - 62 * c.scale, gy + 22 * c.scale, 30 * c.scale, ink)
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      times(16, () => star(c.random() * c.width, c.random() * c.height * 0.7, 2 + c.random() * 3, ink, 4, 0.3)) +
      centred(
        c,
        turned(
          shape('M0 -120C34 -86 40 -30 30 40H-30C-40 -30 -34 -86 0 -120z', ink) +
            shape('M0 -120C34 -86 40 -30 30 40H0z', mid, ' opacity=".55"') +
            disc(0, -46, 15, highlight) +
            ring(0, -46, 15, bg, 4) +
            shape('M-30 10L-62 56V66L-26 50zM30 10L62 56V66L26 50z', highlight) +
            shape('M-18 46H18L0 128z', highlight),
          'rotate(28)',
        ) + turned(shape('M-18 60L-60 260H60L18 60z', mid, ' opacity=".5"'), 'rotate(28)'),
      )
    );
  },
];

export const food: Family = [
  (c) => {
    const { highlight, ink, mid, light } = c.colours,
      gy = c.y + 78 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        times(3, (i) => line(`M${-34 + i * 34} -46c-16 -22 16 -34 0 -62`, light, 6, ROUND)) +
          turned(rect(-4, -150, 7, 150, ink, 3) + rect(14, -150, 7, 150, ink, 3), 'translate(52 -6)rotate(32)') +
          shape('M-104 -18H104C104 44 66 84 38 90H-38C-66 84 -104 44 -104 -18z', highlight) +
          shape('M-104 -18H104V-8H-104z', ink) +
          shape(
            'M-92 20C-60 40 60 40 92 20C88 32 84 40 78 48C50 62 -50 62 -78 48C-84 40 -88 32 -92 20z',
            ink,
            ' opacity=".85"',
          ) +
          rect(-42, 88, 84, 12, ink),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, light } = c.colours;
    return (
      rect(0, 0, c.width, c.height, mid, 0, ' opacity=".4"') +
      centred(
        c,
        disc(6, 10, 110, c.colours.shade, ' opacity=".3"') +
          disc(0, 0, 110, light) +
          ring(0, 0, 90, mid, 2) +
          shape(
            'M-84 6C-56 -40 6 -46 48 -6C62 -20 76 -28 88 -30C82 -10 82 14 90 34C76 30 62 22 48 10C6 50 -54 46 -84 6z',
            c.colours.isDark ? c.colours.bg : ink,
          ) +
          disc(-56, -2, 5, highlight) +
          times(4, (i) => line(`M${-30 + i * 18} -20q10 20 0 42`, highlight, 3.4)) +
          shape('M-20 -58q16 -18 34 -4q-10 16 -34 4z', highlight) +
          disc(24, -56, 7, highlight),
      ) +
      turned(
        rect(-3.5, -110, 6, 210, ink, 3) + rect(12, -110, 6, 210, ink, 3),
        `translate(${num(c.x + 96 * c.scale)} ${num(c.y + 24 * c.scale)})rotate(12)scale(${num(c.scale)})`,
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, light } = c.colours;
    return (
      centred(
        c,
        turned(rect(-150, -118, 210, 9, ink, 4) + rect(-150, -98, 210, 9, ink, 4), 'rotate(-8)') +
          times(8, (i) =>
            line(
              `M${-40 + i * 11} -112C${-44 + i * 11} -40 ${-34 + i * 11} 0 ${-44 + i * 12} 56`,
              i % 3 === 1 ? light : highlight,
              6,
              ROUND,
            ),
          ) +
          shape('M-110 40H110C106 92 70 126 40 132H-40C-70 126 -106 92 -110 40z', c.colours.isDark ? ink : ink) +
          shape('M-110 40H110L108 56H-108z', highlight) +
          rect(-44, 130, 88, 13, ink),
      ) + rect(0, c.y + 142 * c.scale, c.width, c.height, mid)
    );
  },
  (c) => {
    const { highlight, ink, mid, bg, light } = c.colours;
    return centred(
      c,
      disc(0, 0, 104, ink) +
        disc(0, 0, 92, highlight) +
        shape('M0 -92A92 92 0 0 1 0 92A46 46 0 0 1 0 0A46 46 0 0 0 0 -92z', light) +
        times(9, (i) =>
          disc(-48 + ((i * 29) % 60) - 6, -50 + ((i * 47) % 110), 5 + (i % 3) * 2, i % 2 ? bg : ink, ' opacity=".85"'),
        ) +
        times(6, (i) => disc(42 - ((i * 13) % 30), -40 + i * 19, 6, mid)) +
        times(7, (i) => {
          const a = i * 0.9 + 0.3;
          return (
            disc(154 * Math.cos(a), 154 * Math.sin(a), 34, mid) +
            disc(154 * Math.cos(a), 154 * Math.sin(a), 24, i % 2 ? highlight : ink, ' opacity=".9"')
          );
        }),
    );
  },
];
