import { LayoutGrid, Store, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';

const TABS = [
  { label: '市集', to: '/market', Icon: Store },
  { label: '平台', to: '/market/platform', Icon: LayoutGrid },
  { label: '我的', to: '/market/my', Icon: UserRound },
];

export function MarketTabs() {
  const { pathname } = useLocation();
  return (
    <nav className="market-tabs" aria-label="市集">
      {TABS.map(({ label, to, Icon }) => (
        <Link key={to} to={to} {...(pathname === to && { 'aria-current': 'page' as const })}>
          <Icon size={22} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
