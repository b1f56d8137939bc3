type Key = string | number;

/** How high the cards of a list were when they were seen, while columns are as wide as then. */
interface KnownHeights {
  width: number;
  heights: Map<Key, number>;
}

const lists = new Map<string, KnownHeights>();

/** Remembered beyond the page: who comes back finds the list as long as it was, and the place in it that was left. */
export function knownHeights(label: string): KnownHeights {
  const known = lists.get(label) ?? { width: 0, heights: new Map() };
  lists.set(label, known);
  return known;
}
