import type { Card } from './card.ts';
import '#/ui/visually-hidden/visually-hidden.css';

/** The price with its small sign, and what it was before. */
export function CardPrice({ card: { price, origin } }: { card: Pick<Card, 'price' | 'origin'> }) {
  return (
    <span className="market-price num">
      <span className="market-price-now">
        <i>¥</i>
        {price}
      </span>
      {origin && (
        <del>
          <span className="visually-hidden">原价 </span>¥{origin}
        </del>
      )}
    </span>
  );
}
