import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { data, redirect } from 'react-router';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { goodsKey } from '#/features/word/review-subject.pure.ts';
import { readReviews } from '#/features/word/shared/read-reviews.ts';
import { Reviews } from '#/features/word/shared/reviews.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext, transportContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import { isPlace, NEAR_KM } from '../distance.pure.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { reasonOf } from '../market-names.pure.ts';
import { standIn } from '../stand-in.pure.ts';
import type { Route } from './+types/detail.page.ts';
import { Buy } from './buy.tsx';
import { validCoupons } from './coupon.tsx';
import { CouponList } from './coupon-list.tsx';
import { toDetail } from './detail-data.ts';
import { DetailHead, DetailRows } from './detail-facts.tsx';
import { MoreGoods, ShopBlock } from './detail-more.tsx';
import type { FeedQuery } from './feed-data.ts';
import { Gallery } from './gallery.tsx';
import { rememberItem } from './item-history.ts';
import { itemJsonLd } from './item-json-ld.ts';
import type { MiniCard } from './mini-cards.tsx';
import { placeOf } from './place.ts';
import { PriceHistory } from './price-history.tsx';
import { sampleCoupons } from './sample-coupons.ts';
import { ANY_SEARCH, searchPath } from './search-address.ts';
import { usePurchase } from './use-purchase.tsx';
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

const BESIDE = 3;
const toMini = (item: MarketItem): MiniCard => ({
  id: item.id,
  title: item.title,
  image: outsidePicture(item.images[0] ?? standIn(item)),
  price: item.price,
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = params.id ?? '';
  if (!/^\d{1,15}$/.test(id)) throw data('没有这件商品', { status: 404 });
  const call = api(context);
  const found = await call('GET /api/v1/crawl/common/search', { query: { ids: id } });
  const [item] = found.Result;
  if (!item) throw data('没有这件商品，可能已经下架', { status: 404 });
  const { shop, longitude, latitude } = item;
  const search = (query: FeedQuery & { similarTo?: string }, pageSize: number) =>
    call('GET /api/v1/crawl/common/search', { query: { ...query, pageSize } });
  const isSomewhere = isPlace(item);
  const [similar, ofShop, near, prices, reviews, { marketCoupons = [] }] = await Promise.all([
    search({ similarTo: id }, 6),
    shop ? search({ shop }, BESIDE + 1) : undefined,
    isSomewhere ? search({ longitude, latitude, within: NEAR_KM, order: 'distance' }, 12) : undefined,
    call('GET /api/v1/crawl/common/prices', { query: { id } }),
    readReviews(context, goodsKey(item.id)),
    readSiteConfig(context.get(transportContext)),
  ]);
  const detail = toDetail(item);
  if (detail.isByMember) served = (await import('./post-talk.tsx')).PostTalk;
  const now = Date.now();
  const today = shanghaiDay(now);
  const shown = new Set([item.id]);
  // No thing stands on the page twice: the shop's own first, then what is alike, then what is around.
  const others = (items: readonly MarketItem[] = [], most: number) => {
    const some = items.filter((other) => !shown.has(other.id)).slice(0, most);
    for (const other of some) shown.add(other.id);
    return some.map(toMini);
  };
  return {
    item: detail,
    place: placeOf(request),
    today,
    now,
    prices,
    reviews,
    shopTotal: ofShop?.Total ?? 0,
    fromShop: others(ofShop?.Result, BESIDE),
    similar: others(similar.Result, BESIDE),
    around: others(near?.Result, BESIDE),
    coupons: (item.sample && marketCoupons.length === 0
      ? sampleCoupons(now)
      : validCoupons(marketCoupons, today)
    ).filter(({ scope }) => scope && [item.category, item.platform, shop].includes(scope)),
    jsonLd: itemJsonLd(context.get(siteContext).origin, item),
  };
}

/** Gestures and zoom come when somebody wants a closer look. */
const ImagePreview = lazy(async () => ({
  default: (await import('#/ui/image-preview/image-preview.tsx')).ImagePreview,
}));

/** The first word to whoever offers it, which goes on in the private messages; or a report. */
export async function action({ context, params, request, url: { pathname, search } }: Route.ActionArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const [id, attempt, content] = [Number(params.id), attemptApi(context), text('content')];
  if (text('intent') === 'report') {
    const reported = await attempt('POST /api/v1/crawl/common/report', {
      body: { id, reason: reasonOf(text('reason')) },
    });
    const said = reported.ok ? { done: '已举报，站长会看' } : { message: reported.message };
    return data({ errors: [], typed: '', ...said }, { status: reported.ok ? 200 : reported.status });
  }
  const answer = await attempt('POST /api/v1/crawl/common/message', { body: { id, content } });
  if (answer.ok) throw redirect(`/market/chat/${answer.data.id}`);
  const { status, errors, message } = answer;
  return data({ errors, message: errors.length > 0 ? undefined : message, typed: content }, { status });
}

/** With the fields of a form; few things are offered by members. */
const PostTalk = lazy(async () => ({ default: (await import('./post-talk.tsx')).PostTalk }));
/** Known to the server before it renders, so that the form is in the page for those without scripts too. */
let served: ComponentType<{ kind: string }> | undefined;

export default function MarketDetail({ loaderData }: Route.ComponentProps) {
  const { item, place, today, now, prices, reviews, coupons, shopTotal, fromShop, similar, around } = loaderData;
  const purchase = usePurchase(item);
  const shopPath = searchPath({ ...ANY_SEARCH, shop: item.shop });
  const [shown, setShown] = useState<number>();
  const [isPreviewing, setPreviewing] = useState(false);
  const Talk = served ?? PostTalk;
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
      <DetailHead item={item} />
      <CouponList coupons={coupons} today={today} />
      <DetailRows item={item} place={place} purchase={purchase} />
      <PriceHistory item={item} history={prices} now={now} />
      {item.included.length > 0 && (
        <section className="market-panel">
          <h2>套餐内容</h2>
          <ul className="market-included">
            {item.included.map(({ name, amount }) => (
              <li key={name}>
                {name} <span className="num">{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {item.description && (
        <section className="market-panel">
          <h2>说明</h2>
          <p className="market-detail-content">{item.description}</p>
        </section>
      )}
      {item.isByMember && (
        <Suspense>
          <Talk kind={item.type} />
        </Suspense>
      )}
      {item.shop && <ShopBlock name={item.shop} count={shopTotal} path={shopPath} />}
      {reviews && (
        <div className="market-panel">
          <Reviews titleKey={goodsKey(item.id)} data={reviews} name="评价" invitation="买过、去过的，写一句评价" />
        </div>
      )}
      <MoreGoods title="这家还有" cards={fromShop} more={{ to: shopPath, label: `${shopTotal} 件` }} />
      <MoreGoods title="相似好物" cards={similar} more={{ to: `/market/similar?id=${item.id}`, label: '找相似' }} />
      <MoreGoods title="附近还有" cards={around} />
      <p className="market-detail-note">
        {item.isSample
          ? '这是示例商品，暂不可购买。'
          : item.isByMember
            ? '由会员发布，当面看过东西再付钱。'
            : '价格与库存以商家页面为准。'}
      </p>
      <Buy item={item} purchase={purchase} />
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
