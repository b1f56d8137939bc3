import { useState } from 'react';
import { Chip } from '#/ui/chip/chip.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Waterfall } from '#/ui/waterfall/waterfall.tsx';
import type { MarketItem } from '../market-item.contract.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import { toCard } from './card.ts';
import { ItemCard } from './item-card.tsx';

interface Props {
  words: string;
  items: readonly MarketItem[];
  place: MarketPlace | undefined;
}

/** What looks like the photo, narrowed by category. */
export function PhotoFound({ words, items, place }: Props) {
  const [kind, setKind] = useState('');
  const counts = new Map<string, number>();
  for (const { category } of items) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  const cards = items.filter(({ category }) => kind === '' || category === kind).map(toCard);
  if (items.length === 0)
    return <EmptyState title="没有找到相似的">换一张主体更清楚的照片，或者只框住要找的东西。</EmptyState>;
  return (
    <section className="market-photo-found">
      <h2>
        看着像“{words}”，<b className="num">{items.length}</b> 件
      </h2>
      {counts.size > 1 && (
        <div className="market-quick">
          <Chip current={kind === ''} onClick={() => setKind('')}>
            全部
          </Chip>
          {[...counts].map(([name, count]) => (
            <Chip key={name} current={kind === name} count={count} onClick={() => setKind(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <Waterfall
        key={kind}
        label="相似的商品"
        items={cards}
        keyOf={({ id }) => id}
        heightOf={({ width, height }) => height / width + 0.62}
        renderItem={(card) => <ItemCard card={card} place={place} />}
      />
    </section>
  );
}
