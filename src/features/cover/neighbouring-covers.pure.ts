import { type CoverSubject, GOODS_TONES, OWN_PALETTES, subjectHash } from './cover-palettes.pure.ts';
import { PALETTES } from './palettes.pure.ts';

function oklab(hex: string): readonly [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // three offsets in, three channels out
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

let grounds: ReturnType<typeof oklab>[] | undefined;

/** How far apart two grounds look. Hue counts more than lightness: two dark blues side by side read as one. */
export function groundDistance(one: number, other: number): number {
  grounds ??= PALETTES.map(({ bg }) => oklab(bg));
  const [a, b] = [grounds[one], grounds[other]];
  if (!a || !b) return 0;
  return Math.hypot((a[0] - b[0]) * 0.8, (a[1] - b[1]) * 2, (a[2] - b[2]) * 2);
}

const LOOKS_ALIKE = 0.15;

/**
 * One palette number for each cover of a list. A title keeps its own unless a neighbour has the same or a similar
 * ground. Neighbours are looked at for all column counts at once, so the server need not know the width of the screen,
 * and only backwards, so a longer list never repaints its beginning.
 */
export function assignPalettes(list: readonly CoverSubject[], columns: readonly number[] = [1, 3, 4, 5, 6]): number[] {
  const reach = Math.max(0, ...columns);
  const chosen: number[] = [];
  for (const subject of list) {
    const own = subjectHash(subject);
    const colours = subject.kind === '市集' ? GOODS_TONES : OWN_PALETTES;
    const recent = chosen.slice(-reach || chosen.length).map((index) => index % colours);
    const near = columns.flatMap((back) => chosen.at(-back) ?? []);
    let best = own % OWN_PALETTES;
    let widest = -1;
    for (let step = 0; step < OWN_PALETTES; step++) {
      // Seven has no common divisor with 22, so the walk meets every palette once.
      const candidate = (own + step * 7) % OWN_PALETTES;
      if (recent.includes(candidate % colours)) continue;
      const distance = Math.min(...near.map((index) => groundDistance(candidate, index)));
      if (distance > LOOKS_ALIKE || subject.kind === '市集') {
        best = candidate;
        break;
      }
      if (distance > widest) [best, widest] = [candidate, distance];
    }
    chosen.push(best);
  }
  return chosen;
}
