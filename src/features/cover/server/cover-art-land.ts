import type { Random } from './cover-art-random.ts';
import { disc, ring, shape, svg } from './cover-art-svg.ts';

/** Soft hills from edge to edge, open at the bottom. Peaks and valleys alternate, so it never reads as noise. */
export function ridge(random: Random, width: number, y: number, rise: number, peaks: number): string {
  const points = peaks * 2;
  const phase = random.below(2);
  let [x, at] = [0, y - rise * random.between(0.1, 0.6)];
  let d = svg`M0 ${at}`;
  for (let index = 1; index <= points; index++) {
    const nextX = index === points ? width : (width / points) * (index + random.between(-0.28, 0.28));
    const isPeak = index % 2 === phase;
    const next = isPeak ? y - rise * random.between(0.55, 1) : y + rise * random.between(0, 0.35);
    const reach = (nextX - x) * 0.46;
    d += svg`C${x + reach} ${at} ${nextX - reach} ${next} ${nextX} ${next}`;
    [x, at] = [nextX, next];
  }
  return d;
}

export function closed(d: string, height: number): string {
  return svg`${d}V${height}H0z`;
}

/** 日, 环 or 残月. */
export function light(form: number, x: number, y: number, radius: number, colour: string): string {
  if (form === 0) return disc(x, y, radius, colour);
  if (form === 1) return ring(x, y, radius, colour, radius * 0.16) + disc(x, y, radius * 0.6, colour);
  const inner = radius * 0.8;
  return shape(
    svg`M${x} ${y - radius}a${radius} ${radius} 0 1 0 ${radius} ${radius}a${inner} ${inner} 0 1 1 ${-radius} ${-radius}z`,
    colour,
  );
}
