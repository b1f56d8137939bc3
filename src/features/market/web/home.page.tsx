import { ChevronDown, MapPin } from 'lucide-react';
import { lazy } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { PullToRefresh } from '#/ui/pull-to-refresh/pull-to-refresh.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { transportContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import type { Route } from './+types/home.page.ts';
import { Banner } from './banner.tsx';
import { Feed } from './feed.tsx';
import { readFeed } from './feed-data.ts';
import { HOME_TABS, homePath, homeQuery, tabIn } from './home-tabs.ts';
import { KindGrid } from './kind-grid.tsx';
import { placeOf, useToldPlace } from './place.ts';
import { SearchBox } from './search-box.tsx';
import '#/ui/visually-hidden/visually-hidden.css';
import './item-card.css';
import './home.css';

/** Only for those who ask what is near before they said where they are; the page waits for it, so that it is there without scripts. */
const LocateButton = lazy(async () => ({ default: (await import('./locate-button.tsx')).LocateButton }));

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const city = loaderData?.place?.city;
  return pageHead(matches[0].loaderData, {
    title: '同城市集',
    description: `${city ?? '你身边'}的美食、到家、二手、课程与门票：看得见原价、折扣和返现，离你多远一目了然。`,
    path: '/market',
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = placeOf(request);
  const { searchParams } = new URL(request.url);
  const tab = tabIn(searchParams.get('tab'));
  const call = api(context);
  const [{ marketBanners = [] }, facets, hot, everywhere, list] = await Promise.all([
    readSiteConfig(context.get(transportContext)),
    call('GET /api/v1/crawl/common/facets', { query: { city: place?.city ?? '' } }),
    call('GET /api/v1/crawl/common/hot', {}),
    place ? call('GET /api/v1/crawl/common/facets', { query: { city: '' } }) : undefined,
    readFeed(context, homeQuery(tab, place), searchParams.get('page'), (page) => homePath(tab, page)),
  ]);
  const kinds = facets.Categories;
  const known = new Set(kinds.map(({ name }) => name));
  // What the city has first, then what there is elsewhere.
  const tiles = [...kinds, ...(everywhere?.Categories ?? []).filter(({ name }) => !known.has(name))];
  return { place, tab, banners: marketBanners, kinds, tiles, hot, list };
}

export default function MarketHome({ loaderData }: Route.ComponentProps) {
  const { place, tab, banners, kinds, tiles, hot, list } = loaderData;
  useToldPlace();
  const navigate = useNavigate();
  const needsPlace = tab === 'near' && !place;
  return (
    <PullToRefresh onRefresh={async () => navigate(homePath(tab), { replace: true })}>
      <h1 className="visually-hidden">同城市集</h1>
      <SearchBox
        offered={{ place, hot, kinds }}
        before={
          <Link to="/market/location" className="market-city" aria-label={`城市：${place?.city ?? '全国'}，更换`}>
            <MapPin size={17} aria-hidden />
            <b>{place?.city ?? '全国'}</b>
            <ChevronDown size={15} aria-hidden />
          </Link>
        }
      />
      {hot.length > 0 && (
        <nav className="market-hot" aria-label="大家在搜">
          {hot.map((words) => (
            <Link key={words} to={`/market/search?words=${encodeURIComponent(words)}`}>
              {words}
            </Link>
          ))}
        </nav>
      )}
      <Banner banners={banners} />
      <KindGrid kinds={tiles} />
      <TabLinks
        label="怎么排"
        look="mark"
        tabs={HOME_TABS.map(({ tab: own, label }) => ({ to: homePath(own), label, current: own === tab }))}
      />
      {needsPlace && (
        <EmptyState title="附近是哪里？" actions={<LocateButton />}>
          选一座城市，或者让浏览器告诉我们你在哪儿，就能按远近排。
        </EmptyState>
      )}
      {!needsPlace && list.cards.length === 0 && (
        <EmptyState
          title={place ? `${place.city}还没有商品` : '货架还空着'}
          actions={
            <Button kind="line" to={place ? '/market/location' : '/market/word'}>
              {place ? '换一座城市' : '留个言催一催'}
            </Button>
          }
        >
          {place ? '换个城市逛逛，或者过几天再来。' : '站长正在上货。'}
        </EmptyState>
      )}
      {!needsPlace && list.cards.length > 0 && (
        <Feed key={`${tab} ${place?.city} ${list.page}`} list={list} place={place} label="商品" />
      )}
    </PullToRefresh>
  );
}
