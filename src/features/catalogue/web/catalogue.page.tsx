import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/catalogue.page.ts';
import { askedKind } from './asked-kind.ts';
import { CatalogueView } from './catalogue-view.tsx';
import { readCatalogue, readCuratedList } from './curated-list-data.ts';
import { CuratedListView } from './curated-list-view.tsx';
import { readFilters } from './list-filters.ts';
import './catalogue.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const curatedList = loaderData && 'curatedList' in loaderData ? loaderData.curatedList : undefined;
  return pageHead(matches[0].loaderData, {
    title: curatedList?.name ?? '片库',
    description: curatedList?.summary ?? '按频道、题材、地区、年代挑片，还有编辑选好的专题。',
    path: curatedList ? `/home?collection=${encodeURIComponent(curatedList.key)}` : '/home',
    noindex: !curatedList && location.search !== '',
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('collection');
  if (key) return { curatedList: await readCuratedList(context, key) };
  const kind = askedKind(searchParams.get('type'));
  return { catalogue: await readCatalogue(context, readFilters(kind, searchParams)) };
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return 'curatedList' in loaderData ? (
    <CuratedListView curatedList={loaderData.curatedList} />
  ) : (
    <CatalogueView catalogue={loaderData.catalogue} />
  );
}
