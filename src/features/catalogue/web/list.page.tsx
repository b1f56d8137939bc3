import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readAdvertises } from '#/features/config/shared/advertises.ts';
import { Advertise } from '#/ui/advertise/advertise.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { EndlessList } from '#/ui/endless-list/endless-list.tsx';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/list.page.ts';
import { askedKind } from './asked-kind.ts';
import type { Card } from './card.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { Facets } from './facets.tsx';
import { ListBar } from './list-bar.tsx';
import { readList } from './list-data.ts';
import { hasFilters, listPath, readFilters } from './list-filters.ts';
import { listLinks } from './list-head.ts';
import { useIsSwitching } from './list-switch.ts';
import { pack, unpack } from './packed.ts';
import { PlainPages } from './plain-pages.tsx';
import { TitleCard } from './title-card.tsx';
import { TodayNote } from './today-note.tsx';
import './list.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { name, page, all, canonical, isNarrowed, kind } = loaderData;
  const head = pageHead(matches[0].loaderData, {
    title: page > 1 ? `${name} 第 ${page} 页` : name,
    description: `${name}片库，收录 ${thousands(all)} 部，按题材、地区、年代筛选，可按更新、评分、热度排序。`,
    path: canonical,
    noindex: isNarrowed || location.pathname === '/anys/type_copy',
  });
  return [...head, ...listLinks(loaderData, { name: kind ?? 'new', title: `${name}更新` })];
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(askedKind(params.type), searchParams);
  const [{ rows, cards, ...list }, { anysAdvertises }] = await Promise.all([
    readList(context, filters, searchParams.get('page') ?? '1'),
    readAdvertises(context, 'anysAdvertises'),
  ]);
  const whole = { ...filters, genre: '', region: '', year: '', isFinished: false, orderType: '2' };
  return {
    ...list,
    kind: filters.kind,
    content: pack({ rows, cards }),
    anysAdvertises,
    canonical: listPath(whole, hasFilters(filters) ? 1 : list.page),
    isNarrowed: hasFilters(filters) || cards.length === 0,
  };
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { name, all, today, total, content, previous, first, anysAdvertises } = loaderData;
  const { rows, cards } = useMemo(() => unpack(content), [content]);
  const isSwitching = useIsSwitching();
  return (
    <div className="any-list">
      <PageHead
        title={name}
        note={
          <>
            收录 <b>{thousands(all)}</b> 部<TodayNote today={today} />
          </>
        }
      />
      <div className="facets" id="filters">
        <Facets rows={rows} />
      </div>
      <ListBar list={{ ...loaderData, rows }} />
      <Advertise items={anysAdvertises} />
      {previous && cards.length > 0 && (
        <InnerLink to={previous} className="any-list-previous">
          看上一页
        </InnerLink>
      )}
      {isSwitching && <CardSkeletons />}
      {!isSwitching && cards.length > 0 && <Titles list={loaderData} cards={cards} />}
      {!isSwitching && cards.length === 0 && (
        <EmptyState
          title={total > 0 ? '没有这么多页' : '没有合适的'}
          actions={<InnerLink to={first}>{total > 0 ? '回到第一页' : '重新筛选'}</InnerLink>}
        >
          {total > 0 ? `这个列表一共 ${thousands(total)} 部。` : '放宽一个条件再试试。'}
        </EmptyState>
      )}
    </div>
  );
}

/** Grows as one scrolls; without JavaScript there are numbered pages. */
function Titles({ list, cards }: { list: Route.ComponentProps['loaderData']; cards: Card[] }) {
  const { next, total, page, pages } = list;
  const { key, pathname, search } = useLocation();
  const load = async (path: string) => (await import('./list-pages.ts')).loadListPage(path);

  return (
    <>
      <EndlessList
        key={pathname + search}
        className="title-grid"
        first={{ items: cards, next }}
        keyOf={(card) => card.key}
        load={load}
        keepAs={key}
        renderItem={(card, index) => <TitleCard card={card} isFirst={index < 6} />}
        skeleton={<CardSkeletons />}
        total={total}
        unit="部"
      />
      <PlainPages page={page} pages={pages} first={list.first} />
    </>
  );
}
