import { type RefObject, startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
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

/** Cards that are added at a time: more would cost more than a frame on a slow phone. */
const AT_ONCE = 2;
/** In which also a much longer list is there. */
const STEPS = 10;
const NONE: Placement = { keys: [], columnOf: [] };

/**
 * Where each card stands. The first list is placed at once, on the server; what comes later 300 ms after the last change, a few
 * cards after the other.
 */
export function usePlacement<Item>({ items, keyOf, heightOf, columns, root }: Wanted<Item>): Placed<Item> {
  // Made again when the list is, not whenever the window over it moves.
  const [keys, wanted] = useMemo(() => {
    const all = items.map(keyOf);
    return [all, all.join('\n')];
  }, [items, keyOf]);
  const place = (before: Placement, filled: readonly number[], end?: number) => ({
    ...extendPlacement(before, keys.slice(0, end), items.slice(0, end).map(heightOf), columns, filled),
    items: items.slice(0, end),
    columns,
    wanted,
  });
  const [placement, setPlacement] = useState(() => place(NONE, []));
  const count = placement.keys.length;
  const isBegun = useMemo(
    () => placement.columns === columns && placement.keys.every((key, index) => key === keys[index]),
    [placement, columns, keys],
  );
  const isPlaced = isBegun && count === keys.length;

  const render = useEffectEvent(() => {
    const end = count + Math.max(AT_ONCE, (keys.length - count) / STEPS);
    setPlacement(isBegun ? place(placement, filledColumns(root.current), end) : place(NONE, []));
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
    // The next few come after those before them were drawn, and after whatever is more urgent.
    const isGoingOn = placement.wanted === wanted;
    if (isGoingOn) startTransition(render);
    const go = () => {
      if (!stopOnOtherRoute()) render();
    };
    const timer = isGoingOn ? undefined : setTimeout(go, WATERFALL.debounce);
    return () => {
      clearTimeout(timer);
      stopOnOtherRoute();
    };
  }, [wanted, isPlaced, count]);

  const shown = useMemo(() => {
    const newest = new Map(items.map((item) => [keyOf(item), item]));
    return placement.items.map((item) => newest.get(keyOf(item)) ?? item);
  }, [placement, items, keyOf]);
  return { ...placement, isPlaced, items: shown };
}

/** How far each column reaches, in widths of a column: what was measured is better than what was estimated. */
function filledColumns(root: HTMLElement | null): number[] {
  return [...(root?.children ?? [])].map((column) => {
    const { width, height } = column.getBoundingClientRect();
    return width > 0 ? height / width : 0;
  });
}
