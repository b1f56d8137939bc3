import type { ListedTitle } from './title.rules.ts';

/** Of the names a title gives, those that say most about what is like it. */
export const RELATED_PEOPLE = 4;

/** The name without its season or part: what the works of one series share. */
export function seriesName(name: string): string {
  const stem = name
    .normalize('NFKC')
    .replace(/[\s:：·\-—~〜「『(（].*$/u, '')
    .replace(/(第.{1,3}[季期部]|(?<![\dⅠ-Ⅻ])[\dⅠ-Ⅻ]+|之.{2,})$/u, '')
    .trim();
  return [...stem].length >= 2 ? stem : name;
}

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
