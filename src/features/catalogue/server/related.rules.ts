import { seriesName } from '../series-name.pure.ts';
import type { ListedTitle } from './title.rules.ts';

/** How many of a title's people are looked at: the first ones say most about what is like it. */
export const RELATED_PEOPLE = 4;

/** How much two titles have in common; the same series counts most, then people, then subject, place and time. */
export function likeness(one: ListedTitle, other: ListedTitle): number {
  const shared = (a: readonly string[], b: readonly string[]) => a.filter((name) => b.includes(name)).length;
  const people = shared([...one.directors, ...one.actors], [...other.directors, ...other.actors]);
  const isSeries = other.name.startsWith(seriesName(one.name)) ? 6 : 0;
  const years = one.year !== null && other.year !== null ? Math.abs(one.year - other.year) : 20;
  return (
    isSeries +
    Math.min(people, 4) * 2 +
    shared(one.genres, other.genres) * 1.5 +
    (shared(one.regions, other.regions) > 0 ? 0.5 : 0) +
    (one.kind === other.kind ? 1 : 0) +
    Math.max(0, 1 - years / 20)
  );
}
