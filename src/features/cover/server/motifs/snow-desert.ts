import {
  centred,
  crag,
  deep,
  disc,
  type Family,
  line,
  man,
  num,
  oval,
  pine,
  placed,
  rect,
  ridge,
  shape,
  times,
  turned,
  woman,
} from '../motif-kit.ts';

export const snow: Family = [
  (c) => {
    const { highlight, ink, mid, bg } = c.colours,
      w = c.colours.isDark ? ink : '#fff',
      gy = c.y + 50 * c.scale;
    return (
      shape(`${ridge(c.random, c.width, gy, 16, 3)}V${c.height + 4}H-4z`, w) +
      pine(c.x + 40 * c.scale, gy + 18 * c.scale, 150 * c.scale, c.colours.isDark ? c.colours.mid : ink) +
      times(7, (i) =>
        oval(
          c.x - (110 - i * 22) * c.scale + (i % 2) * 8,
          c.height - 16 - (i * (c.height - gy - 24)) / 8,
          5.5 - i * 0.5,
          2.6 - i * 0.2,
          c.colours.isDark ? bg : mid,
        ),
      ) +
      man(c.x + 44 * c.scale - 150 * c.scale * 0.5, gy + 24 * c.scale, 34 * c.scale, highlight) +
      times(46, () => disc(c.random() * c.width, c.random() * c.height * 0.9, 1 + c.random() * 2, w, ' opacity=".9"'))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      w = c.colours.isDark ? ink : '#fff',
      gy = c.y + 64 * c.scale;
    return (
      shape(`${crag(c.random, c.width, gy, 120 * c.scale, 4)}V${c.height}H-4z`, mid) +
      rect(0, gy, c.width, c.height, w) +
      centred(
        c,
        rect(-54, 10, 108, 66, deep(c)) +
          shape('M-76 20L0 -50L76 20L70 32L0 -32L-70 32z', w) +
          shape('M-70 26L0 -36L70 26z', deep(c)) +
          rect(-26, 30, 30, 26, highlight) +
          line('M-11 30v26M-26 43h30', deep(c), 3) +
          rect(24, -56, 14, 34, deep(c)) +
          rect(22, -60, 18, 8, w),
      ) +
      times(60, () => disc(c.random() * c.width, c.random() * c.height, 0.8 + c.random() * 2.2, w, ' opacity=".9"'))
    );
  },
  (c) => {
    const { highlight, ink } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return (
      times(40, (_i) =>
        disc(
          c.random() * c.width,
          c.random() * c.height,
          2 + c.random() * c.random() * 15,
          w,
          ` opacity="${num(0.35 + c.random() * 0.6)}"`,
        ),
      ) +
      centred(
        c,
        shape(
          'M-46 30A46 42 0 0 1 46 30q-8 -8 -15 0q-8 -8 -16 0q-8 -8 -15 0q-8 -8 -15 0q-8 -8 -16 0q-7 -8 -15 0z',
          highlight,
        ) +
          rect(-1.5, 26, 3, 44, deep(c)) +
          woman(8, 104, 66, c.colours.isDark ? highlight : deep(c)) +
          oval(8, 106, 40, 5, deep(c), ' opacity=".3"'),
      )
    );
  },
];

export const desert: Family = [
  (c) => {
    const { highlight, mid } = c.colours;
    return (
      disc(c.x + 40 * c.scale, c.y - 76 * c.scale, 42 * c.scale, highlight) +
      shape(
        `M-4 ${num(c.y + 20 * c.scale)}C${num(c.width * 0.3)} ${num(c.y - 40 * c.scale)} ${num(c.width * 0.44)} ${num(c.y - 30 * c.scale)} ${num(c.width * 0.6)} ${num(c.y + 10 * c.scale)}S${num(c.width * 0.9)} ${num(c.y + 40 * c.scale)} ${c.width + 4} ${num(c.y + 6 * c.scale)}V${c.height + 4}H-4z`,
        mid,
      ) +
      shape(
        `M-4 ${num(c.y + 110 * c.scale)}C${num(c.width * 0.2)} ${num(c.y + 60 * c.scale)} ${num(c.width * 0.4)} ${num(c.y + 30 * c.scale)} ${num(c.width * 0.66)} ${num(c.y + 22 * c.scale)}C${num(c.width * 0.6)} ${num(c.y + 70 * c.scale)} ${num(c.width * 0.7)} ${num(c.y + 120 * c.scale)} ${num(c.width * 0.56)} ${c.height + 4}H-4z`,
        highlight,
      ) +
      shape(
        `M${num(c.width * 0.66)} ${num(c.y + 22 * c.scale)}C${num(c.width * 0.8)} ${num(c.y + 50 * c.scale)} ${num(c.width * 0.9)} ${num(c.y + 60 * c.scale)} ${c.width + 4} ${num(c.y + 66 * c.scale)}V${c.height + 4}H${num(c.width * 0.56)}C${num(c.width * 0.7)} ${num(c.y + 120 * c.scale)} ${num(c.width * 0.6)} ${num(c.y + 70 * c.scale)} ${num(c.width * 0.66)} ${num(c.y + 22 * c.scale)}z`,
        deep(c),
      ) +
      times(4, (i) => {
        const x = c.x + (-84 + i * 38) * c.scale,
          y = c.y + (62 - i * 12) * c.scale;
        return placed(
          x,
          y,
          c.scale * 0.62,
          shape(
            'M-24 0C-24 -16 -14 -18 -10 -26C-4 -34 2 -20 8 -18C14 -30 22 -26 22 -16C28 -18 30 -30 32 -38L42 -40L44 -34L36 -32C36 -16 30 -4 22 0L24 30H19L15 4H-14L-16 30H-21z',
            deep(c),
          ),
        );
      })
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 70 * c.scale;
    return (
      times(5, (i) =>
        rect(
          0,
          c.y + (-110 + i * 36) * c.scale,
          c.width,
          16 * c.scale,
          i % 2 ? mid : highlight,
          0,
          ` opacity="${num(0.2 + i * 0.14)}"`,
        ),
      ) +
      rect(0, gy, c.width, c.height - gy, mid) +
      shape(
        `M-10 ${num(gy)}L4 ${num(c.y - 50 * c.scale)}h${num(70 * c.scale)}l8 ${num(40 * c.scale)}h${num(20 * c.scale)}l12 ${num(80 * c.scale)}z`,
        deep(c),
      ) +
      shape(
        `M${num(c.x + 40 * c.scale)} ${num(gy)}l8 ${num(-86 * c.scale)}h${num(34 * c.scale)}l4 ${num(30 * c.scale)}h${num(24 * c.scale)}l10 ${num(56 * c.scale)}z`,
        deep(c),
      ) +
      placed(
        c.x + 10 * c.scale,
        gy + 34 * c.scale,
        c.scale * 0.9,
        shape(
          'M-40 30L-34 -2C-30 -14 -14 -14 -2 -12L22 -12C30 -18 34 -28 42 -34L50 -26L58 -16L52 -12L44 -16C40 -6 36 4 32 8L36 30H30L24 10H-18L-32 30z',
          ink,
        ) +
          turned(
            disc(0, -52, 8, ink) +
              rect(-14, -60, 28, 4, ink, 2) +
              rect(-7, -68, 14, 9, ink, 2) +
              shape('M-9 -44h18l3 32h-24z', highlight),
            'translate(6 0)',
          ),
      )
    );
  },
];
