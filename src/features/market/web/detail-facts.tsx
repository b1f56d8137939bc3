import { Navigation } from 'lucide-react';
import { distanceText, type Point } from '../distance.pure.ts';
import type { Detail } from './detail-data.ts';

interface Props {
  item: Detail;
  place: Point | undefined;
}

/** Price, name and where it is to be had. */
export function DetailFacts({ item, place }: Props) {
  const distance = distanceText(place, item);
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
            <span className="market-hidden">原价 </span>¥{item.origin}
          </del>
        )}
        {item.back && (
          <span className="market-tag" data-tone="gold">
            返¥{item.back}
          </span>
        )}
        <span className="market-detail-views">{item.views > 0 && `已看 ${item.views.toLocaleString('en-US')}`}</span>
      </div>
      <h1 className="market-detail-title">{item.title}</h1>
      <p className="market-card-tags">
        {tags.map((tag) => (
          <span key={tag} className="market-tag">
            {tag}
          </span>
        ))}
      </p>
      <dl className="market-panel market-rows">
        {item.platform && (
          <div>
            <dt>平台</dt>
            <dd>{item.platform}</dd>
          </div>
        )}
        {item.options.length > 0 && (
          <div>
            <dt>规格</dt>
            <dd>{item.options.map(({ name }) => name).join('、')}</dd>
          </div>
        )}
        <div>
          <dt>地址</dt>
          <dd>
            {[item.city || '全国可用', item.address].filter(Boolean).join(' ')}
            {distance && <small className="num">距离 {distance}</small>}
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
    </>
  );
}
