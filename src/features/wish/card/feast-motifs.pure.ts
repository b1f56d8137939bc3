import type { Colours, Mark, Random } from './marks.pure.ts';
import { between, box, circle, ellipse, fill, HEIGHT, line, n, petal, WIDTH } from './marks.pure.ts';

/** 窗花: a round paper cut of petals within petals. */
export function paperCut({ mid, light, ground }: Colours, random: Random): Mark[] {
  const [x, y] = [640, 1110];
  const count = 8 + Math.floor(random() * 3) * 2;
  const turn = (index: number) => (index / count) * Math.PI * 2;
  const round = (draw: (angle: number, index: number) => Mark) =>
    Array.from({ length: count }, (_, index) => draw(turn(index), index));
  return [
    fill(circle(x, y, 292), light),
    fill(circle(x, y, 268), mid),
    ...round((angle) => fill(petal(x, y, 120, 258, angle, 0.34), light)),
    ...round((angle) => fill(petal(x, y, 150, 226, angle, 0.16), mid)),
    ...round((angle) =>
      fill(circle(x + 228 * Math.cos(angle + Math.PI / count), y + 228 * Math.sin(angle + Math.PI / count), 15), light),
    ),
    fill(circle(x, y, 112), light),
    ...round((angle) => fill(petal(x, y, 22, 98, angle, 0.3), ground)),
    fill(circle(x, y, 20), ground),
  ];
}

/** 灯笼: lanterns of three sizes under an eave. */
export function lanterns({ mid, light, ink, ground }: Colours, random: Random): Mark[] {
  const eave = `M330 830Q640 900 ${WIDTH} 800V846Q640 940 330 862z`;
  const hung = [
    { x: 470, y: 1110, size: 88 },
    { x: 690, y: 1190, size: 128 },
    { x: 920, y: 1070, size: 100 },
  ].flatMap(({ x, y, size }) => lantern(x + between(random, -18, 18), y + between(random, -20, 20), size));
  return [fill(box(0, 1396, WIDTH, HEIGHT - 1396), mid), ...hung, fill(eave, mid)];

  function lantern(x: number, y: number, size: number): Mark[] {
    const height = size * 0.82;
    const ribs = [0.34, 0.7].map((share) => line(ellipse(x, y, size * share, height), ground, 3, 0.35));
    return [
      line(`M${n(x)} 860V${n(y - height)}`, ink, 3, 0.5),
      fill(ellipse(x, y, size, height), light),
      ...ribs,
      fill(box(x - size * 0.36, y - height - 9, size * 0.72, 20), mid),
      fill(box(x - size * 0.36, y + height - 11, size * 0.72, 20), mid),
      ...[-0.16, 0, 0.16].map((share) =>
        line(`M${n(x + size * share)} ${n(y + height + 9)}v${n(size * 0.6)}`, light, 5),
      ),
    ];
  }
}

/** 梅枝: a bough from the lower right with blossoms along it. */
export function plumBough({ mid, light, ink }: Colours, random: Random): Mark[] {
  const bough = line('M1080 1330C900 1290 800 1180 640 1150S380 1050 250 1090', mid, 26);
  const twigs = [
    'M800 1212C760 1120 780 1020 730 930',
    'M620 1146C590 1070 600 1010 560 950',
    'M930 1290C960 1180 1010 1130 1000 1010',
  ].map((d) => line(d, mid, 12));
  const places = [
    [730, 930],
    [772, 1060],
    [560, 950],
    [600, 1090],
    [430, 1075],
    [270, 1088],
    [1000, 1010],
    [940, 1200],
    [700, 1176],
  ] as const;
  const blossoms = places.flatMap(([x, y]) => blossom(x, y, between(random, 30, 52), between(random, 0, 1.2)));
  const fallen = Array.from({ length: 7 }, () =>
    fill(ellipse(between(random, 200, 980), between(random, 1260, 1400), 14, 9), light, 0.75),
  );
  return [bough, ...twigs, ...fallen, ...blossoms];

  function blossom(x: number, y: number, size: number, turn: number): Mark[] {
    const petals = Array.from({ length: 5 }, (_, index) => {
      const angle = turn + (index / 5) * Math.PI * 2;
      return fill(circle(x + size * 0.62 * Math.cos(angle), y + size * 0.62 * Math.sin(angle), size * 0.5), light);
    });
    return [...petals, fill(circle(x, y, size * 0.3), mid), fill(circle(x, y, size * 0.1), ink)];
  }
}

/** 烟花: three bursts over a low town. */
export function fireworks({ mid, light, ink }: Colours, random: Random): Mark[] {
  const bursts = [
    [760, 980, 210],
    [430, 1130, 140],
    [940, 1190, 110],
  ] as const;
  const roofs = Array.from({ length: 9 }, (_, index) => {
    const [x, top] = [index * 125 - 20, 1440 - between(random, 60, 130)];
    return fill(`M${x} ${HEIGHT}V${n(top)}l72 -44l72 44V${HEIGHT}z`, mid);
  });
  return [...bursts.flatMap(([x, y, radius]) => burst(x, y, radius)), ...roofs];

  function burst(x: number, y: number, radius: number): Mark[] {
    const rays = 18;
    return Array.from({ length: rays }, (_, index) => {
      const angle = (index / rays) * Math.PI * 2;
      const far = radius * between(random, 0.78, 1);
      const at = (share: number) => `${n(x + far * share * Math.cos(angle))} ${n(y + far * share * Math.sin(angle))}`;
      const colour = index % 3 === 0 ? ink : light;
      return [
        line(`M${at(0.3)}L${at(0.86)}`, colour, 6, 0.9),
        fill(circle(x + far * Math.cos(angle), y + far * Math.sin(angle), 8), colour),
      ];
    }).flat();
  }
}
