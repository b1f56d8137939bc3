import { Link } from 'react-router';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { transportContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { useStored, writeStored } from '#/web/local-storage.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import { priceText } from '../price.pure.ts';
import type { Route } from './+types/platform.page.ts';
import { Coupon } from './coupon.tsx';
import { OutLink } from './out-link.tsx';
import { placeOf } from './place.ts';
import './item-card.css';
import './kind-grid.css';
import './platform.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '平台与优惠',
    description: '市集里的平台、能领的券，和今天返得最多的商品。',
    path: '/market/platform',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const city = placeOf(request)?.city ?? '';
  const call = api(context);
  const [{ marketPlatforms = [], marketCoupons = [] }, facets, high] = await Promise.all([
    readSiteConfig(context.get(transportContext)),
    call('GET /api/v1/crawl/common/facets', { query: { city } }),
    call('GET /api/v1/crawl/common/search', { query: { city, order: 'return', pageSize: 8 } }),
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
    coupons: marketCoupons,
    high: high.Result.filter(({ return_money }) => return_money > 0).map(
      ({ id, title, images, price, return_money }) => ({
        id,
        title,
        image: images[0] ?? '',
        price: priceText(price),
        back: priceText(return_money),
      }),
    ),
  };
}

export default function MarketPlatform({ loaderData: { tiles, coupons, high } }: Route.ComponentProps) {
  const taken = useStored<string[]>('marketTaken') ?? [];
  return (
    <div className="market-platforms">
      <PageHead title="平台与优惠" note="从这里出发去下单，回来记一笔，返现就有了着落。" />
      {tiles.length > 0 && (
        <nav className="market-tiles" aria-label="平台">
          {tiles.map(({ name, note, link }, index) => (
            <OutLink key={name} to={link}>
              <span className="market-kind" data-tone={(index % 6) + 1}>
                {[...name][0]}
              </span>
              <span className="market-tile-name">{name}</span>
              <small>{note}</small>
            </OutLink>
          ))}
        </nav>
      )}
      <h2>今天能领</h2>
      {coupons.length > 0 ? (
        coupons.map((coupon) => (
          <Coupon
            key={coupon.title + coupon.link}
            coupon={coupon}
            isTaken={taken.includes(coupon.link)}
            onTake={() => writeStored('marketTaken', [...new Set([...taken, coupon.link])].slice(-100))}
          />
        ))
      ) : (
        <p className="market-platforms-none">今天没有放券。下面这些商品自带返现，不用领。</p>
      )}
      {high.length > 0 && (
        <>
          <h2>返得最多</h2>
          <ul className="market-high">
            {high.map(({ id, title, image, price, back }) => (
              <li key={id}>
                <Link to={`/market/detail/${id}`}>
                  {image ? <img src={image} alt="" width={44} height={44} loading="lazy" /> : <span />}
                  <span className="market-high-text">
                    <b>{title}</b>
                    <span className="num">¥{price}</span>
                  </span>
                  <span className="market-tag num" data-tone="gold">
                    返¥{back}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
