import { type MouseEvent, useCallback, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useEndlessPages } from '#/ui/endless-list/use-endless-pages.ts';
import { Waterfall } from '#/ui/waterfall/waterfall.tsx';
import type { Point } from '../distance.pure.ts';
import type { Card } from './card.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import type { FeedList } from './feed-data.ts';
import { ItemCard } from './item-card.tsx';
import './feed.css';

interface Props {
  list: FeedList;
  place: (Point & { city?: string }) | undefined;
  label: string;
}

/** Two lines of title, the price and the tags, in widths of a column. */
const TEXT_HEIGHT = 0.62;
const keyOf = ({ id }: Card) => id;
const heightOf = ({ width, height }: Card) => height / width + TEXT_HEIGHT;

/** Items in a waterfall that grows as one scrolls; without JavaScript there is a link to the next page. */
export function Feed(props: Props) {
  return <FeedPages key={useRound()} {...props} />;
}

/**
 * How often this page was asked for anew while it was shown, by a tap on its own tab, which replaces the address by itself:
 * each time its list begins again. Someone who returns from another page finds it as it was.
 */
function useRound(): number {
  const { key } = useLocation();
  const isAgain = useNavigationType() === 'REPLACE';
  const [{ round, seen }, setRound] = useState({ round: 0, seen: key });
  if (key !== seen) setRound({ round: round + Number(isAgain), seen: key });
  return round;
}

function FeedPages({ list, place, label }: Props) {
  const { key } = useLocation();
  const { items, next, state, isUnfinished, loadNext } = useEndlessPages<Card>({
    keepAs: `${key} ${label} ${JSON.stringify(list.query)}`,
    first: { items: list.cards, next: list.next },
    keyOf,
    load: async (path) => (await import('./feed-pages.ts')).loadFeedPage(path, list.query),
  });

  const renderCard = useCallback(
    (card: Card, index: number) => <ItemCard card={card} place={place} isFirst={index < 4} />,
    [place],
  );

  function loadByClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadNext();
  }

  return (
    <>
      {items.some(({ isSample }) => isSample) && <p className="market-sample">以下为示例商品，暂不可购买</p>}
      <Waterfall
        label={label}
        items={items}
        keyOf={keyOf}
        heightOf={heightOf}
        renderItem={renderCard}
        onNearEnd={() => {
          if (state === 'idle') loadNext();
        }}
      />
      <div className="list-rest">
        {state === 'loading' && next !== null && <CardSkeletons />}
        <div className="market-feed-end" data-unfinished={isUnfinished} data-end>
          {next === null ? (
            <span>共 {list.total} 件，到底了</span>
          ) : (
            <a href={next} onClick={loadByClick} aria-disabled={state === 'loading' || undefined}>
              {state === 'loading' ? '正在加载…' : state === 'failed' ? '没取到下一页，再试一次' : '下一页'}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
