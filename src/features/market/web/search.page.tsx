import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/search.page.ts';
import { Feed } from './feed.tsx';
import { readFeed } from './feed-data.ts';
import { placeOf } from './place.ts';
import { readSearch, SEARCH_ORDERS, type Search, searchPath, searchQuery } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { TopBar } from './top-bar.tsx';
import './search.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { search, list } = loaderData;
  const name = [search.words && `「${search.words}」`, search.category, search.platform].filter(Boolean).join(' ');
  const isKind = search.words === '' && search.platform === '' && search.category !== '';
  return pageHead(matches[0].loaderData, {
    title: name ? `${name} - 同城市集` : '搜市集',
    description: name ? `市集里与${name}有关的 ${list.total} 件商品。` : '在同城市集里搜好物、小店与服务。',
    path: isKind ? searchPath({ ...search, order: 'default', isEverywhere: false }) : '/market/search',
    noindex: !isKind || list.total === 0,
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const place = placeOf(request);
  const search = readSearch(searchParams);
  const call = api(context);
  const [list, hot, facets] = await Promise.all([
    readFeed(context, searchQuery(search, place), searchParams.get('page'), (page) => searchPath(search, page)),
    call('GET /api/v1/crawl/common/hot', {}),
    call('GET /api/v1/crawl/common/facets', { query: { city: search.isEverywhere ? '' : (place?.city ?? '') } }),
  ]);
  // Nothing here, but perhaps elsewhere: what can be had by post or on a trip is better than nothing.
  const wide = { ...search, isEverywhere: true };
  const elsewhere =
    place && !search.isEverywhere && search.words !== '' && list.total === 0
      ? await readFeed(context, searchQuery(wide, place), null, (page) => searchPath(wide, page))
      : undefined;
  return { place, search, list, elsewhere, hot, kinds: facets.Categories };
}

export default function MarketSearch({ loaderData }: Route.ComponentProps) {
  const { place, search, list, elsewhere, hot, kinds } = loaderData;
  const { words, category, platform, isEverywhere } = search;
  return (
    <>
      <TopBar title={words ? `找「${words}」` : category || platform || '搜市集'} />
      <SearchBox words={words} keep={{ category, platform, ...(isEverywhere && { scope: 'all' }) }} />
      <nav className="market-filters" aria-label="分类">
        {[{ name: '' }, ...kinds].map(({ name }) => (
          <Link
            key={name}
            to={searchPath({ ...search, category: name })}
            aria-current={name === category ? 'true' : undefined}
            replace
          >
            {name || '全部'}
          </Link>
        ))}
      </nav>
      <TabLinks
        label="怎么排"
        tabs={SEARCH_ORDERS.map(({ order, label }) => ({
          to: searchPath({ ...search, order }),
          label,
          current: order === search.order,
        }))}
      />
      <p className="market-scope">
        <span>
          {place && !isEverywhere ? `${place.city}和全国可用` : '全国'} · <b className="num">{list.total}</b> 件
          {platform && ` · ${platform}`}
        </span>
        {place && (
          <Link to={searchPath({ ...search, isEverywhere: !isEverywhere })} replace>
            {isEverywhere ? `只看${place.city}` : '看全国'}
          </Link>
        )}
      </p>
      {list.cards.length > 0 && (
        <Feed key={`${searchPath(search, list.page)} ${place?.city}`} list={list} place={place} label="搜索结果" />
      )}
      {list.cards.length === 0 && elsewhere && elsewhere.cards.length > 0 && (
        <>
          <p className="market-elsewhere" role="status">
            {place?.city}没有「{words}」，别的城市有 <b className="num">{elsewhere.total}</b> 件：
          </p>
          <Feed key={searchPath(search)} list={elsewhere} place={place} label="别的城市" />
        </>
      )}
      {list.cards.length === 0 && (!elsewhere || elsewhere.cards.length === 0) && (
        <NothingFound search={search} hot={hot} />
      )}
    </>
  );
}

function NothingFound({ search, hot }: { search: Search; hot: readonly string[] }) {
  const { words } = search;
  return (
    <EmptyState
      title={words ? `没有找到「${words}」` : '这里还没有商品'}
      actions={
        <Button kind="line" to={words ? `/userCenter?words=${encodeURIComponent(words)}` : '/market'}>
          {words ? '用无限搜索' : '回市集看看'}
        </Button>
      }
    >
      <p>换个说法试试，拼音和首字母也可以。大家在搜：</p>
      <p className="market-hot-words">
        {hot.map((word) => (
          <Link key={word} to={searchPath({ ...search, words: word, category: '' })}>
            {word}
          </Link>
        ))}
      </p>
    </EmptyState>
  );
}
