import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { KINDS } from '#/features/catalogue/kinds.pure.ts';
import type { Shelved } from './shelf.rules.ts';
import type { Mine, ShelfService, ShelvedTitle } from './shelf.service.ts';

export function presentShelved({ state, day, remark, changedAt }: Shelved) {
  return { State: state, Day: day, Remark: remark, ChangedTime: toShanghaiIso(changedAt) };
}

export function presentMine({ key, shelved, score }: Mine) {
  return { Key: key, Shelf: shelved ? presentShelved(shelved) : null, Score: score };
}

export function presentShelvedTitle({ item, shelved, score }: ShelvedTitle) {
  return { ...item, Shelf: presentShelved(shelved), Score: score };
}

export function presentCounts(counts: ReadonlyMap<string, number>) {
  return {
    want: counts.get('want') ?? 0,
    watching: counts.get('watching') ?? 0,
    watched: counts.get('watched') ?? 0,
  };
}

export function presentYear(review: Awaited<ReturnType<ShelfService['year']>>) {
  const named = (most: { name: string; count: number } | undefined) =>
    most ? { Name: most.name, Count: most.count } : null;
  const byYear = Map.groupBy(review.years, ({ year }) => year);
  const kindName = (slug: string) => KINDS.find((kind) => kind.slug === slug)?.name ?? slug;
  return {
    Year: review.year,
    Watched: review.watched,
    Hours: review.hours,
    Unmeasured: review.unmeasured,
    MeanScore: review.meanScore,
    Months: review.months,
    Genre: named(review.genre),
    Person: named(review.person),
    LatestTime: review.latest === undefined ? null : toShanghaiIso(review.latest),
    Best: review.best,
    Years: [...byYear]
      .sort(([one], [other]) => other - one)
      .map(([Year, kinds]) => ({
        Year,
        Total: kinds.reduce((sum, { count }) => sum + count, 0),
        Kinds: Object.fromEntries(kinds.map(({ kind, count }) => [kindName(kind), count])),
      })),
  };
}
