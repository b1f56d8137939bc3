import { Link } from 'react-router';
import { ItemPicture } from './item-picture.tsx';
import './mini-cards.css';

export interface MiniCard {
  id: number;
  title: string;
  image: string;
  price: number | string;
}

/** A row of small cards: a scroller for what was seen, a closed grid of three for what is similar. */
export function MiniCards({ cards, look = 'grid' }: { cards: readonly MiniCard[]; look?: 'grid' | 'row' }) {
  return (
    <ul className="market-minis" data-look={look}>
      {cards.map(({ id, title, image, price }) => (
        <li key={id}>
          <Link to={`/market/detail/${id}`}>
            <ItemPicture src={image} title={title} width={110} height={110} loading="lazy" />
            <span className="market-mini-title">{title}</span>
            <span className="market-mini-price num">
              <i>¥</i>
              {price}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
