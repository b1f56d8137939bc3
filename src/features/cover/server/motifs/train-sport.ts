import {
  centred,
  disc,
  each,
  type Family,
  land,
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
  woman,
} from '../motif-kit.ts';

export const train: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 86 * c.scale,
      deepest = c.colours.isDark ? shade : ink;
    return (
      shape(
        `M${num(c.x - 16 * c.scale)} ${num(c.y)}h${num(32 * c.scale)}L${num(c.x + 150 * c.scale)} ${c.height}H${num(c.x - 150 * c.scale)}z`,
        mid,
      ) +
      times(7, (i) => {
        const t = ((i + 1) / 7) ** 1.6,
          y = gy + (c.height - gy) * t;
        return rect(c.x - (60 + 90 * t) * c.scale, y, (120 + 180 * t) * c.scale, 3 + 6 * t, deepest);
      }) +
      centred(
        c,
        shape('M-24 -150C-70 -130 -40 -100 -86 -96C-120 -92 -120 -60 -150 -66V-190H40z', mid, ' opacity=".7"') +
          rect(-70, -78, 140, 166, deepest, 16) +
          disc(0, -8, 62, ink) +
          disc(0, -8, 50, deepest) +
          disc(0, -8, 20, highlight) +
          times(12, (i) => disc(56 * Math.cos(i * 0.5236), -8 + 56 * Math.sin(i * 0.5236), 2.6, deepest)) +
          rect(-16, -116, 32, 40, deepest) +
          disc(0, -86, 13, highlight) +
          shape('M-86 62H86L64 118H-64z', highlight) +
          times(7, (i) => line(`M${-66 + i * 22} 64L${-50 + i * 17} 116`, deepest, 3)) +
          rect(-96, 46, 192, 18, ink),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      y = c.y - 54 * c.scale,
      deepest = c.colours.isDark ? shade : ink;
    return (
      land(c, c.y - 60 * c.scale, 40 * c.scale, mid, 3) +
      rect(-4, y, c.width + 8, 118 * c.scale, deepest) +
      rect(-4, y + 92 * c.scale, c.width + 8, 8 * c.scale, highlight) +
      times(5, (i) => {
        const x = (i * 0.24 - 0.08) * c.width,
          lit = i !== 1;
        return (
          rect(x, y + 22 * c.scale, c.width * 0.19, 54 * c.scale, lit ? highlight : mid, 4) +
          (i === 2
            ? man(x + c.width * 0.08, y + 96 * c.scale, 62 * c.scale, deepest)
            : i === 3
              ? woman(x + c.width * 0.11, y + 98 * c.scale, 62 * c.scale, deepest)
              : '')
        );
      }) +
      rect(-4, y + 118 * c.scale, c.width + 8, 10 * c.scale, mid) +
      times(
        4,
        (i) =>
          disc((i * 0.3 + 0.06) * c.width, y + 132 * c.scale, 15 * c.scale, ink) +
          disc((i * 0.3 + 0.06) * c.width, y + 132 * c.scale, 6 * c.scale, deepest),
      ) +
      rect(0, y + 147 * c.scale, c.width, 4, ink) +
      times(14, (i) => rect((i * c.width) / 13 - 6, y + 151 * c.scale, 10, 6, mid))
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      vy = c.y - 70 * c.scale;
    return (
      disc(c.x, vy, 26 * c.scale, highlight) +
      times(11, (i) => {
        const t = ((i + 1) / 11) ** 1.9,
          y = vy + (c.height - vy) * t;
        return rect(c.x - 130 * t, y, 260 * t, 2 + 9 * t, mid);
      }) +
      each([-1, 1], (d) =>
        shape(`M${num(c.x + d * 2)} ${num(vy)}h${d * 1.5}L${num(c.x + d * 112)} ${c.height}h${-d * 20}z`, ink),
      ) +
      placed(
        c.x + 84 * c.scale,
        c.y + 4 * c.scale,
        c.scale,
        rect(-3, -60, 6, 150, ink) +
          rect(-15, -96, 30, 62, ink, 15) +
          disc(0, -80, 9, mid) +
          disc(0, -52, 9, highlight),
      ) +
      land({ ...c, height: vy + 1 }, vy - 8, 16, mid, 4)
    );
  },
];

export const sport: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      times(6, (i) =>
        ring(c.x - 150 * c.scale, c.y + 150 * c.scale, (120 + i * 38) * c.scale, i % 2 ? mid : highlight, 36 * c.scale),
      ) +
      times(7, (i) => ring(c.x - 150 * c.scale, c.y + 150 * c.scale, (101 + i * 38) * c.scale, ink, 2.4)) +
      placed(
        c.x + 6 * c.scale,
        c.y - 6 * c.scale,
        c.scale,
        disc(26, -52, 15, ink) +
          line('M14 -34L-8 12L22 36L10 78M-8 12L-50 44M12 -26L44 -4L66 -20M12 -28L-28 -14L-38 16', ink, 14, ROUND),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      deepest = c.colours.isDark ? c.colours.shade : ink;
    return (
      line(`M${num(c.width * 0.5)} -4V${c.height + 4}M-4 ${num(c.height * 0.52)}H${c.width + 4}`, mid, 3) +
      ring(c.x, c.y, 132 * c.scale, mid, 3) +
      disc(c.x, c.y, 94 * c.scale, highlight) +
      centred(c, line('M-94 0H94M0 -94V94M-66 -66C-20 -30 -20 30 -66 66M66 -66C20 -30 20 30 66 66', deepest, 5))
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 60 * c.scale;
    return (
      shape(
        `M${num(c.x)} -10L${num(c.x - 150 * c.scale)} ${num(gy + 40)}H${num(c.x + 150 * c.scale)}z`,
        mid,
        ' opacity=".75"',
      ) +
      shape(`M-4 ${num(gy)}H${c.width + 4}V${c.height + 4}H-4z`, mid) +
      rect(c.width * 0.1, c.y - 70 * c.scale, 13, 170 * c.scale, ink) +
      times(3, (i) =>
        line(
          `M${num(c.width * 0.1)} ${num(c.y + (-46 + i * 40) * c.scale)}L${c.width + 4} ${num(c.y + (-60 + i * 46) * c.scale)}M${num(c.width * 0.1)} ${num(c.y + (-46 + i * 40) * c.scale)}L-4 ${num(c.y + (-40 + i * 44) * c.scale)}`,
          i === 1 ? highlight : ink,
          6,
        ),
      ) +
      placed(
        c.x + 34 * c.scale,
        c.y + 66 * c.scale,
        c.scale,
        shape(
          'M-40 -20C-44 -58 12 -70 26 -40C44 -50 58 -30 44 -10C46 14 30 30 6 30H-24C-36 30 -42 12 -40 -20z',
          highlight,
        ) +
          rect(-26, 26, 48, 30, ink, 3) +
          line('M26 -40C18 -30 16 -20 22 -8', shade, 4, ROUND),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours;
    return (
      shape(
        `M${num(-20)} ${num(c.y + 30 * c.scale)}L${num(c.width + 20)} ${num(c.y - 30 * c.scale)}V${c.height + 4}H-20z`,
        mid,
      ) +
      line(
        `M-20 ${num(c.y + 30 * c.scale)}L${num(c.width + 20)} ${num(c.y - 30 * c.scale)}M${num(c.width * 0.2)} ${num(c.y + 10 * c.scale)}L${num(c.width * 0.5)} ${c.height + 8}`,
        ink,
        5,
      ) +
      centred(
        c,
        times(5, (i) =>
          disc(-76 + i * 24, -86 + i * i * 5 - i * 8, 9 + i * 2.5, highlight, ` opacity="${num(0.16 + i * 0.1)}"`),
        ) +
          disc(52, -30, 30, highlight) +
          line('M30 -50C44 -40 50 -20 42 -2M74 -50C62 -38 60 -22 68 -8', ink, 3) +
          oval(62, 96, 40, 8, c.colours.shade, ' opacity=".4"'),
      )
    );
  },
];
