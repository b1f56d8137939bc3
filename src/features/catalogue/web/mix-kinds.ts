import type { AnyItem } from '../any-item.contract.ts';

/**
 * The newest of some lists, with at most so many of one kind, so that one busy kind does not crowd out the others. What is
 * only a name comes after all that have something to tell.
 */
export function mixKinds(lists: readonly (readonly AnyItem[])[], size: number, mostOfKind: number): AnyItem[] {
  const known = new Map(lists.flat().map((item) => [item.Key, item]));
  const newest = toldFirst([...known.values()].sort((one, other) => (one.UpdatedTime < other.UpdatedTime ? 1 : -1)));
  const taken = new Map<string, number>();
  const mixed = newest.filter(({ TypeName }) => {
    const count = (taken.get(TypeName) ?? 0) + 1;
    taken.set(TypeName, count);
    return count <= mostOfKind;
  });
  return mixed.slice(0, size);
}

/** One of each kind after the other, as long as there are any; each kind keeps its order. */
export function inTurns<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const kinds = [...Map.groupBy(items, kindOf).values()];
  const rounds = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((own) => own.slice(round, round + 1))).flat();
}

/** In their order, but those that are only a name last. */
export function toldFirst(items: readonly AnyItem[]): AnyItem[] {
  const isBare = ({ Summary, Genres }: AnyItem) => Summary === '' && Genres.length === 0;
  return [...items.filter((item) => !isBare(item)), ...items.filter(isBare)];
}
