import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { knownHeights } from './known-heights.ts';
import type { NearCards } from './near-cards.ts';
import { type Placement, type Span, visibleSpan, WATERFALL } from './waterfall-columns.ts';

/** Windows above and below the view that stay rendered, so that Tab and Find always meet a neighbour. */
const SPARE = 2;
/** The window of cards follows in steps, not with every pixel. */
const STEP = 400;
/** Its upper end moves by no more at a time: to drop a hundred cards at once would be felt. */
const LONGEST_STEP = 2000;

interface Options {
  root: RefObject<HTMLElement | null>;
  cards: NearCards;
  placement: Placement;
  /** For each column its cards. */
  indices: readonly (readonly number[])[];
  /** Estimated heights in widths of a column, by index. */
  estimates: readonly number[];
  columns: number;
  gutter: number;
  label: string;
}

interface View {
  from: number;
  to: number;
  width: number;
}

/** For each column, which of its cards are in the page: all of them, until there are more than 60. */
export function useSpans({
  root,
  cards,
  placement,
  indices,
  estimates,
  columns,
  gutter,
  label,
}: Options): (Span | undefined)[] {
  const isVirtual = placement.keys.length > WATERFALL.virtualFrom;
  const [known] = useState(() => knownHeights(label));
  const [view, setView] = useState<View>();

  const look = useEffectEvent(() => {
    const list = root.current;
    const box = list?.getBoundingClientRect();
    if (!list || !box || box.width === 0) return;
    const wanted = Math.floor((-box.top - SPARE * innerHeight) / STEP) * STEP;
    const to = Math.ceil((-box.top + (1 + SPARE) * innerHeight) / STEP) * STEP;
    const width = (box.width - gutter * (columns - 1)) / columns;
    // Who jumped far away keeps nothing of what was there.
    const from = view && wanted > view.to ? wanted : Math.min(wanted, (view?.from ?? 0) + LONGEST_STEP);
    if (from < wanted) cards.lookSoon();
    if (view?.from === from && view.to === to && view.width === width) return;
    // Now, and not after each render, where the browser would have to lay out the new cards at once.
    if (known.width !== width) known.heights.clear();
    known.width = width;
    for (const card of list.querySelectorAll<HTMLElement>(':scope > * > [data-index]')) {
      const key = placement.keys[Number(card.dataset['index'])];
      // Not rounded: what is lost on each card adds up to a jump when they make room.
      if (key !== undefined) known.heights.set(key, card.getBoundingClientRect().height);
    }
    setView({ from, to, width });
  });

  // Before anything is painted: a list that becomes too long must not lose what is in view even for a moment.
  useLayoutEffect(() => {
    if (!isVirtual) return;
    look();
    return cards.onLook(() => look());
  }, [isVirtual, cards]);

  const spans = new Array<Span | undefined>(columns).fill(undefined);
  if (!isVirtual) return spans;
  const heightsIn = (own: readonly number[], width: number) =>
    own.map((index) => {
      const key = placement.keys[index];
      const seen = key === undefined ? undefined : known.heights.get(key);
      return seen ?? (estimates[index] ?? 1) * width;
    });
  return indices.map((own) => {
    if (view) return visibleSpan(heightsIn(own, view.width), gutter, view.from, view.to);
    // Before the first look, as on the server, the page starts at its top. Who comes back is taken to where they were before
    // anything is looked at: then the list has to be as long as it was.
    const end = Math.ceil(WATERFALL.virtualFrom / columns);
    const rest = known.width > 0 ? heightsIn(own.slice(end), known.width) : [];
    return { start: 0, end, before: 0, after: rest.reduce((sum, height) => sum + height + gutter, 0) };
  });
}
