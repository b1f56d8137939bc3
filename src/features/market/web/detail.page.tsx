import { Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { data, Link } from 'react-router';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/detail.page.ts';
import { Buy } from './buy.tsx';
import { toDetail } from './detail-data.ts';
import { DetailFacts } from './detail-facts.tsx';
import { Gallery } from './gallery.tsx';
import { rememberItem } from './item-history.ts';
import { itemJsonLd } from './item-json-ld.ts';
import { MiniCards } from './mini-cards.tsx';
import { placeOf } from './place.ts';
import './item-card.css';
import './detail.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { item, jsonLd } = loaderData;
  return pageHead(matches[0].loaderData, {
    title: item.title,
    description: [`¥${item.price}`, item.flag, item.address, item.content].filter(Boolean).join('，').slice(0, 120),
    path: `/market/detail/${item.id}`,
    noindex: item.isSample,
    jsonLd,
  });
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = params.id ?? '';
  if (!/^\d{1,15}$/.test(id)) throw data('没有这件商品', { status: 404 });
  const call = api(context);
  const [found, similar] = await Promise.all([
    call('GET /api/v1/crawl/common/search', { query: { ids: id } }),
    call('GET /api/v1/crawl/common/search', { query: { similarTo: id, pageSize: 6 } }),
  ]);
  const [item] = found.Result;
  if (!item) throw data('没有这件商品，可能已经下架', { status: 404 });
  return {
    item: toDetail(item),
    place: placeOf(request),
    similar: similar.Result.map(({ id: other, title, images, price }) => ({
      id: other,
      title,
      image: images[0] ?? '',
      price,
    })),
    jsonLd: itemJsonLd(context.get(siteContext).origin, item),
  };
}

/** Gestures and zoom come when somebody wants a closer look. */
const ImagePreview = lazy(async () => ({
  default: (await import('#/ui/image-preview/image-preview.tsx')).ImagePreview,
}));

export default function MarketDetail({ loaderData }: Route.ComponentProps) {
  const { item, place, similar } = loaderData;
  const [shown, setShown] = useState<number>();
  const [isPreviewing, setPreviewing] = useState(false);
  useEffect(() => {
    rememberItem({ id: item.id, title: item.title, image: item.images[0] ?? '', price: item.price });
    // A beacon, not a call: it holds nothing up, and is no change after which the tab would have to read anew.
    navigator.sendBeacon?.('/api/v1/crawl/common/visit', new URLSearchParams({ id: String(item.id) }));
  }, [item]);
  return (
    <article className="market-detail" key={item.id}>
      <Gallery
        item={item}
        onLook={(index) => {
          setShown(index);
          setPreviewing(true);
        }}
      />
      <DetailFacts item={item} place={place} />
      {item.content && (
        <section className="market-panel">
          <h2>说明</h2>
          <p className="market-detail-content">{item.content}</p>
        </section>
      )}
      {similar.length > 0 && (
        <section className="market-panel">
          <h2>
            相似的
            <Link to={`/market/similar?id=${item.id}`} className="market-panel-more">
              找相似
            </Link>
          </h2>
          <MiniCards cards={similar} />
        </section>
      )}
      <p className="market-detail-note">
        价格与库存以商家页面为准。
        {item.isSample && '这是示例商品，只作展示。'}
        <button type="button" popoverTarget="share">
          <Share2 size={14} aria-hidden /> 分享
        </button>
      </p>
      <Buy item={item} />
      {shown !== undefined && (
        <Suspense>
          <ImagePreview
            open={isPreviewing}
            start={shown}
            images={item.images.map((src, index) => ({ src, alt: `${item.title}，第 ${index + 1} 张` }))}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
    </article>
  );
}
