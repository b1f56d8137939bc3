import {
  bird,
  centred,
  disc,
  type Family,
  line,
  man,
  num,
  oval,
  ROUND,
  rect,
  shape,
  times,
  turned,
} from '../motif-kit.ts';

export const court: Family = [
  (c) => {
    const { highlight, ink, mid } = c.colours,
      gy = c.y + 92 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        shape('M-52 96h104l-16-20h-72z', ink) +
          rect(-5, -78, 10, 160, ink) +
          disc(0, -84, 11, highlight) +
          line('M-92 -74L92 -46', ink, 8, ROUND) +
          line('M-92 -72L-122 6M-92 -72L-62 6M92 -46L62 44M92 -46L122 44', ink, 2) +
          shape('M-128 4h72a36 34 0 0 1 -72 0z', highlight) +
          shape('M56 42h72a36 34 0 0 1 -72 0z', ink),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours;
    return centred(
      c,
      rect(-96, 84, 192, 26, mid) +
        rect(-78, 62, 156, 24, ink, 3) +
        turned(
          rect(-66, -42, 132, 76, highlight, 4) +
            rect(-50, -42, 12, 76, bg) +
            rect(38, -42, 12, 76, bg) +
            rect(-9, 34, 18, 150, ink, 6),
          'translate(6 -34)rotate(-38)',
        ) +
        line('M-104 22l-22-10M-94 -4l-16-22M96 44l26-2', ink, 5, ROUND),
    );
  },
  (c) => {
    const { highlight, mid, bg, shade } = c.colours,
      k = 5,
      w = c.width / k,
      gy = c.height * 0.74;
    return (
      times(
        k,
        (i) =>
          rect(i * w + w * 0.16, -4, w * 0.68, gy + 4, mid) +
          times(4, (j) => rect(i * w + w * (0.24 + j * 0.15), -4, 1.6, gy, bg)) +
          rect(i * w + w * 0.08, gy - 14, w * 0.84, 14, mid),
      ) +
      times(5, (i) => rect(0, gy + i * ((c.height - gy) / 5), c.width, (c.height - gy) / 5, i % 2 ? mid : shade)) +
      shape(
        `M${num(c.x)} ${num(gy + 14)}l${num(c.width * 0.5)} ${num(c.height - gy)}h${num(-40 * c.scale)}z`,
        bg,
        ' opacity=".6"',
      ) +
      man(c.x, gy + 18, 86 * c.scale, highlight)
    );
  },
];

export const sea: Family = [
  (c) => {
    const { highlight, ink, mid, bg } = c.colours,
      y0 = c.y + 52 * c.scale;
    return (
      disc(c.x + 46 * c.scale, c.y - 62 * c.scale, 40 * c.scale, highlight) +
      rect(0, y0, c.width, c.height - y0, mid) +
      centred(
        c,
        shape(
          'M-190 190C-186 70 -130 -40 -30 -72C30 -90 82 -76 96 -34C76 -58 44 -52 30 -26C10 14 44 60 120 66L230 190z',
          ink,
        ) +
          times(4, (i) =>
            line(
              `M${-160 + i * 30} 190C${-150 + i * 26} ${84 + i * 8} ${-100 + i * 20} ${-14 + i * 18} ${-22 + i * 8} ${-42 + i * 16}`,
              bg,
              5,
              ROUND,
            ),
          ) +
          times(7, (i) => disc(96 - i * 2 - (i % 2) * 16, -30 + i * 9, 7 - i * 0.6, ink)) +
          disc(112, -10, 3.5, ink) +
          disc(120, 12, 2.6, ink),
      ) +
      times(4, (i) =>
        line(`M${num(c.width * 0.52 + i * 12)} ${num(y0 + 26 + i * 22)}q16 -9 32 0t32 0t32 0t32 0`, bg, 3),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, light, shade } = c.colours,
      gy = c.y + 76 * c.scale;
    return (
      shape(
        `M${num(c.x)} ${num(c.y - 62 * c.scale)}L-10 ${num(c.y - 130 * c.scale)}V${num(c.y - 14 * c.scale)}z`,
        highlight,
        ' opacity=".9"',
      ) +
      shape(
        `M${num(c.x)} ${num(c.y - 62 * c.scale)}L${num(c.width + 10)} ${num(c.y - 96 * c.scale)}V${num(c.y - 34 * c.scale)}z`,
        highlight,
        ' opacity=".35"',
      ) +
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        shape('M-120 100C-90 66 -50 60 0 58S96 70 128 100z', shade) +
          shape('M-24 62L-15 -46H15L24 62z', light) +
          shape('M-21.5 26L-19 -4H19L21.5 26z', highlight) +
          rect(-21, -54, 42, 9, shade) +
          rect(-11, -76, 22, 22, highlight) +
          shape('M-15 -76L0 -92L15 -76z', shade),
      ) +
      times(6, (i) =>
        rect(
          (c.random() - 0.1) * c.width * 0.8,
          gy + 26 * c.scale + i * ((c.height - gy - 26 * c.scale) / 6.2),
          40 + c.random() * 90,
          3,
          i % 2 ? c.colours.bg : ink,
          1.5,
          ' opacity=".55"',
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, bg } = c.colours,
      gy = c.y + 58 * c.scale;
    return (
      rect(0, gy, c.width, c.height - gy, mid) +
      centred(
        c,
        shape(
          'M0 84C-8 26 -16 -4 -78 -34C-100 -46 -108 -66 -104 -76C-64 -74 -22 -60 0 -22C22 -60 64 -74 104 -76C108 -66 100 -46 78 -34C16 -4 8 26 0 84z',
          ink,
        ) +
          shape('M0 84C-3 40 -4 8 0 -22C4 8 3 40 0 84z', mid) +
          line('M-60 60q14 -8 28 0M34 66q14 -8 28 0', ink, 4),
      ) +
      rect(0, gy, c.width, 3, ink) +
      times(6, (i) =>
        oval(
          c.x,
          gy + 8 * c.scale + i * 20 * c.scale,
          (70 + i * 44) * c.scale,
          (9 + i * 5) * c.scale,
          'none',
          ` stroke="${i ? bg : highlight}" stroke-width="${i ? 2 : 4}" opacity="${1 - i * 0.13}"`,
        ),
      )
    );
  },
  (c) => {
    const { highlight, ink, mid, shade, light } = c.colours,
      gy = c.y + 96 * c.scale;
    return (
      centred(
        c,
        shape('M-96 120L-70 -96C-40 -108 40 -108 70 -96L96 120z', mid) +
          shape(
            'M0 -128C34 -112 62 -92 72 -70C64 10 40 70 0 128C-40 70 -64 10 -72 -70C-62 -92 -34 -112 0 -128z',
            shade,
          ) +
          shape('M0 -128C34 -112 62 -92 72 -70C64 10 40 70 0 128z', ink) +
          shape('M0 128C-14 104 -27 80 -38 54H38C27 80 14 104 0 128z', highlight) +
          disc(-16, -64, 4, light) +
          disc(16, -64, 4, shade),
      ) +
      rect(0, gy, c.width, c.height - gy, mid) +
      shape(
        `M${num(c.x - 64 * c.scale)} ${num(gy + 4)}q${num(64 * c.scale)} ${num(-34 * c.scale)} ${num(128 * c.scale)} 0q${num(-64 * c.scale)} ${num(16 * c.scale)} ${num(-128 * c.scale)} 0z`,
        light,
      ) +
      times(4, (i) => bird(c.x + (70 - i * 18) * c.scale, c.y + (40 + i * 14) * c.scale, 8 * c.scale, highlight, 2))
    );
  },
];
