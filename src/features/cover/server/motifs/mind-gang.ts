import {
  centred,
  deep,
  disc,
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
  shape,
  times,
  turned,
  woman,
} from '../motif-kit.ts';

export const mind: Family = [
  (c) => {
    const { highlight, ink, bg } = c.colours;
    return centred(
      c,
      shape(
        'M-40 150C-36 110 -52 96 -68 70C-104 10 -80 -104 14 -112C80 -114 110 -66 104 -18L124 22C128 32 118 36 106 36L104 62C102 82 86 84 62 80L58 150z',
        ink,
      ) +
        line(
          'M14 -14a8 8 0 1 1 -14 8a22 22 0 1 1 40 -4a38 38 0 1 1 -70 18a54 54 0 1 1 100 -34a58 58 0 0 1 -2 40',
          bg,
          6,
          ROUND,
        ) +
        disc(12, -10, 8, highlight),
    );
  },
  (c) => {
    const { highlight, ink } = c.colours;
    return centred(
      c,
      shape('M-132 0C-76 -78 76 -78 132 0C76 78 -76 78 -132 0z', c.colours.light) +
        disc(0, 0, 56, highlight) +
        times(28, (i) => {
          const a = i * 0.2244;
          return line(
            `M${num(24 * Math.cos(a))} ${num(24 * Math.sin(a))}L${num(54 * Math.cos(a))} ${num(54 * Math.sin(a))}`,
            deep(c),
            2,
          );
        }) +
        disc(0, 0, 24, deep(c)) +
        disc(12, -12, 8, c.colours.light) +
        line('M-132 0C-76 -78 76 -78 132 0', deep(c) === ink ? ink : ink, 7) +
        times(7, (i) =>
          line(`M${-90 + i * 30} ${-46 - Math.sin((i / 6) * 3.14) * 22}l${-14 + i * 4.6} -26`, ink, 4, ROUND),
        ),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return centred(
      c,
      times(5, (i) =>
        shape(`M${-150 + i * 30} ${120 - i * 52}h${240 - i * 30}v26h30v26h${-270 + i * 30}z`, i % 2 ? mid : ink),
      ) +
        times(20, (i) => rect(-146 + i * 14, 118 - Math.floor(i / 4) * 52, 2, 26, c.colours.bg, 0, ' opacity=".4"')) +
        man(60, -88, 52, highlight) +
        turned(man(0, 0, 52, highlight), 'translate(-40 124)'),
    );
  },
  (c) => {
    const { ink, mid, bg } = c.colours;
    return centred(
      c,
      rect(-66, -116, 132, 214, mid, 66) +
        rect(-56, -106, 112, 194, c.colours.light, 56) +
        woman(-4, 92, 128, deep(c)) +
        shape('M20 -106L-10 -30L24 -8L-16 92H6L44 -14L8 -34L46 -98z', bg, ' opacity=".9"') +
        rect(-30, 98, 60, 12, ink) +
        rect(-54, 110, 108, 12, ink),
    );
  },
];

export const gang: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return centred(
      c,
      shape('M-170 220V40C-150 -10 -90 -40 -36 -66L0 60L36 -66C90 -40 150 -10 170 40V220z', deep(c)) +
        shape('M-36 -66L0 60L36 -66L22 -84H-22z', w) +
        shape('M-11 -50H11L7 -32L15 40L0 62L-15 40L-7 -32z', deep(c)) +
        shape('M-36 -66L-74 0L-50 14L-58 30L0 110L58 30L50 14L74 0L36 -66L0 60z', mid) +
        shape('M-36 -66L0 60L36 -66L22 -84H-22z', w) +
        shape('M-11 -50H11L7 -32L14 40L0 62L-14 40L-7 -32z', deep(c)) +
        turned(
          disc(0, 0, 17, highlight) +
            ring(0, 0, 10, deep(c), 3, ' stroke-dasharray="20 8"') +
            disc(0, 0, 4, deep(c)) +
            line('M2 17C6 36 0 50 6 64', ink, 4),
          'translate(-66 30)',
        ),
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 110 * c.scale;
    return (
      centred(
        c,
        turned(rect(-80, -7, 160, 14, ink, 4) + rect(-7, -46, 14, 92, ink, 4), 'translate(0 -110)rotate(-12)') +
          line('M-76 -94L-46 26M0 -110L-2 -6M76 -126L44 26M8 -66L14 70', ink, 2),
      ) +
      placed(
        c.x,
        c.y + 110 * c.scale,
        c.scale,
        hat(0, 0, 122, highlight) + line('M-14 -84L-46 -84M14 -84L44 -84', highlight, 8, ROUND),
      ) +
      rect(0, gy, c.width, c.height, mid)
    );
  },
  (c) => {
    const { highlight } = c.colours;
    return (
      centred(
        c,
        turned(
          rect(-7, -20, 14, 200, c.colours.isDark ? '#e6c999' : '#b98a54') +
            oval(0, -30, 12, 19, deep(c)) +
            shape('M0 -132C40 -88 44 -54 26 -30C18 -16 -18 -16 -26 -30C-42 -56 -8 -74 0 -132z', highlight) +
            shape('M2 -84C22 -60 20 -44 12 -32C6 -24 -8 -24 -12 -32C-18 -46 0 -58 2 -84z', c.colours.light),
          'rotate(10)',
        ),
      ) + times(5, (i) => disc(c.x, c.y - 50 * c.scale, (90 + i * 36) * c.scale, highlight, ` opacity=".05"`))
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return (
      centred(
        c,
        times(5, (i) =>
          turned(
            rect(-26, -104, 52, 104, i === 4 ? highlight : ink, 6) +
              rect(-20, -54, 40, 3, bg) +
              times(1 + (i % 3), (k) => disc(-9 + k * 9, -78, 5, bg)) +
              times(1 + ((i * 2) % 3), (k) => disc(9 - k * 9, -28, 5, bg)),
            `translate(${-112 + i * 48} ${96})rotate(${[44, 32, 20, 9, 0][i]})`,
          ),
        ),
      ) + rect(0, c.y + 98 * c.scale, c.width, c.height, mid)
    );
  },
];
