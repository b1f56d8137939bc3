import type { CSSProperties } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { HEAT_EXPLAINED } from '../heat.pure.ts';
import type { Route } from './+types/hot.page.ts';
import { askedKind } from './asked-kind.ts';
import { kindLinks } from './kind-links.ts';
import { listLinks } from './list-head.ts';
import { type HotCard, readHot } from './rank-data.ts';
import { RankRows } from './rank-row.tsx';
import { TitleCard } from './title-card.tsx';
import '#/ui/lazy-image/ground-image.css';
import './hot.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageHead(matches[0].loaderData, {
    title: '热榜',
    description: '大家最近在看什么：电影、电视剧、综艺、动漫的热度排行，按最近的访问加权。',
    path: loaderData?.canonical ?? '/hot',
  }),
  ...listLinks({ next: loaderData?.more?.to }, { name: 'hot', title: '热榜' }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = askedKind(searchParams.get('type'));
  const hot = await readHot(context, kind, searchParams.get('page'));
  const path = kind ? `/hot?type=${kind}` : '/hot';
  const page = (number: number) => `${path}${kind ? '&' : '?'}page=${number}`;
  return {
    ...hot,
    kinds: kindLinks('/hot', kind),
    canonical: hot.page > 1 ? page(hot.page) : path,
    more: hot.next && { to: page(hot.next.page), label: `看第 ${hot.next.from}–${hot.next.to} 名` },
    back: hot.page > 1 ? path : null,
  };
}

export default function HotPage({ loaderData }: Route.ComponentProps) {
  const { cards, rows, shelves, kinds, more, back, ranking } = loaderData;
  return (
    <div className="hot">
      <PageHead
        title={ranking.IsRanked ? '热榜' : '编辑推荐'}
        note={
          ranking.IsRanked ? (
            <>
              近期访问权重更高 · <a href="#heat">热度怎么算</a>
            </>
          ) : (
            '本站刚开张，先由编辑挑。等来的人多了，这里会换成按访问排的热榜。'
          )
        }
        actions={<SegmentedLinks label="类型" segments={kinds} />}
      />
      {cards.length > 0 && (
        <ol className="hot-cards">
          {cards.map((card, index) => (
            <li key={card.path}>
              <Card card={card} rank={ranking.IsRanked ? index + 1 : undefined} />
            </li>
          ))}
        </ol>
      )}
      {!ranking.IsRanked && (
        <p className="hot-progress">
          <span>热榜还没攒够</span>
          <progress value={ranking.Visits} max={ranking.Needed} aria-label="热榜攒到哪里了" />
          <span>
            近 7 天 <b className="num">{ranking.Visits}</b> 次访问，满 {ranking.Needed} 次自动出榜
          </span>
        </p>
      )}
      {rows.length > 0 && <RankRows rows={rows} />}
      {cards.length === 0 && rows.length === 0 && <EmptyState title="榜上还没有名字">过一阵再来看看。</EmptyState>}
      {(more || back) && (
        <p className="hot-more">
          {back && (
            <Button kind="line" to={back}>
              回到前三名
            </Button>
          )}
          {more && (
            <Button kind="line" to={more.to}>
              {more.label}
            </Button>
          )}
        </p>
      )}
      {shelves.map(({ name, note, to, label, cards: titles }) => (
        <Section key={name} title={name} note={note} more={{ to, label }} className="hot-shelf">
          <ul className="title-grid title-row">
            {titles.map((card) => (
              <li key={card.key}>
                <TitleCard card={card} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <section id="heat" className="hot-heat">
        <h2>热度怎么算</h2>
        {HEAT_EXPLAINED.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    </div>
  );
}

function Card({ card, rank }: { card: HotCard; rank: number | undefined }) {
  // React's type of style has no place for custom properties.
  const colours = { '--hot-ink': card.ink, '--hot-ground': card.bg } as CSSProperties;
  return (
    <SiteLink to={card.path} className="hot-card" style={colours}>
      <img className="ground-image" src={card.art} alt="" width={card.size.width} height={card.size.height} />
      <span className="hot-card-text">
        {rank !== undefined && <b className="num">{rank}</b>}
        <span className="hot-card-facts">{card.facts}</span>
        <strong>{card.name}</strong>
        {card.summary && <span className="hot-card-summary">{card.summary}</span>}
        {rank !== undefined && (
          <span className="hot-card-heat">
            <span className="num">{thousands(card.heat)}</span> 热度
          </span>
        )}
      </span>
    </SiteLink>
  );
}
