import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { CATEGORIES } from '../market-names.pure.ts';
import { tilePicture } from '../tile-picture.pure.ts';
import type { Route } from './+types/type.page.ts';
import { placeOf } from './place.ts';
import { TopBar } from './top-bar.tsx';
import './type.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '市集分类',
    description: `按分类逛市集：${CATEGORIES.map(({ name }) => name).join('、')}。`,
    path: '/market/type',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const place = placeOf(request);
  const facets = await api(context)('GET /api/v1/crawl/common/facets', { query: { city: place?.city ?? '' } });
  const words = new Map<string, readonly string[]>(CATEGORIES.map((one) => [one.name, one.words]));
  const counts = new Map(facets.Categories.map(({ name, count }) => [name, count]));
  // Ours first, then those the operator made up.
  const names = [...new Set([...words.keys(), ...counts.keys()])];
  const asked = searchParams.get('category');
  const all = names.map((name) => ({ name, count: counts.get(name) ?? 0, words: words.get(name) ?? [] }));
  // What has nothing in it is not offered, unless nothing has.
  const filled = all.filter(({ name, count }) => count > 0 || name === asked);
  const kinds = filled.some(({ count }) => count > 0) ? filled : all;
  const current = kinds.find(({ name }) => name === asked) ?? kinds[0];
  return { kinds, current, city: place?.city, platforms: facets.Platforms };
}

export default function MarketType({ loaderData: { kinds, current, city, platforms } }: Route.ComponentProps) {
  const inKind = (words = '') =>
    `/market/search?${new URLSearchParams({ category: current?.name ?? '', ...(words && { words }) })}`;
  return (
    <>
      <TopBar title="分类" />
      <div className="market-tree">
        <nav aria-label="分类">
          {kinds.map(({ name, count }) => (
            <Link
              key={name}
              to={`/market/type?category=${encodeURIComponent(name)}`}
              aria-current={name === current?.name ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {name}
              <span className="num">{count}</span>
            </Link>
          ))}
        </nav>
        {current && (
          <section aria-label={current.name}>
            <h2>{current.name}</h2>
            <p>
              {city ?? '全国'}有 <b className="num">{current.count}</b> 件
            </p>
            <ul>
              <li>
                <Link to={inKind()}>
                  <span className="market-tree-all">
                    <LayoutGrid size={24} strokeWidth={1.6} aria-hidden />
                  </span>
                  全部
                </Link>
              </li>
              {current.words.map((word) => (
                <li key={word}>
                  <Link to={inKind(word)}>
                    <img src={tilePicture(word)} alt="" width={64} height={64} loading="lazy" />
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
            {platforms.length > 0 && <h2>按平台</h2>}
            <ul>
              {platforms.map(({ name }) => (
                <li key={name}>
                  <Link to={`/market/search?${new URLSearchParams({ category: current.name, platform: name })}`}>
                    <img src={tilePicture(name)} alt="" width={64} height={64} loading="lazy" />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
