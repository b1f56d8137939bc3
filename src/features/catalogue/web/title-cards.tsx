import type { Card } from './card.ts';
import { TitleCard } from './title-card.tsx';

/** Cards beside each other; as a row on a phone where the page goes on below. */
export function TitleCards({ cards, className = 'title-grid' }: { cards: readonly Card[]; className?: string }) {
  return (
    <ul className={className}>
      {cards.map((card) => (
        <li key={card.key}>
          <TitleCard card={card} />
        </li>
      ))}
    </ul>
  );
}
