import { data } from 'react-router';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Waterfall } from '#/ui/waterfall/waterfall.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/similar.page.ts';
import { type Card, toCard } from './card.ts';
import { ItemCard } from './item-card.tsx';
import { MiniCards } from './mini-cards.tsx';
import { PhotoForm } from './photo-form.tsx';
import { placeOf } from './place.ts';
import { TopBar } from './top-bar.tsx';
import './similar.css';

const SIZE = 40;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches[0].loaderData, {
    title: loaderData?.item ? `和「${loaderData.item.title}」相似的` : '找相似',
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
  const shown = { id: item.id, title: item.title, image: item.images[0] ?? '', price: item.price };
  return { place, isMember, item: shown, cards: similar.Result.map(toCard) };
}

/** For browsers without scripts; others send a smaller photo by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0) return { message: '请先选一张照片', words: '', cards: [] as Card[] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const answer = await attemptApi(context)('POST /api/v1/crawl/common/photo', {
    body: { file: { name: file.name, type: file.type, bytes } },
  });
  if (!answer.ok) return data({ message: answer.message, words: '', cards: [] as Card[] }, { status: answer.status });
  return { message: '', words: answer.data.Words, cards: answer.data.Result.map(toCard) };
}

export default function MarketSimilar({ loaderData, actionData }: Route.ComponentProps) {
  const { place, isMember, item } = loaderData;
  const cards = actionData?.cards ?? loaderData.cards;
  const isAnswered = item !== undefined || actionData !== undefined;
  return (
    <>
      <TopBar title="找相似" />
      {item && (
        <section className="market-similar-of" aria-label="参照的商品">
          <MiniCards cards={[item]} look="row" />
          <p>标题用词、分类和价位接近的排在前面，同城优先。</p>
        </section>
      )}
      {!item && (
        <div className="market-similar-ask">
          <PhotoForm isMember={isMember} message={actionData?.message} />
        </div>
      )}
      {actionData?.words && (
        <p className="market-similar-words">
          看着像：<b>{actionData.words}</b>
        </p>
      )}
      {cards.length > 0 && (
        <Waterfall
          label="相似的商品"
          items={cards}
          keyOf={({ id }) => id}
          heightOf={({ width, height }) => height / width + 0.62}
          renderItem={(card) => <ItemCard card={card} place={place} />}
        />
      )}
      {isAnswered && cards.length === 0 && !actionData?.message && (
        <EmptyState title="没有找到相似的">
          {item ? '这件商品独一份。' : '换一张主体更清楚的照片，或者用几个字找。'}
        </EmptyState>
      )}
    </>
  );
}
