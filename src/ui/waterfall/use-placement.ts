import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { extendPlacement, type Placement, WATERFALL } from './waterfall-columns.ts';

interface Wanted<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  heightOf: (item: Item) => number;
  columns: number;
  root: RefObject<HTMLElement | null>;
}

export interface Placed<Item> extends Placement {
  /** What was placed, each item in its newest form. */
  items: readonly Item[];
  /** False while some wait to be placed. */
  isPlaced: boolean;
}

/** Where each card stands. The first list is placed at once, on the server; later ones 300 ms after the last change. */
export function usePlacement<Item>({ items, keyOf, heightOf, columns, root }: Wanted<Item>): Placed<Item> {
  const place = (before: Placement, filled: readonly number[]) => ({
    ...extendPlacement(before, items.map(keyOf), items.map(heightOf), columns, filled),
    items,
  });
  const [placement, setPlacement] = useState(() => place({ keys: [], columnOf: [] }, []));
  const [placedColumns, setPlacedColumns] = useState(columns);
  const wanted = items.map(keyOf).join('\n');
  const isPlaced = placedColumns === columns && placement.keys.join('\n') === wanted;

  const render = useEffectEvent(() => {
    const from = placedColumns === columns ? placement : { keys: [], columnOf: [] };
    setPlacement(place(from, filledColumns(root.current)));
    setPlacedColumns(columns);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the list starts the wait again
  useEffect(() => {
    if (isPlaced) return;
    const path = location.pathname;
    let isWaiting = true;
    function stopOnOtherRoute(): boolean {
      const hasMoved = isWaiting && location.pathname !== path;
      if (hasMoved) console.warn(`waterfall: the route changed from ${path} while it was rendering, stopped`);
      isWaiting = false;
      return hasMoved;
    }
    const timer = setTimeout(() => {
      if (!stopOnOtherRoute()) render();
    }, WATERFALL.debounce);
    return () => {
      clearTimeout(timer);
      stopOnOtherRoute();
    };
  }, [wanted, isPlaced]);

  const newest = new Map(items.map((item) => [keyOf(item), item]));
  return { ...placement, isPlaced, items: placement.items.map((item) => newest.get(keyOf(item)) ?? item) };
}

/** How far each column reaches, in widths of a column: what was measured is better than what was estimated. */
function filledColumns(root: HTMLElement | null): number[] {
  return [...(root?.children ?? [])].map((column) => {
    const { width, height } = column.getBoundingClientRect();
    return width > 0 ? height / width : 0;
  });
}
