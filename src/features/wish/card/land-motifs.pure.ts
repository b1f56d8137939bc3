import {
  between,
  box,
  type Colours,
  circle,
  fill,
  HEIGHT,
  line,
  type Mark,
  n,
  type Random,
  WIDTH,
} from './marks.pure.ts';

/** 落日: a sun half under the horizon, and its path on the water. */
export function sunset({ mid, light }: Colours, random: Random): Mark[] {
  const [x, horizon, radius] = [between(random, 620, 760), 1010, 250];
  const sun = `M${n(x - radius)} ${horizon}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;
  const ripples = Array.from({ length: 7 }, (_, row) => {
    const half = between(random, 90, 230) * (1 - row * 0.07);
    const middle = x + between(random, -30, 30);
    return line(`M${n(middle - half)} ${horizon + 34 + row * 54}h${n(half * 2)}`, light, 9, 0.9 - row * 0.1);
  });
  return [fill(sun, light), fill(box(0, horizon, WIDTH, HEIGHT - horizon), mid), ...ripples];
}

/** 远山: ridges one behind the other under a small moon. */
export function ridges({ mid, light, ground }: Colours, random: Random): Mark[] {
  const hills = [0, 1, 2, 3].map((row) => {
    const y = 960 + row * 120;
    const rise = () => between(random, 40, 150 - row * 20);
    const d = `M0 ${y}C180 ${n(y - rise())} 300 ${n(y + 40)} 460 ${n(y - rise() / 2)}S760 ${n(y - rise())} 860 ${n(y - 30)}S1010 ${n(y - rise())} ${WIDTH} ${n(y - 20)}V${HEIGHT}H0z`;
    return fill(d, row % 2 === 0 ? mid : ground, row === 0 ? 0.55 : 0.85);
  });
  const path = line('M0 1392C260 1352 480 1416 700 1376S960 1360 1080 1386', light, 6);
  return [fill(circle(between(random, 660, 860), 860, 74), light), ...hills, path];
}

/** 圆月: the full moon low over a few clouds. */
export function fullMoon({ mid, light }: Colours, random: Random): Mark[] {
  const x = between(random, 560, 680);
  const clouds = [0, 1, 2, 3].map((row) => {
    const [left, y, length] = [between(random, 40, 420), 1090 + row * 84, between(random, 380, 620)];
    const d = `M${n(left)} ${y}h${n(length)}a24 24 0 0 1 0 48h${n(-length)}a24 24 0 0 1 0 -48z`;
    return fill(d, mid, 0.72);
  });
  return [
    fill(circle(x, 1120, 300), light),
    fill(circle(x + 70, 1070, 34), mid, 0.16),
    fill(circle(x - 90, 1180, 52), mid, 0.12),
    ...clouds,
  ];
}

/** 星轨: stars around the pole, as a long exposure shows them. */
export function starTrails({ mid, light, ink }: Colours, random: Random): Mark[] {
  const [x, y] = [760, 1290];
  const trails = Array.from({ length: 16 }, (_, index) => {
    const radius = 60 + index * 30;
    const from = between(random, Math.PI, Math.PI * 1.5);
    const to = from + between(random, 0.5, 1.3);
    const at = (angle: number) => `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
    const colour = index % 4 === 0 ? light : index % 3 === 0 ? ink : mid;
    return line(`M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`, colour, 7, colour === ink ? 0.6 : 1);
  });
  return [...trails, fill(`M0 1360C320 1290 640 1400 1080 1330V${HEIGHT}H0z`, mid)];
}

/** 水纹: waves laid over each other like tiles. */
export function waves({ mid, light, ground }: Colours, random: Random): Mark[] {
  const radius = 108;
  const bright = Math.floor(random() * 5);
  const marks: Mark[] = [];
  for (let row = 0; row < 7; row++) {
    for (let column = -1; column < 6; column++) {
      const x = column * radius * 2 + (row % 2 === 0 ? radius : radius * 2);
      const y = 1010 + row * 76;
      const isBright = (row * 3 + column + 5) % 7 === bright;
      for (const [ring, share] of [1, 0.72, 0.44].entries()) {
        const colour = ring === 1 ? ground : ring === 2 && isBright ? light : mid;
        marks.push(fill(circle(x, y, radius * share), colour));
      }
    }
  }
  return marks;
}
