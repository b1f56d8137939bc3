import { LayoutGrid, Store, User } from 'lucide-react';
import { DemoRow } from '../section/demo-row.tsx';
import { TabBar } from './tab-bar.tsx';

export const title = '标签栏';

const ITEMS = [
  { to: '/test', label: '市集', icon: <Store aria-hidden />, end: true },
  { to: '/market/platform', label: '平台', icon: <LayoutGrid aria-hidden />, count: 3 },
  { to: '/market/my', label: '我的', icon: <User aria-hidden /> },
];

export default function TabBarDemo() {
  return (
    <DemoRow label="窗口底边" layout="stack">
      {/* A transform makes this box the window of what is fixed in it. */}
      <div style={{ transform: 'translate(0)', maxWidth: 375, height: 120, overflow: 'hidden', paddingTop: 63 }}>
        <TabBar label="市集导航示例" items={ITEMS} />
      </div>
    </DemoRow>
  );
}
