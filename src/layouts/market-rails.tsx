import { House, MapPin, Search, Shapes } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Mark } from '#/ui/mark/mark.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { useStored } from '#/web/local-storage.ts';
import { useSite } from './use-site.ts';

const PLACES = [
  { label: '市集首页', to: '/market', Icon: House },
  { label: '分类', to: '/market/type', Icon: Shapes },
  { label: '搜索', to: '/market/search', Icon: Search },
];

const STEPS = ['从市集点进平台下单', '确认收货后平台结算', '返现记到你的账单里'];

/** Left of the column on wide screens: where you are and where you can go. */
export function MarketRail() {
  const city = useStored<{ city?: string }>('marketCity')?.city;
  return (
    <aside className="market-rail" aria-label="市集导航">
      <Link to="/" className="market-rail-brand">
        <Mark size={40} />
        <b>同城市集</b>
      </Link>
      <p>
        附近的人、附近的店、附近的好物。
        <br />
        在手机上打开，体验更完整。
      </p>
      <nav aria-label="市集栏目">
        {PLACES.map(({ label, to, Icon }) => (
          <Link key={to} to={to}>
            <Icon size={16} aria-hidden />
            {label}
          </Link>
        ))}
        <Link to="/market/location">
          <MapPin size={16} aria-hidden />
          {city ?? '选择城市'}
        </Link>
      </nav>
    </aside>
  );
}

/** Right of the column: the same page on a phone, and how cash-back works. */
export function MarketAside() {
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <aside className="market-aside" aria-label="在手机上打开">
      <QrCode text={origin + pathname} size={132} ecc="M" />
      <p>扫码在手机上打开</p>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
