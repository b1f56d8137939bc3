export interface EndlessPage<Item> {
  items: readonly Item[];
  /** The address of the page after this one, null at the end. */
  next: string | null;
}

/** First page and later ones as one list; an item that moved to a later page meanwhile is shown once. */
export function joinPages<Item>(
  first: readonly Item[],
  later: readonly Item[],
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  if (later.length === 0) return first;
  const seen = new Set<string | number>();
  return [...first, ...later].filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const MOST_LISTS = 5;
const kept = new Map<string, unknown>();

/** Keeps what a list had loaded, so that Back finds the page as long as it was. Only the last few lists are kept. */
export function keepPages(name: string, pages: EndlessPage<unknown>): void {
  kept.delete(name);
  kept.set(name, pages);
  const [oldest] = kept.keys();
  if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
}

export function keptPages<Item>(name: string | undefined): EndlessPage<Item> | undefined {
  // The name stands for one list, and that list put its own items there.
  return name === undefined ? undefined : (kept.get(name) as EndlessPage<Item> | undefined);
}
