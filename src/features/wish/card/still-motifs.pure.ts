import type { Colours, Mark, Random } from './marks.pure.ts';
import { between, box, circle, ellipse, fill, HEIGHT, line, n, petal, WIDTH } from './marks.pure.ts';

/** 素烛: one candle, and its quiet glow. */
export function candle({ mid, light, ground }: Colours, random: Random): Mark[] {
  const x = between(random, 660, 760);
  const glow = [260, 180, 110].map((radius) => fill(circle(x, 1000, radius), light, 0.09));
  const flame = `M${n(x)} 920C${n(x + 46)} 976 ${n(x + 34)} 1036 ${n(x)} 1040C${n(x - 34)} 1036 ${n(x - 46)} 976 ${n(x)} 920z`;
  return [
    ...glow,
    fill(box(0, 1372, WIDTH, HEIGHT - 1372), mid),
    fill(box(x - 36, 1072, 72, 300), light, 0.85),
    line(`M${n(x)} 1072v-34`, ground, 5),
    fill(flame, light),
  ];
}

/** 细雨: rain over a slope, and willow branches. */
export function rain({ mid, light }: Colours, random: Random): Mark[] {
  const drops = Array.from({ length: 46 }, () => {
    const [x, y, length] = [between(random, 120, 1080), between(random, 820, 1280), between(random, 30, 74)];
    return line(`M${n(x)} ${n(y)}l${n(-length * 0.22)} ${n(length)}`, light, 3, 0.45);
  });
  const willow = Array.from({ length: 6 }, (_, index) => {
    const x = 1060 - index * 42;
    const length = between(random, 240, 420);
    return line(
      `M${x} 780C${x - 20} ${n(780 + length * 0.4)} ${x - 6} ${n(780 + length * 0.7)} ${x - 30} ${n(780 + length)}`,
      mid,
      6,
    );
  });
  return [...willow, ...drops, fill(`M0 1330C300 1240 660 1330 1080 1270V${HEIGHT}H0z`, mid)];
}

/** 河灯: lights set afloat, the farther the smaller. */
export function riverLights({ mid, light }: Colours, random: Random): Mark[] {
  const water = Array.from({ length: 9 }, (_, row) => {
    const [x, length] = [between(random, 0, 420), between(random, 300, 640)];
    return line(`M${n(x)} ${960 + row * 54}h${n(length)}`, mid, 6, 0.8);
  });
  const lights = [
    [880, 930, 22],
    [700, 1010, 34],
    [900, 1120, 48],
    [560, 1210, 66],
  ] as const;
  return [...water, ...lights.flatMap(([x, y, size]) => afloat(x + between(random, -24, 24), y, size))];

  function afloat(x: number, y: number, size: number): Mark[] {
    const petals = [-0.9, -0.45, 0, 0.45, 0.9].map((turn) =>
      fill(petal(x, y + size * 0.4, size * 0.2, size * 1.5, -Math.PI / 2 + turn, 0.26), light, 0.75),
    );
    return [
      fill(ellipse(x, y + size * 0.55, size * 1.7, size * 0.34), mid),
      ...petals,
      line(`M${n(x - size)} ${n(y + size * 1.15)}h${n(size * 2)}`, light, 4, 0.4),
    ];
  }
}

/** 白菊: one chrysanthemum on a bent stem. */
export function chrysanthemum({ mid, light, ground }: Colours, random: Random): Mark[] {
  const [x, y] = [between(random, 680, 760), 1060];
  const rings = [
    [230, 26],
    [176, 22],
    [124, 16],
  ] as const;
  const petals = rings.flatMap(([radius, count], ring) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + ring * 0.12;
      return fill(petal(x, y, 30, radius * between(random, 0.9, 1), angle, 0.13), light, 0.55 + ring * 0.2);
    }),
  );
  const leaf = `M${n(x - 24)} 1300C${n(x - 120)} 1250 ${n(x - 190)} 1290 ${n(x - 230)} 1350C${n(x - 150)} 1370 ${n(x - 70)} 1350 ${n(x - 24)} 1300z`;
  return [
    line(`M${n(x)} ${y}C${n(x + 20)} 1200 ${n(x - 40)} 1320 ${n(x - 10)} ${HEIGHT}`, mid, 14),
    fill(leaf, mid),
    ...petals,
    fill(circle(x, y, 34), ground, 0.5),
  ];
}
