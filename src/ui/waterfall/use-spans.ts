import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { NearCards } from './near-cards.ts';
import { type Placement, type Span, visibleSpan, WATERFALL } from './waterfall-columns.ts';

/** Windows above and below the view that stay rendered, so that Tab and Find always meet a neighbour. */
const SPARE = 2;
/** The window of cards follows in steps, not with every pixel. */
const STEP = 200;
/** Its upper end moves by no more at a time: to drop a hundred cards at once would be felt. */
const LONGEST_STEP = 2000;

interface Options {
  root: RefObject<HTMLElement | null>;
  cards: NearCards;
  placement: Placement;
  /** Estimated heights in widths of a column, by index. */
  estimates: readonly number[];
  columns: number;
  gutter: number;
}

interface View {
  from: number;
  to: number;
  width: number;
}

/** For each column, which of its cards are in the page: all of them, until there are more than 200. */
export function useSpans({ root, cards, placement, estimates, columns, gutter }: Options): (Span | undefined)[] {
  const isVirtual = placement.keys.length > WATERFALL.virtualFrom;
  const measured = useRef({ width: 0, heights: new Map<string | number, number>() });
  const [view, setView] = useState<View>();

  // Before anything is painted: a list that becomes too long must not lose what is in view even for a moment.
  useLayoutEffect(() => {
    if (!isVirtual) return;
    const look = () => {
      const box = root.current?.getBoundingClientRect();
      if (!box || box.width === 0) return;
      const wanted = Math.floor((-box.top - SPARE * innerHeight) / STEP) * STEP;
      const to = Math.ceil((-box.top + (1 + SPARE) * innerHeight) / STEP) * STEP;
      const width = (box.width - gutter * (columns - 1)) / columns;
      setView((old) => {
        // Who jumped far away keeps nothing of what was there.
        const from = old && wanted > old.to ? wanted : Math.min(wanted, (old?.from ?? 0) + LONGEST_STEP);
        if (from < wanted) cards.lookSoon();
        return old?.from === from && old.to === to && old.width === width ? old : { from, to, width };
      });
    };
    look();
    return cards.onLook(look);
  }, [isVirtual, root, cards, columns, gutter]);

  useLayoutEffect(() => {
    if (!isVirtual || !root.current) return;
    const { clientWidth } = root.current;
    if (measured.current.width !== clientWidth) measured.current = { width: clientWidth, heights: new Map() };
    for (const card of root.current.querySelectorAll<HTMLElement>(':scope > * > [data-index]')) {
      const key = placement.keys[Number(card.dataset['index'])];
      // Not rounded: what is lost on each card adds up to a jump when they make room.
      if (key !== undefined) measured.current.heights.set(key, card.getBoundingClientRect().height);
    }
  });

  const spans = new Array<Span | undefined>(columns).fill(undefined);
  if (!isVirtual) return spans;
  return spans.map((_, column) => {
    const indices = placement.columnOf.flatMap((own, index) => (own === column ? [index] : []));
    // Before the first look, as on the server, the page starts at its top.
    if (!view) return { start: 0, end: Math.ceil(WATERFALL.virtualFrom / columns), before: 0, after: 0 };
    const heights = indices.map((index) => {
      const key = placement.keys[index];
      const known = key === undefined ? undefined : measured.current.heights.get(key);
      return known ?? (estimates[index] ?? 1) * view.width;
    });
    return visibleSpan(heights, gutter, view.from, view.to);
  });
}
