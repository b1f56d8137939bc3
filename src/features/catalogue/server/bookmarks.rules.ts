/** The values by which a row stands where it does in an order. */
export type Position = readonly (number | string)[];

export const BOOKMARK_STEP = 1000;

interface Shelf {
  marks: Position[];
  madeAt: number;
}

const MAX_AGE_MS = 600_000;

/**
 * Remembers every 1,000th row of an order, so that a deep page begins beside its place instead of at the top.
 * Rows that came or went since shift such a page by as many places, until the shelf is made anew.
 */
export function createBookmarks(now: () => number) {
  const shelves = new Map<string, Shelf>();
  return {
    /** The last known mark at or before a row number, counted from 0, and the number of the row after it. */
    before(order: string, row: number): { mark: Position | undefined; next: number } {
      const shelf = shelves.get(order);
      if (shelf && now() - shelf.madeAt > MAX_AGE_MS) shelves.delete(order);
      const count = Math.min(Math.floor(row / BOOKMARK_STEP), shelves.get(order)?.marks.length ?? 0);
      return { mark: shelves.get(order)?.marks[count - 1], next: count * BOOKMARK_STEP };
    },

    /** Remembers the row just before row number `next`. */
    put(order: string, next: number, position: Position): void {
      const shelf = shelves.get(order) ?? { marks: [], madeAt: now() };
      if (shelf.marks.length === next / BOOKMARK_STEP - 1) shelf.marks.push(position);
      shelves.set(order, shelf);
    },

    clear: () => shelves.clear(),
  };
}
