import { Link, useRevalidator } from 'react-router';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { PullToRefresh } from '#/ui/pull-to-refresh/pull-to-refresh.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { transportContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import { distanceText } from '../distance.pure.ts';
import { onePerShop } from '../one-per-shop.pure.ts';
import { tilePicture } from '../tile-picture.pure.ts';
import type { Route } from './+types/platform.page.ts';
import { toCard } from './card.ts';
import { CardPrice } from './card-price.tsx';
import { validCoupons } from './coupon.tsx';
import { CouponList } from './coupon-list.tsx';
import { ItemPicture } from './item-picture.tsx';
import { OutLink } from './out-link.tsx';
import { placeOf } from './place.ts';
import { sampleCoupons } from './sample-coupons.ts';
import './item-card.css';
import './kind-grid.css';
import './platform.css';

const SHOWN_HIGH = 8;

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '平台与优惠',
    description: '市集里的平台、能领的券，和返现最高的商品。',
    path: '/market/platform',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = placeOf(request);
  const city = place?.city ?? '';
  const today = shanghaiDay(Date.now());
  const call = api(context);
  const [{ marketPlatforms = [], marketCoupons = [] }, facets, high] = await Promise.all([
    readSiteConfig(context.get(transportContext)),
    call('GET /api/v1/crawl/common/facets', { query: { city } }),
    call('GET /api/v1/crawl/common/search', { query: { city, order: 'return', pageSize: 100 } }),
  ]);
  const own = new Set(marketPlatforms.map(({ name }) => name));
  const found = facets.Platforms.filter(({ name }) => !own.has(name));
  const all = { name: '全部商品', note: '最新在前', link: '/market/goods' };
  const isOpenRow = (marketPlatforms.length + found.length) % 4 !== 0;
  return {
    tiles: [
      ...marketPlatforms.map(({ name, note, link }) => ({ name, note: note ?? '', link })),
      ...found.map(({ name, count }) => ({
        name,
        note: `${count} 件`,
        link: `/market/search?platform=${encodeURIComponent(name)}`,
      })),
      ...(isOpenRow ? [all] : []),
    ],
    today,
    // Samples come with sample coupons, as long as the operator has written none; both go together.
    coupons:
      marketCoupons.length === 0 && high.Result.some(({ sample }) => sample)
        ? sampleCoupons(Date.now())
        : validCoupons(marketCoupons, today),
    place,
    high: onePerShop(high.Result.filter(({ return_money }) => return_money > 0))
      .slice(0, SHOWN_HIGH)
      .map((item) => ({ ...toCard(item), shop: item.shop })),
  };
}

export default function MarketPlatform({ loaderData: { tiles, coupons, today, high, place } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <PullToRefresh onRefresh={revalidate}>
      <div className="market-platforms">
        <PageHead title="平台与优惠" note="从这里出发去下单，回来记一笔，返现就有了着落。" />
        {tiles.length > 0 && (
          <nav className="market-tiles" aria-label="平台">
            {tiles.map(({ name, note, link }) => (
              <OutLink key={name} to={link}>
                <img className="market-kind" src={tilePicture(name)} alt="" width={64} height={64} />
                <span className="market-tile-name">{name}</span>
                <small>{note}</small>
              </OutLink>
            ))}
          </nav>
        )}
        {coupons.length > 0 && (
          <>
            <h2>今天能领</h2>
            <CouponList coupons={coupons} today={today} />
          </>
        )}
        {high.length > 0 && (
          <>
            <h2>
              返现最高 <span className="market-platforms-note">每家店只列一件</span>
            </h2>
            <ul className="market-high">
              {high.map((card) => (
                <li key={card.id}>
                  <Link to={`/market/detail/${card.id}`}>
                    <ItemPicture src={card.image} title={card.title} width={72} height={72} loading="lazy" />
                    <span className="market-high-text">
                      <b>{card.title}</b>
                      <span className="num">
                        {[card.shop || card.city, distanceText(place, card)].filter(Boolean).join(' · ')}
                      </span>
                      <CardPrice card={card} />
                    </span>
                    <span className="market-tag num" data-tone="gold">
                      返¥{card.back}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </PullToRefresh>
  );
}
