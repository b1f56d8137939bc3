import type { MouseEvent } from 'react';
import { useEndlessPages } from '#/ui/endless-list/use-endless-pages.ts';
import { Waterfall } from '#/ui/waterfall/waterfall.tsx';
import type { Point } from '../distance.pure.ts';
import type { Card } from './card.ts';
import type { FeedList } from './feed-data.ts';
import { ItemCard } from './item-card.tsx';
import './feed.css';

interface Props {
  list: FeedList;
  place: Point | undefined;
  label: string;
  /** See EndlessSource. */
  keepAs?: string;
}

/** Two lines of title, the price and the tags, in widths of a column. */
const TEXT_HEIGHT = 0.62;

/** Items in a waterfall that grows as one scrolls; without JavaScript there is a link to the next page. */
export function Feed({ list, place, label, keepAs }: Props) {
  const { items, next, state, loadNext } = useEndlessPages<Card>({
    first: { items: list.cards, next: list.next },
    keyOf: ({ id }) => id,
    load: async (path) => (await import('./feed-pages.ts')).loadFeedPage(path, list.query),
    ...(keepAs !== undefined && { keepAs }),
  });

  function loadByClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadNext();
  }

  return (
    <>
      <Waterfall
        label={label}
        items={items}
        keyOf={({ id }) => id}
        heightOf={({ width, height }) => height / width + TEXT_HEIGHT}
        renderItem={(card, index) => <ItemCard card={card} place={place} isFirst={index < 4} />}
        onNearEnd={() => {
          if (state === 'idle') loadNext();
        }}
      />
      <div className="market-feed-end" data-state={next === null ? 'end' : state}>
        {next === null ? (
          <span>共 {list.total} 件，到底了</span>
        ) : (
          <a href={next} onClick={loadByClick} aria-disabled={state === 'loading' || undefined}>
            {state === 'loading' ? '正在加载…' : state === 'failed' ? '没取到下一页，再试一次' : '下一页'}
          </a>
        )}
      </div>
    </>
  );
}
