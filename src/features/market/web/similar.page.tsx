import { data } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Waterfall } from '#/ui/waterfall/waterfall.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { standIn } from '../stand-in.pure.ts';
import type { Route } from './+types/similar.page.ts';
import { toCard } from './card.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { ItemCard } from './item-card.tsx';
import { MiniCards } from './mini-cards.tsx';
import { PhotoFinder } from './photo-finder.tsx';
import { PhotoFound } from './photo-found.tsx';
import { placeOf } from './place.ts';
import { TopBar } from './top-bar.tsx';
import { usePhotoSearch } from './use-photo-search.ts';
import './search-start.css';
import './similar.css';

const SIZE = 40;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches[0].loaderData, {
    title: loaderData?.item ? `和「${loaderData.item.title}」相似的` : '拍照找相似',
    description: '用一件商品、几个字或一张照片，在市集里找相似的。',
    path: '/market/similar',
    noindex: loaderData?.item !== undefined,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  const place = placeOf(request);
  const isMember = context.get(siteContext).user !== null;
  if (id === null) return { place, isMember, item: undefined, cards: [] };
  const call = api(context);
  const [found, similar] = await Promise.all([
    call('GET /api/v1/crawl/common/search', { query: { ids: id } }),
    call('GET /api/v1/crawl/common/search', { query: { similarTo: id, pageSize: SIZE } }),
  ]);
  const [item] = found.Result;
  if (!item) throw data('没有这件商品，可能已经下架', { status: 404 });
  const shown = {
    id: item.id,
    title: item.title,
    image: outsidePicture(item.images[0] ?? standIn(item)),
    price: item.price,
  };
  return { place, isMember, item: shown, cards: similar.Result.map(toCard) };
}

/** For browsers without scripts; others send a smaller photo by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const file = (await request.formData()).get('file');
  const none = { words: '', items: [] as MarketItem[] };
  if (!(file instanceof File) || file.size === 0) return { ...none, message: '请先选一张照片' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await attemptApi(context)('POST /api/v1/crawl/common/photo', {
    body: { file: { name: file.name, type: file.type, bytes } },
  });
  if (!answer.ok) return data({ ...none, message: answer.message }, { status: answer.status });
  return { message: '', words: answer.data.Words, items: answer.data.Result };
}

export default function MarketSimilar({ loaderData, actionData }: Route.ComponentProps) {
  const { place, isMember, item, cards } = loaderData;
  const search = usePhotoSearch();
  const found = search.found ?? (actionData?.message === '' ? actionData : undefined);
  return (
    <>
      <TopBar title={item ? '找相似' : '拍照找相似'} />
      {item && (
        <section className="market-similar-of" aria-label="参照的商品">
          <MiniCards cards={[item]} look="row" />
          <p>标题用词、分类和价位接近的排在前面，同城优先。</p>
        </section>
      )}
      {!item && <PhotoFinder search={search} isMember={isMember} message={actionData?.message} />}
      {!item && search.sent !== undefined && <CardSkeletons />}
      {!item && found && <PhotoFound words={found.words} items={found.items} place={place} />}
      {cards.length > 0 && (
        <Waterfall
          label="相似的商品"
          items={cards}
          keyOf={({ id }) => id}
          heightOf={({ width, height }) => height / width + 0.62}
          renderItem={(card) => <ItemCard card={card} place={place} />}
        />
      )}
      {item && cards.length === 0 && <EmptyState title="没有找到相似的">这件商品独一份。</EmptyState>}
    </>
  );
}
