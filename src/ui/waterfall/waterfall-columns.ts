/** The waterfall's numbers; distances are for a window of 375 px and grow with it. */
export const WATERFALL = {
  columns: 2,
  gutter: 10,
  lazyDistance: 300,
  loadDistance: 300,
  referenceWidth: 375,
  lazyDelay: 14,
  debounce: 300,
  /** Longer lists keep only what is near the view in the page: each frame costs by what is there, seen or not. */
  virtualFrom: 60,
} as const;

export function scaledDistance(distance: number, windowWidth: number): number {
  return (distance * windowWidth) / WATERFALL.referenceWidth;
}

/** The column of each card: always the one that is shortest so far, the left one where they are equal. */
export function assignColumns(
  heights: readonly number[],
  columns: number = WATERFALL.columns,
  start: readonly number[] = [],
): number[] {
  const filled = Array.from({ length: columns }, (_, column) => start[column] ?? 0);
  return heights.map((height) => {
    const shortest = filled.indexOf(Math.min(...filled));
    filled[shortest] = (filled[shortest] ?? 0) + height;
    return shortest;
  });
}

export interface Placement {
  keys: readonly (string | number)[];
  columnOf: readonly number[];
}

/** Cards that are already placed, the first of these, stay where they are; only what was added behind them is placed. */
export function extendPlacement(
  before: Placement,
  keys: readonly (string | number)[],
  heights: readonly number[],
  columns: number,
  filled: readonly number[],
): Placement {
  const added = assignColumns(heights.slice(before.keys.length), columns, filled);
  return { keys, columnOf: [...before.columnOf, ...added] };
}

export function indicesByColumn(columnOf: readonly number[], columns: number): readonly number[][] {
  const indices = Array.from({ length: columns }, (): number[] => []);
  for (const [index, column] of columnOf.entries()) indices[column]?.push(index);
  return indices;
}

export interface Span {
  /** First card that is needed, and the one after the last. */
  start: number;
  end: number;
  /** Pixels that stand in for the cards before and after. */
  before: number;
  after: number;
}

/** Which cards of a column lie between two heights, measured from the column's top. */
export function visibleSpan(heights: readonly number[], gutter: number, from: number, to: number): Span {
  let y = 0;
  let start = heights.length;
  let end = heights.length;
  let before = 0;
  let after = 0;
  for (const [index, height] of heights.entries()) {
    const bottom = y + height;
    if (bottom < from) before = bottom + gutter;
    else if (y > to) {
      if (end === heights.length) end = index;
      after += height + gutter;
    } else if (start === heights.length) start = index;
    y = bottom + gutter;
  }
  if (start > end) start = end;
  return { start, end, before, after };
}
