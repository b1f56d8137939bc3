/** How high the cards of a list were when they were seen, while columns are as wide as then. */
interface KnownHeights {
  width: number;
  heights: Map<string | number, number>;
}

const lists: Record<string, KnownHeights> = {};

/** Remembered beyond the page: who comes back finds the list as long as it was, and the place in it that was left. */
export const knownHeights = (label: string): KnownHeights => (lists[label] ??= { width: 0, heights: new Map() });
