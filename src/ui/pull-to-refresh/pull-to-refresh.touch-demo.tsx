import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';

export const title = '下拉刷新';

export default function PullToRefreshDemo() {
  const [times, setTimes] = useState(0);
  async function refresh() {
    await new Promise((resolve) => setTimeout(resolve, 300));
    setTimes((before) => before + 1);
  }
  return (
    <DemoRow label="在页首往下拉" layout="stack">
      <div style={{ maxWidth: 375, overflow: 'hidden' }}>
        <PullToRefresh onRefresh={refresh}>
          <p style={{ padding: 24, background: 'var(--surface)' }}>
            刷新过 <span className="num">{times}</span> 次
          </p>
        </PullToRefresh>
      </div>
    </DemoRow>
  );
}
