import { SiteLink } from '#/web/site-link.tsx';
import type { CollectionCard } from './collection-data.ts';
import { TitleCover } from './title-cover.tsx';
import './collection-cards.css';

export function CollectionCards({ collections }: { collections: readonly CollectionCard[] }) {
  return (
    <ul className="collection-cards">
      {collections.map(({ key, name, summary, count, to, picture, covers }) => (
        <li key={key}>
          <SiteLink to={to} className="collection-card">
            {picture ? (
              <img className="collection-card-picture" src={picture} alt="" loading="lazy" decoding="async" />
            ) : (
              <span className="collection-card-covers">
                {covers.map((cover) => (
                  <TitleCover key={cover.src} cover={cover} />
                ))}
              </span>
            )}
            <strong>{name}</strong>
            <span className="collection-card-summary">{summary}</span>
            <span className="collection-card-count">
              <b className="num">{count}</b> 部
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
