import { heatScore } from '../heat.pure.ts';
import { isPossibleKey, type NewTitle } from './title.rules.ts';

/** A title that ships with the product, before it has a key. */
export interface ShippedTitle extends Omit<NewTitle, 'key' | 'heat' | 'createdAt' | 'origin'> {
  origin: string;
  /** The heat it begins with, as if that many visitors had just come. */
  weight: number;
}

/** The name belongs to the title with the most weight; later ones add their year, and a number if that is taken too. */
export function withKeys(titles: readonly ShippedTitle[], now: number): NewTitle[] {
  const taken = new Set<string>();
  const byWeight = [...titles].sort((one, other) => other.weight - one.weight || (one.origin < other.origin ? -1 : 1));
  return byWeight.map(({ weight, ...title }) => {
    const key = keysFor(title).find((wanted) => !taken.has(wanted)) ?? title.origin;
    taken.add(key);
    return { ...title, key, heat: heatScore(weight, now), createdAt: now };
  });
}

/** Keys a title may have, the most wanted first. */
export function keysFor({ name, year }: Pick<NewTitle, 'name' | 'year'>): string[] {
  const dated = year === null ? name : `${name}-${year}`;
  return [name, dated, ...Array.from({ length: 8 }, (_, index) => `${dated}-${index + 2}`)].filter(isPossibleKey);
}
