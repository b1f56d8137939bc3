import {
  centred,
  crag,
  disc,
  type Family,
  land,
  line,
  man,
  num,
  placed,
  rect,
  roof,
  shape,
  times,
} from '../motif-kit.ts';

export const road: Family = [
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y - 4 * c.scale;
    return (
      disc(c.x + 34 * c.scale, gy - 10 * c.scale, 62 * c.scale, highlight) +
      shape(`${crag(c.random, c.width, gy + 2, 40 * c.scale, 5)}V${num(gy + 4)}H-4z`, mid) +
      rect(0, gy, c.width, c.height - gy, mid) +
      shape(
        `M${num(c.x - 3)} ${num(gy)}h6L${num(c.x + 170 * c.scale)} ${c.height}H${num(c.x - 170 * c.scale)}z`,
        c.colours.isDark ? shade : ink,
      ) +
      times(6, (i) => {
        const t = (i / 6) ** 1.6,
          u = ((i + 0.55) / 6) ** 1.6,
          y0 = gy + (c.height - gy) * t,
          y1 = gy + (c.height - gy) * u,
          w = 1 + t * 9,
          w1 = 1 + u * 9;
        return shape(
          `M${num(c.x - w)} ${num(y0)}h${num(w * 2)}L${num(c.x + w1)} ${num(y1)}H${num(c.x - w1)}z`,
          highlight,
        );
      }) +
      times(4, (i) => {
        const t = ((i + 1) / 4) ** 1.5,
          x = c.x - (26 + 150 * t) * c.scale,
          b = gy + (c.height - gy) * t * 0.7;
        return (
          rect(x, b - 120 * t * c.scale, 2 + t * 3, 120 * t * c.scale, ink) +
          rect(x - 14 * t, b - 108 * t * c.scale, 30 * t + 2, 2 + t * 2, ink)
        );
      })
    );
  },
  (c) => {
    const { highlight, ink, mid, bg, shade } = c.colours;
    return (
      land(c, c.y - 40 * c.scale, 40 * c.scale, mid, 3) +
      line(
        `M${num(c.x + 30 * c.scale)} ${num(c.y - 70 * c.scale)}c${num(90 * c.scale)} ${num(30 * c.scale)} ${num(-150 * c.scale)} ${num(40 * c.scale)} ${num(-60 * c.scale)} ${num(80 * c.scale)}s${num(190 * c.scale)} ${num(30 * c.scale)} ${num(20 * c.scale)} ${num(110 * c.scale)}s${num(-60 * c.scale)} ${num(120 * c.scale)} ${num(-40 * c.scale)} ${num(160 * c.scale)}`,
        ink,
        30 * c.scale,
        ' stroke-linecap="round"',
      ) +
      line(
        `M${num(c.x + 30 * c.scale)} ${num(c.y - 70 * c.scale)}c${num(90 * c.scale)} ${num(30 * c.scale)} ${num(-150 * c.scale)} ${num(40 * c.scale)} ${num(-60 * c.scale)} ${num(80 * c.scale)}s${num(190 * c.scale)} ${num(30 * c.scale)} ${num(20 * c.scale)} ${num(110 * c.scale)}s${num(-60 * c.scale)} ${num(120 * c.scale)} ${num(-40 * c.scale)} ${num(160 * c.scale)}`,
        bg,
        2.2,
        ' stroke-dasharray="9 9"',
      ) +
      placed(
        c.x - 14 * c.scale,
        c.y + 44 * c.scale,
        c.scale,
        rect(-17, -12, 34, 20, highlight, 6) +
          rect(-10, -22, 20, 13, highlight, 5) +
          disc(-9, 8, 5, shade) +
          disc(9, 8, 5, shade),
      ) +
      disc(c.x + 92 * c.scale, c.y - 96 * c.scale, 20 * c.scale, highlight)
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours,
      gy = c.y + 84 * c.scale;
    return (
      disc(c.x, gy, 74 * c.scale, highlight) +
      rect(0, gy, c.width, c.height - gy, mid) +
      times(5, (i) => {
        const x = c.width * (0.02 + i * 0.24),
          t = c.y - (40 - i * 14) * c.scale;
        return (
          rect(x - 2, t - 60 * c.scale, 4 - i * 0.4, gy - t + 64 * c.scale, ink) +
          rect(x - 16 * c.scale, t - 50 * c.scale, 32 * c.scale, 3, ink) +
          rect(x - 11 * c.scale, t - 36 * c.scale, 22 * c.scale, 3, ink) +
          (i < 4
            ? line(
                `M${num(x - 14 * c.scale)} ${num(t - 50 * c.scale)}q${num(c.width * 0.12)} ${num(46 * c.scale)} ${num(c.width * 0.24)} ${num(14 * c.scale)}M${num(x + 14 * c.scale)} ${num(t - 50 * c.scale)}q${num(c.width * 0.12)} ${num(50 * c.scale)} ${num(c.width * 0.24)} ${num(14 * c.scale)}`,
                ink,
                1.4,
              )
            : '')
        );
      }) +
      man(c.x - 30 * c.scale, gy + 30 * c.scale, 50 * c.scale, c.colours.isDark ? shade : ink) +
      man(c.x - 8 * c.scale, gy + 30 * c.scale, 34 * c.scale, c.colours.isDark ? shade : ink)
    );
  },
];

export const temple: Family = [
  (c) => {
    const { highlight, ink, mid, shade, bg } = c.colours,
      pk = (x: number, b: number, w: number, h: number, col: string) =>
        shape(
          `M${num(x - w / 2)} ${num(b)}L${num(x - w * 0.3)} ${num(b - h * 0.72)}Q${num(x - w * 0.2)} ${num(b - h)} ${num(x)} ${num(b - h * 0.96)}T${num(x + w * 0.34)} ${num(b - h * 0.6)}L${num(x + w / 2)} ${num(b)}z`,
          col,
        );
    return (
      disc(c.x + 60 * c.scale, c.y - 80 * c.scale, 32 * c.scale, highlight) +
      pk(c.x - 90 * c.scale, c.height, 90 * c.scale, c.height - c.y + 30 * c.scale, mid) +
      pk(c.x + 100 * c.scale, c.height, 110 * c.scale, c.height - c.y + 60 * c.scale, mid) +
      pk(c.x, c.height, 130 * c.scale, c.height - c.y + 10 * c.scale, ink) +
      placed(
        c.x - 6 * c.scale,
        c.y - 12 * c.scale,
        c.scale,
        rect(-13, -64, 26, 66, highlight) +
          times(3, (i) => roof(0, -30 - i * 24, 60 - i * 10, 15, c.colours.isDark ? shade : ink)) +
          rect(-2, -100, 4, 22, ink),
      ) +
      times(5, (i) =>
        rect(
          -20 + c.random() * c.width * 0.5,
          c.y + (40 + i * 34) * c.scale,
          c.width * (0.34 + c.random() * 0.4),
          12 * c.scale,
          bg,
          6 * c.scale,
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid } = c.colours,
      w = c.colours.isDark ? ink : '#fff';
    return (
      disc(c.x, c.y - 10 * c.scale, 92 * c.scale, highlight) +
      centred(
        c,
        shape(
          'M-96 -64C-56 -52 -26 -28 -6 0C22 -40 70 -62 112 -60C84 -38 60 -8 40 14C60 26 76 46 96 76C66 66 40 56 22 38C8 46 -6 48 -22 46C-44 44 -60 30 -78 34L-112 44L-82 24C-66 14 -46 20 -30 22C-50 -6 -74 -36 -96 -64z',
          w,
        ) +
          shape(
            'M112 -60C84 -38 60 -8 40 14L26 2C48 -28 80 -48 112 -60zM-96 -64C-74 -36 -50 -6 -30 22L-14 8C-34 -20 -60 -46 -96 -64z',
            c.colours.isDark ? c.colours.shade : ink,
          ) +
          disc(-76, 31, 5, highlight),
      ) +
      land(c, c.y + 110 * c.scale, 36 * c.scale, mid, 4) +
      land(c, c.y + 150 * c.scale, 26 * c.scale, ink, 3)
    );
  },
  (c) => {
    const { highlight, ink, mid, shade } = c.colours;
    return (
      disc(c.x, c.y - 92 * c.scale, 30 * c.scale, highlight) +
      shape(
        `M${num(c.x)} ${num(c.y - 64 * c.scale)}L${num(c.x + 220 * c.scale)} ${c.height}H${num(c.x - 220 * c.scale)}z`,
        mid,
      ) +
      shape(
        `M${num(c.x)} ${num(c.y - 64 * c.scale)}L${num(c.x + 220 * c.scale)} ${c.height}H${num(c.x + 30 * c.scale)}z`,
        ink,
      ) +
      times(17, (i) => {
        const t = i / 16,
          y = c.y - 40 * c.scale + (c.height - c.y + 40 * c.scale) * t;
        return rect(c.x - (5 + 34 * t) * c.scale, y, (10 + 68 * t) * c.scale, 3 + t * 7, highlight);
      }) +
      placed(
        c.x,
        c.y - 50 * c.scale,
        c.scale,
        rect(-24, -18, 5, 34, highlight) + rect(19, -18, 5, 34, highlight) + roof(0, -38, 78, 17, highlight),
      ) +
      man(c.x + 8 * c.scale, c.y + 74 * c.scale, 30 * c.scale, c.colours.isDark ? shade : ink)
    );
  },
];
