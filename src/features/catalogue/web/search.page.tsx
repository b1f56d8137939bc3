import { Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { readAdvertises } from '#/features/config/shared/advertises.ts';
import { useSearchRecord } from '#/features/search/shared/use-search-record.ts';
import { Advertise } from '#/ui/advertise/advertise.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { EndlessList } from '#/ui/endless-list/endless-list.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { Skeleton, SkeletonText } from '#/ui/skeleton/skeleton.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/search.page.ts';
import { askedKind } from './asked-kind.ts';
import { HotWords } from './hot-words.tsx';
import { IntentChips } from './intent-chips.tsx';
import { IntentRail } from './intent-rail.tsx';
import { useIsSwitching } from './list-switch.ts';
import { NothingFound } from './nothing-found.tsx';
import { PlainPages } from './plain-pages.tsx';
import { readSearch } from './search-data.ts';
import { FoundRow } from './search-row.tsx';
import './search.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = loaderData?.words ?? '';
  return pageHead(matches[0].loaderData, {
    title: words ? `${words} 的搜索结果` : '搜索',
    description: words ? `片库里与「${words}」有关的影视。` : '按片名、人物、拼音或首字母搜影视。',
    path: loaderData?.first ?? '/anys/search',
    noindex: true,
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = {
    words: [...(searchParams.get('words') ?? '').trim()].slice(0, 100).join(''),
    type: askedKind(searchParams.get('type')) ?? '',
    page: searchParams.get('page') ?? '1',
    order: /^[012]$/.exec(searchParams.get('order') ?? '')?.[0] ?? '',
    isName: searchParams.get('as') === 'name',
  };
  const [search, { anysAdvertises }] = await Promise.all([
    readSearch(context, asked),
    readAdvertises(context, 'anysAdvertises'),
  ]);
  return { ...search, anysAdvertises };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, kinds, isNear, watched, nearest, hotWords, anysAdvertises, intent, orders, total } = loaderData;
  const found = intent ? total : (kinds[0]?.count ?? 0);
  useSearchRecord(words, 'anys');
  if (found === 0)
    return (
      <NothingFound
        words={words}
        intent={intent}
        offer={loaderData.offer}
        nearest={nearest}
        hotWords={hotWords}
        watched={watched}
      />
    );
  return (
    <div className="any-search">
      <PageHead
        title={intent ? words : `「${words}」`}
        note={
          <>
            {intent ? '' : isNear ? '没有完全对上的，名称相近的有 ' : '找到 '}
            <b>{thousands(found)}</b> 部{!intent && !isNear && '，含繁体、拼音与别名'}
          </>
        }
        actions={
          intent ? <SegmentedLinks label="排序" segments={orders} /> : <SegmentedLinks label="类型" segments={kinds} />
        }
      />
      <Understood search={loaderData} />
      <div className="any-search-columns">
        <div>
          <Results search={loaderData} />
        </div>
        <aside className="any-rail">
          <Advertise items={anysAdvertises} />
          {intent && <IntentRail people={loaderData.people} years={loaderData.years} />}
          <h2>更多结果</h2>
          <Link to={`/userCenter?words=${encodeURIComponent(words)}`} className="any-search-elsewhere">
            <Search size={16} aria-hidden />
            <span>
              在所有内容里搜<em>影视、市集、工具、博客、祝福</em>
            </span>
          </Link>
          <h2>热门片名</h2>
          <HotWords words={hotWords} />
        </aside>
      </div>
    </div>
  );
}

/** The filters, or in one line what the words would be as filters. */
function Understood({ search: { intent, offer, note } }: { search: Route.ComponentProps['loaderData'] }) {
  return (
    <>
      {intent && <IntentChips intent={intent} />}
      {note && <p className="intent-note">{note}。</p>}
      {offer && (
        <p className="intent-offer">
          也可以看：<Link to={offer.to}>{offer.Words}</Link> {thousands(offer.Total)} 部
        </p>
      )}
    </>
  );
}

function Results({ search }: { search: Route.ComponentProps['loaderData'] }) {
  const { rows, next, total, page, pages, first } = search;
  const { key, pathname, search: query } = useLocation();
  if (useIsSwitching()) return <RowSkeletons />;
  if (rows.length === 0) {
    return (
      <EmptyState title="没有这么多页" actions={<Link to={first}>回到第一页</Link>}>
        一共找到 {total} 部。
      </EmptyState>
    );
  }
  return (
    <>
      <EndlessList
        key={pathname + query}
        className="any-search-rows"
        first={{ items: rows, next }}
        keyOf={(row) => row.key}
        load={async (path) => (await import('./search-pages.ts')).loadSearchPage(path)}
        keepAs={key}
        renderItem={(row) => <FoundRow row={row} />}
        skeleton={<RowSkeletons />}
        total={total}
        unit="部"
      />
      <PlainPages page={page} pages={pages} first={first} />
    </>
  );
}

function RowSkeletons() {
  return (
    <div className="any-search-rows">
      {['a', 'b', 'c', 'd'].map((id) => (
        <div key={id} className="any-search-skeleton">
          <Skeleton shape="poster" />
          <SkeletonText />
        </div>
      ))}
    </div>
  );
}
