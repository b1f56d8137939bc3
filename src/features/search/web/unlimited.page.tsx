import { useRef } from 'react';
import { useLocation } from 'react-router';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { enginesFor } from '../engines.pure.ts';
import type { Route } from './+types/unlimited.page.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { askEverything } from './unlimited-data.ts';
import { useNotedSearch } from './use-noted-search.ts';
import { useResultKeys } from './use-result-keys.ts';
import './unlimited.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const words = loaderData?.words ?? '';
  return pageHead(matches[0].loaderData, {
    title: words ? `${words} 的无限搜索` : '无限搜索',
    description: '一个框搜遍影视、市集、工具、博客、祝福与留言，也可转到站外搜索。',
    path: '/userCenter',
    noindex: words !== '',
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const words = [...(searchParams.get('words') ?? '').trim()].slice(0, 100).join('').trim();
  const isMember = context.get(siteContext).user !== null;
  if (words) {
    const found = await askEverything(context, words, searchParams.has('whole'));
    return { words, isMember, found, engines: enginesFor(words), start: null };
  }
  const call = attemptApi(context);
  const [hot, titles, recent] = await Promise.all([
    call('GET /api/v1/crawl/search/hot', {}),
    call('GET /api/v1/any/hot-words', {}),
    isMember ? api(context)('GET /api/v1/crawl/search/recent', {}) : undefined,
  ]);
  const searched = hot.ok ? hot.data.Result.map(({ Words }) => Words) : [];
  // A young site has no searches yet; what is watched fills up the list.
  const watched = titles.ok ? titles.data.Words.split(',').filter(Boolean) : [];
  const start = {
    hot: [...new Set([...searched, ...watched])].slice(0, 10),
    recent: recent?.Result.map(({ Words }) => Words) ?? [],
  };
  return { words, isMember, found: null, engines: [], start };
}

export default function UnlimitedPage({ loaderData }: Route.ComponentProps) {
  const { words, isMember, found, engines, start } = loaderData;
  const { key } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useResultKeys(page);
  useNotedSearch(words, isMember);
  return (
    <div className="unlimited" ref={page}>
      {/* Without scripts nothing can be added later: the page is asked for again, whole. */}
      {found?.isWaiting && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=/userCenter?whole=1&words=${encodeURIComponent(words)}`} />
        </noscript>
      )}
      <SearchBox words={words} />
      {/* A new search is a new list: what belongs to the last one must not linger until the new one is there. */}
      {found && <SearchResults key={`${words} ${key}`} words={words} found={found} engines={engines} />}
      {start && <SearchStart hot={start.hot} recent={start.recent} isMember={isMember} />}
    </div>
  );
}
