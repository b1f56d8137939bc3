import { MessageSquarePlus } from 'lucide-react';
import { Link } from 'react-router';
import { useSearchRecord } from '#/features/search/shared/use-search-record.ts';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { kilometres } from '../distance.pure.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import type { Route } from './+types/search.page.ts';
import { BackLink } from './back-link.tsx';
import { Feed } from './feed.tsx';
import { type FeedList, readFeed } from './feed-data.ts';
import { placeOf } from './place.ts';
import { QuickFilters } from './quick-filters.tsx';
import { SaidNote } from './said-note.tsx';
import { type Condition, conditionsOf, withSaid } from './said-search.ts';
import {
  ANY_SEARCH,
  hasPoint,
  isBlank,
  readSearch,
  SEARCH_ORDERS,
  type Search,
  searchPath,
  searchQuery,
} from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { useRememberedSearch } from './search-history.ts';
import { SearchStart } from './search-start.tsx';
import { askPath } from './search-suggest.tsx';
import '#/ui/visually-hidden/visually-hidden.css';
import './item-card.css';
import './top-bar.css';
import './search.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { search, list } = loaderData;
  const name = nameOf(search);
  const isKind =
    search.category !== '' && searchPath(search) === searchPath({ ...ANY_SEARCH, category: search.category });
  return pageHead(matches[0].loaderData, {
    title: name ? `${name} - 同城市集` : '搜市集',
    description: name ? `市集里与${name}有关的 ${list?.total ?? 0} 件商品。` : '在同城市集里搜好物、小店与服务。',
    path: isKind ? searchPath(search) : '/market/search',
    noindex: !isKind || !list || list.total === 0,
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const place = placeOf(request);
  const search = readSearch(searchParams);
  const isStart = isBlank(searchParams);
  const call = api(context);
  const read = (wanted: Search, page: string | null = null) =>
    readFeed(context, searchQuery(wanted, place), page, (next) => searchPath(wanted, next));
  const said =
    search.words && !search.isPlain
      ? await call('GET /api/v1/crawl/common/said', { query: { words: search.words } })
      : undefined;
  // What is really called so comes first in any case.
  const meant = said?.IsName ? { ...search, occasions: said.Occasions } : withSaid(search, said);
  const [list, hot, facets] = await Promise.all([
    isStart ? undefined : read(meant, searchParams.get('page')),
    call('GET /api/v1/crawl/common/hot', {}),
    call('GET /api/v1/crawl/common/facets', { query: { city: search.isEverywhere ? '' : (place?.city ?? '') } }),
  ]);
  const kinds = facets.Categories;
  const onSale = kinds.reduce((sum, { count }) => sum + count, 0);
  const isInVain = list !== undefined && list.total === 0 && meant.words !== '';
  // Nothing here, but perhaps elsewhere: what can be had by post or on a trip is better than nothing.
  const { words, min, max, discount, occasions } = meant;
  const wide = { ...ANY_SEARCH, words, occasions, isEverywhere: true };
  const wider = [{ ...wide, min, max, discount }, wide].filter((one) => searchPath(one) !== searchPath(meant));
  let elsewhere: FeedList | undefined;
  for (const one of isInVain ? wider : []) if (!elsewhere?.total) elsewhere = await read(one);
  const near =
    isInVain && (elsewhere?.total ?? 0) === 0
      ? await readFeed(context, { like: meant.words }, null, () => '').then((found) => ({ ...found, next: null }))
      : undefined;
  return { place, search, said, meant, list, elsewhere, near, hot, kinds, onSale };
}

export default function MarketSearch({ loaderData }: Route.ComponentProps) {
  const { place, search, said, meant, list, elsewhere, near, hot, kinds, onSale } = loaderData;
  const { words, category, platform, isEverywhere } = search;
  const conditions = conditionsOf(meant, said?.IsName ? undefined : said?.Order);
  const offered = { place, hot, kinds };
  useSearchRecord(words, 'market');
  useRememberedSearch(words);
  return (
    <>
      <header className="market-bar" data-look="search">
        <BackLink className="market-bar-back" />
        <SearchBox
          words={words}
          keep={{ category, platform, ...(isEverywhere && { scope: 'all' }) }}
          offered={offered}
          isStart={!list}
        />
      </header>
      <h1 className="visually-hidden">{nameOf(search) || '搜市集'}</h1>
      {!list && <SearchStart {...offered} />}
      {list && (
        <>
          <nav className="market-filters" aria-label="分类">
            {[{ name: '' }, ...kinds].map(({ name }) => (
              <Link
                key={name}
                to={searchPath({ ...meant, category: name })}
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
              to: searchPath({ ...meant, order }),
              label,
              current: order === meant.order,
            }))}
          />
          <QuickFilters search={meant} place={place} conditions={conditions} label="快速筛选" />
          {said && <SaidNote search={search} said={said} meant={meant} hasPoint={hasPoint(place)} />}
          <p className="market-scope">
            <span>
              {scopeText(meant, place)} · <b className="num">{list.total}</b> 件
            </span>
            {place && meant.within === 0 && meant.city === '' && (
              <Link to={searchPath({ ...meant, isEverywhere: !isEverywhere })} replace>
                {isEverywhere ? `只看${place.city}` : '看全国'}
              </Link>
            )}
          </p>
          {list.cards.length > 0 && (
            <Feed key={`${searchPath(meant, list.page)} ${place?.city}`} list={list} place={place} label="搜索结果" />
          )}
          {list.cards.length === 0 && elsewhere && elsewhere.cards.length > 0 && (
            <>
              <p className="market-elsewhere" role="status">
                {conditions.length > 0 ? '没有符合条件的' : `${scopeText(meant, place)}没有`}“{meant.words}”，放宽以后有
                {'\u00a0'}
                <b className="num">{elsewhere.total}</b>
                {'\u00a0'}件：
              </p>
              <Feed key={searchPath(search)} list={elsewhere} place={place} label="放宽以后" />
            </>
          )}
          {list.cards.length === 0 && !elsewhere?.cards.length && (
            <NothingFound search={meant} conditions={conditions} city={place?.city} onSale={onSale} />
          )}
          {near && near.cards.length > 0 && (
            <section className="market-near">
              <h2>相近的</h2>
              <Feed key={`near ${words}`} list={near} place={place} label="相近的" />
            </section>
          )}
        </>
      )}
    </>
  );
}

function nameOf({ words, category, platform, shop }: Search): string {
  return [words && `“${words}”`, shop, category, platform].filter(Boolean).join(' ');
}

function scopeText({ within, isEverywhere, city }: Search, place: MarketPlace | undefined): string {
  if (within > 0 && hasPoint(place)) return `附近 ${kilometres(within)}`;
  const where = city || (isEverywhere ? '' : place?.city);
  return where ? `${where}和全国可用` : '全国';
}

/** Says among how many was searched, and how to come by it all the same. */
function NothingFound({
  search,
  conditions,
  city,
  onSale,
}: {
  search: Search;
  conditions: readonly Condition[];
  city: string | undefined;
  onSale: number;
}) {
  const { words, isEverywhere } = search;
  const [first] = conditions;
  const where = city && !isEverywhere ? city : '全国';
  return (
    <EmptyState
      title={words ? `没有找到“${words}”` : first ? '没有符合条件的商品' : '这里还没有商品'}
      actions={
        <>
          {words ? (
            <Button to={askPath(words)} icon={<MessageSquarePlus size={17} aria-hidden />}>
              求一个
            </Button>
          ) : (
            <Button to={first ? searchPath(first.without) : '/market'}>
              {first ? `不限“${first.text}”` : '回市集看看'}
            </Button>
          )}
          {words && (
            <Button
              kind="line"
              to={
                city && !isEverywhere
                  ? searchPath({ ...search, isEverywhere: true })
                  : `/userCenter?words=${encodeURIComponent(words)}`
              }
            >
              {city && !isEverywhere ? '看全国' : '用无限搜索'}
            </Button>
          )}
        </>
      }
    >
      {words && (
        <p>
          {where}在架的 <b className="num">{onSale}</b> 件里都没有。少写两个字试试，拼音和首字母也可以。
        </p>
      )}
    </EmptyState>
  );
}
