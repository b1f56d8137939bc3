import { innerLink } from '#/ui/link/inner-link.tsx';
import { WaterfallImage } from '#/ui/waterfall/waterfall-image.tsx';
import { distanceText, type Point } from '../distance.pure.ts';
import type { Card } from './card.ts';
import { CardPrice } from './card-price.tsx';
import '#/ui/visually-hidden/visually-hidden.css';
import { carryPicture } from './carry-picture.ts';
import { ItemPicture } from './item-picture.tsx';
import './item-card.css';

interface Props {
  card: Card;
  /** From where distances are told. */
  place: (Point & { city?: string }) | undefined;
  isFirst?: boolean;
}

/** An item in a list: picture, title, price, what it was, and how far away it is. */
export function ItemCard({ card, place, isFirst = false }: Props) {
  const { id, title, image, width, height, flag, back, type } = card;
  const distance = distanceText(place, card);
  // A number of kilometres alone says little of another city, and nothing else tells where a thing is that may be anywhere.
  const elsewhere = card.city !== place?.city ? card.city : '';
  const where = [elsewhere, distance].filter(Boolean).join(' · ');
  return (
    <a {...innerLink({ to: `/market/detail/${id}`, className: 'market-card', onClick: carryPicture }, 'fade')}>
      <span className="market-card-picture">
        <WaterfallImage
          src={image}
          alt=""
          width={width}
          height={height}
          isUrgent={isFirst}
          fallback={<ItemPicture src="" title={title} width={width} height={height} />}
        />
        {flag && <span className="market-flag num">{flag}</span>}
      </span>
      <span className="market-card-text">
        <span className="market-card-title">{title}</span>
        <CardPrice card={card} />
        <span className="market-card-tags">
          {type && <span className="market-tag">{type}</span>}
          {back && (
            <span className="market-tag num" data-tone="gold">
              返¥{back}
            </span>
          )}
          {where && (
            <span className="market-card-distance num">
              {distance && <span className="visually-hidden">距离 </span>}
              {where}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}
