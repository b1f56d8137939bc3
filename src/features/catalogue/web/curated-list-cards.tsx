import { SiteLink } from '#/web/site-link.tsx';
import type { CuratedListCard } from './curated-list-data.ts';
import { TitleCover } from './title-cover.tsx';
import './curated-list-cards.css';

interface Props {
  curatedLists: readonly CuratedListCard[];
  /** Four side by side, where there is room. */
  isRow?: boolean;
}

export function CuratedListCards({ curatedLists, isRow = false }: Props) {
  return (
    <ul className="curated-list-cards" data-row={isRow || undefined}>
      {curatedLists.map(({ key, name, summary, count, to, picture, covers }) => (
        <li key={key}>
          <SiteLink to={to} className="curated-list-card">
            {picture ? (
              <img className="curated-list-card-picture" src={picture} alt="" loading="lazy" decoding="async" />
            ) : (
              <span className="curated-list-card-covers">
                {covers.map((cover) => (
                  <TitleCover key={cover.src} cover={cover} />
                ))}
              </span>
            )}
            <strong>{name}</strong>
            <span className="curated-list-card-summary">{summary}</span>
            <span className="curated-list-card-count">
              <b className="num">{count}</b> 部
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
