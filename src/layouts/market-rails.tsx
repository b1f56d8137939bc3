import { ChevronRight, MapPin } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { MARKET_CITY } from '#/features/market/shared/market-city.ts';
import { Mark } from '#/ui/mark/mark.tsx';
import { useStored } from '#/web/local-storage.ts';
import { useSite } from './use-site.ts';

/** For wide screens only: phones do not load it. */
const QrCode = lazy(() => import('#/ui/qr-code/qr-code.tsx').then((part) => ({ default: part.QrCode })));
const WIDE = '(min-width: 1100px)';

const PLACES = [
  { label: '市集', to: '/market' },
  { label: '平台与优惠券', to: '/market/platform' },
  { label: '全部分类', to: '/market/type' },
  { label: '图片墙', to: '/market/imgs' },
  { label: '邀请好友', to: '/market/invite' },
  { label: '我的', to: '/market/my' },
];

const STEPS = ['从这里点进平台下单', '回来记一笔', '到账了，账本里勾一下'];

/** Left of the column on wide screens: where you are and where you can go. */
export function MarketRail({ city: told }: { city: string | undefined }) {
  const city = useStored(MARKET_CITY)?.city ?? told;
  const { pathname } = useLocation();
  return (
    <aside className="market-rail" aria-label="市集导航">
      <Link to="/" className="market-rail-brand">
        <Mark size={26} />
        搜罗
      </Link>
      <p className="market-rail-title">同城市集</p>
      <p>附近的人、附近的店、附近的好物。</p>
      <nav aria-label="市集栏目">
        {PLACES.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
            <ChevronRight size={16} aria-hidden />
          </Link>
        ))}
      </nav>
      <p className="market-rail-city">
        <span>
          <MapPin size={15} aria-hidden />
          {city ?? '全国'}
        </span>
        <Link to="/market/location" className="market-rail-change">
          换城市
        </Link>
      </p>
    </aside>
  );
}

export interface HighReturn {
  id: number;
  title: string;
  image: string;
  price: number;
  back: number;
}

/** Right of the column: the same page on a phone, what gives most back, and how that works. */
export function MarketAside({ high }: { high: readonly HighReturn[] }) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <aside className="market-aside" aria-label="更多">
      <div className="market-aside-code">
        <span className="market-aside-place">
          {isWide && (
            <Suspense>
              <QrCode text={origin + pathname} size={100} ecc="M" label="这一页的二维码" />
            </Suspense>
          )}
        </span>
        <p>
          <b>用手机逛更顺手</b>
          扫码继续看这一页，定位也更准。
        </p>
      </div>
      {high.length > 0 && (
        <section aria-labelledby="high-return">
          <h2 id="high-return">今日高返</h2>
          <ul>
            {high.map(({ id, title, image, price, back }) => (
              <li key={id}>
                <Link to={`/market/detail/${id}`}>
                  {image ? <img src={image} alt="" width={40} height={40} loading="lazy" /> : <span />}
                  <span>
                    <b>{title}</b>
                    <span className="num">¥{price}</span>
                  </span>
                  <em className="num">返¥{back}</em>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="return-steps">
        <h2 id="return-steps">返现怎么到账</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

function followWidth(tell: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}
