import { LayoutGrid, Store, UserRound } from 'lucide-react';
import { TabBar } from '#/ui/tab-bar/tab-bar.tsx';

const TABS = [
  { label: '市集', to: '/market', icon: <Store aria-hidden />, end: true },
  { label: '平台', to: '/market/platform', icon: <LayoutGrid aria-hidden /> },
  { label: '我的', to: '/market/my', icon: <UserRound aria-hidden /> },
];

export function MarketTabs() {
  return <TabBar label="市集" items={TABS} />;
}
