import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { CardHeart } from '#/features/favourite/shared/favourite-button.tsx';
import { CardShelf } from '#/features/shelf/shared/card-shelf.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { SearchRow } from './search-rows.ts';
import { TitleCover } from './title-cover.tsx';

/** A row, not a poster: the reason why it was found needs words. */
export function FoundRow({ row }: { row: SearchRow }) {
  const { key, path, name, parts, facts, people, summary, reason, length, score, cover } = row;
  return (
    <>
      <SiteLink to={path} className="any-search-row">
        <TitleCover cover={cover} className="any-search-cover" />
        <span className="any-search-text">
          <strong>
            {parts.map(({ text, isHit }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
              isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </strong>
          <span className="any-search-facts">{facts}</span>
          {people && <span className="any-search-facts">{people}</span>}
          {summary && <span className="any-search-facts">{summary}</span>}
          <span className="any-search-tags">
            {reason && (
              <Tag tone="accent" size="md">
                {reason}
              </Tag>
            )}
            {length && <Tag size="md">{length}</Tag>}
          </span>
        </span>
        {score ? <b className="any-search-score num">{score}</b> : <em className="any-search-score">暂无评分</em>}
      </SiteLink>
      <CardHeart id={key} type={FAVOURITE.any} name={name} />
      <CardShelf titleKey={key} name={name} look="row" />
    </>
  );
}
