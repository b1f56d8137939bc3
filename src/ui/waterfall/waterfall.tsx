import { type CSSProperties, memo, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createNearCards, type NearCards } from './near-cards.ts';
import { usePlacement } from './use-placement.ts';
import { useSpans } from './use-spans.ts';
import { indicesByColumn, scaledDistance, WATERFALL } from './waterfall-columns.ts';
import { WaterfallContext } from './waterfall-context.ts';
import './waterfall.css';

export interface WaterfallProps<Item> {
  /** All items so far; when more come, those already shown keep their places. */
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** About how high a card is, in widths of its column: the picture's height / width, and some 0.55 for two lines of text. */
  heightOf: (item: Item) => number;
  /** The card. Its pictures are `WaterfallImage`s, so that they load near the view only. Best the same function each time. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** Called once per list when the end of the shortest column is near: load the next page. */
  onNearEnd?: () => void;
  columns?: number;
  gutter?: number;
}

/** Cards in columns. The server places them by the stored sizes of their pictures, so that nothing jumps later. */
export function Waterfall<Item>({
  items,
  keyOf,
  heightOf,
  renderItem,
  label,
  onNearEnd,
  columns = WATERFALL.columns,
  gutter = WATERFALL.gutter,
}: WaterfallProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const [cards] = useState(createNearCards);
  const placement = usePlacement({ items, keyOf, heightOf, columns, root });
  const estimates = useMemo(() => placement.items.map(heightOf), [placement.items, heightOf]);
  const indices = useMemo(() => indicesByColumn(placement.columnOf, columns), [placement.columnOf, columns]);
  const spans = useSpans({ root, cards, placement, indices, estimates, columns, gutter, label });
  useLooks(cards);
  useNearEnd(root, cards, placement.isPlaced ? placement.keys.length : undefined, onNearEnd);

  // React's type of style has no place for custom properties.
  const style = { '--waterfall-columns': columns, '--waterfall-gutter': `${gutter}px` } as CSSProperties;
  return (
    <WaterfallContext value={cards}>
      {/* biome-ignore lint/a11y/useSemanticElements: one list whose items stand in several columns */}
      <div
        ref={root}
        role="list"
        className="waterfall"
        aria-label={label}
        aria-busy={!placement.isPlaced || undefined}
        style={style}
      >
        {spans.map((span, column) => {
          const own = indices[column] ?? [];
          const kept = span ? own.slice(span.start, span.end) : own;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={column}
              className="waterfall-column"
              {...(span && { style: { paddingTop: span.before, paddingBottom: span.after } })}
            >
              {kept.map((index) => {
                const item = placement.items[index];
                if (item === undefined) return null;
                // The count is not of those placed so far: with every few more all cards would be told a new number.
                return (
                  <Card key={keyOf(item)} item={item} index={index} count={items.length} renderItem={renderItem} />
                );
              })}
            </div>
          );
        })}
      </div>
    </WaterfallContext>
  );
}

interface CardProps<Item> extends Pick<WaterfallProps<Item>, 'renderItem'> {
  item: Item;
  index: number;
  count: number;
}

function PlainCard<Item>({ item, index, count, renderItem }: CardProps<Item>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is no <ul> either
    <div role="listitem" aria-posinset={index + 1} aria-setsize={count} data-index={index}>
      {useMemo(() => renderItem(item, index), [item, index, renderItem])}
    </div>
  );
}

/** Rendered again only when something about it is new: the window moves often, and most cards in it stay. */
const Card = memo(PlainCard) as typeof PlainCard;

function useLooks(cards: NearCards): void {
  useEffect(() => {
    const look = () => cards.lookSoon();
    // Captured: the page may scroll in a box of its own.
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    look();
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [cards]);
}

function useNearEnd(
  root: { current: HTMLElement | null },
  cards: NearCards,
  /** Undefined while more cards are on their way into the page. */
  count: number | undefined,
  onNearEnd: (() => void) | undefined,
): void {
  const askedAt = useRef(-1);
  const look = useEffectEvent(() => {
    const bottoms = [...(root.current?.children ?? [])].map((column) => column.getBoundingClientRect());
    if (count === undefined || askedAt.current === count || bottoms.every(({ width }) => width === 0)) return;
    const distance = scaledDistance(WATERFALL.loadDistance, document.documentElement.clientWidth);
    if (Math.min(...bottoms.map(({ bottom }) => bottom)) > innerHeight + distance) return;
    askedAt.current = count;
    onNearEnd?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at anew, even if nobody scrolls
  useEffect(() => {
    const stop = cards.onLook(() => look());
    cards.lookSoon();
    return stop;
  }, [cards, count]);
}
