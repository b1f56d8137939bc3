import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { readHome } from './home-data.ts';
import type { kindLinks } from './kind-links.ts';
import { TitleCover } from './title-cover.tsx';
import '#/ui/lazy-image/ground-image.css';
import './home-hot.css';

type Shelf = NonNullable<Awaited<ReturnType<typeof readHome>>['hot']>;

/** More characters than two large lines beside the picture hold. */
const LONG_NAME = 8;

interface Props {
  shelf: Shelf;
  kinds: ReturnType<typeof kindLinks>;
  /** Otherwise there are too few visits for an order, and none is claimed. */
  isRanked: boolean;
}

/** The first of the list large, the nine behind it as 3 × 3. */
export function HomeHot({ shelf: { top, ranks }, kinds, isRanked }: Props) {
  return (
    <Section
      title={isRanked ? '热门' : '编辑推荐'}
      className="home-hot"
      extra={<SegmentedLinks label="类型" segments={kinds} />}
      more={{ to: '/hot', label: isRanked ? '完整榜单' : '更多推荐' }}
    >
      <div className="home-hot-grid">
        <Feature top={top} isRanked={isRanked} />
        <ol className="home-hot-ranks" start={2}>
          {ranks.map((item, index) => (
            <li key={item.path}>
              <SiteLink to={item.path} className="home-hot-rank">
                <span className="home-hot-frame">
                  <TitleCover cover={item.cover} className="home-hot-mini" />
                </span>
                {isRanked && <b className="home-hot-number num">{index + 2}</b>}
                <strong>{item.name}</strong>
                <span className="home-hot-kind">
                  {item.kind}
                  {item.genre && <span className="home-hot-genre"> · {item.genre}</span>}
                </span>
                <span className="home-hot-length">{item.length}</span>
                {item.score && <span className="home-hot-score num">{item.score}</span>}
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Its words are in the colours of its cover, so that no veil has to lie between them. */
function Feature({ top, isRanked }: { top: Shelf['top']; isRanked: boolean }) {
  // React's type of style has no place for custom properties.
  const colours = { '--home-ink': top.ink, '--home-ground': top.bg } as CSSProperties;
  return (
    <article className="home-feature" style={colours}>
      <img
        className="home-feature-art ground-image"
        src={top.art}
        alt=""
        width="640"
        height="428"
        fetchPriority="high"
      />
      <div className="home-feature-text">
        <p className="home-feature-place">
          {isRanked ? (
            <>
              <b className="num">1</b>热榜第一
            </>
          ) : (
            [top.kind, top.year].filter(Boolean).join(' · ')
          )}
        </p>
        <h3 data-long={[...top.name].length > LONG_NAME || undefined}>
          <SiteLink to={top.path}>{top.name}</SiteLink>
        </h3>
        <p className="home-feature-facts">
          {top.score && (
            <span className="home-feature-score num">
              <Star size={14} fill="currentColor" strokeWidth={0} aria-hidden />
              {top.score}
            </span>
          )}
          {isRanked && <span>{top.kind}</span>}
          {top.genres && <span>{top.genres}</span>}
          {top.length && <span className="home-feature-length">{top.length}</span>}
        </p>
        {top.summary && <p className="home-feature-summary">{top.summary}</p>}
        <div className="home-feature-actions">
          {/* The name above is the link and covers the card; this only shows what a press does. */}
          <span className="home-feature-open" aria-hidden="true">
            查看详情
          </span>
          <FavouriteButton id={top.key} type={FAVOURITE.any} name={top.name} look="plain" />
        </div>
      </div>
    </article>
  );
}
