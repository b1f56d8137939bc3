import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/catalogue.page.ts';
import { askedKind } from './asked-kind.ts';
import { CatalogueView } from './catalogue-view.tsx';
import { readCatalogue, readCollection } from './collection-data.ts';
import { CollectionView } from './collection-view.tsx';
import { readFilters } from './list-filters.ts';
import './catalogue.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const collection = loaderData && 'collection' in loaderData ? loaderData.collection : undefined;
  return pageHead(matches[0].loaderData, {
    title: collection?.name ?? '片库',
    description: collection?.summary ?? '按频道、题材、地区、年代挑片，还有编辑选好的专题。',
    path: collection ? `/home?collection=${encodeURIComponent(collection.key)}` : '/home',
    image: collection?.picture || undefined,
    noindex: !collection && location.search !== '',
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('collection');
  if (key) return { collection: await readCollection(context, key) };
  const kind = askedKind(searchParams.get('type'));
  return { catalogue: await readCatalogue(context, readFilters(kind, searchParams)) };
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return 'collection' in loaderData ? (
    <CollectionView collection={loaderData.collection} />
  ) : (
    <CatalogueView catalogue={loaderData.catalogue} />
  );
}
