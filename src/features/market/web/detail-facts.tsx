import { ChevronRight, Navigation } from 'lucide-react';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { distanceText, type Point } from '../distance.pure.ts';
import type { Detail } from './detail-data.ts';
import type { Purchase } from './use-purchase.tsx';
import '#/ui/visually-hidden/visually-hidden.css';

interface Props {
  item: Detail;
}

/** Price, name and what kind of thing it is. */
export function DetailHead({ item }: Props) {
  const tags = [item.category, item.type, item.expires && `${item.expires} 前有效`].filter(Boolean);
  return (
    <>
      <div className="market-detail-price num">
        <span className="market-price-now">
          <i>¥</i>
          {item.price}
        </span>
        {item.origin && (
          <del>
            <span className="visually-hidden">原价 </span>¥{item.origin}
          </del>
        )}
        {item.back && (
          <span className="market-tag" data-tone="gold">
            返¥{item.back}
          </span>
        )}
        <span className="market-detail-views">{item.views > 0 && `${thousands(item.views)} 人看过`}</span>
      </div>
      <h1 className="market-detail-title">{item.title}</h1>
      <p className="market-card-tags">
        {tags.map((tag) => (
          <span key={tag} className="market-tag">
            {tag}
          </span>
        ))}
      </p>
    </>
  );
}

/** What is chosen, who delivers, and where: distance and maps only where the place is known. */
export function DetailRows({ item, place, purchase }: Props & { place: Point | undefined; purchase: Purchase }) {
  const distance = distanceText(place, item);
  return (
    <dl className="market-panel market-rows">
      {item.options.length > 0 && (
        <div>
          <dt>已选</dt>
          <dd>
            <button type="button" className="market-rows-pick" onClick={() => purchase.begin('choose')}>
              <span>
                {purchase.option}，{purchase.count} 份
              </span>
              <ChevronRight size={18} aria-hidden />
            </button>
          </dd>
        </div>
      )}
      {item.platform && (
        <div>
          <dt>平台</dt>
          <dd>{item.platform}</dd>
        </div>
      )}
      <div>
        <dt>地址</dt>
        <dd>
          {[item.city || '全国可用', item.address].filter(Boolean).join(' ')}
          {distance && <small className="num">距你 {distance}</small>}
          {item.maps.length > 0 && (
            <span className="market-maps">
              <Navigation size={15} aria-hidden />
              {item.maps.map(({ name, to }) => (
                <a key={name} href={to} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ))}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
