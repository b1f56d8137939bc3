import { Clock } from 'lucide-react';
import { DemoRow } from '../section/demo-row.tsx';
import { Badge } from './badge.tsx';
import { Count } from './count.tsx';

export const title = '状态';

export default function BadgeDemo() {
  return (
    <>
      <DemoRow label="状态">
        <Badge tone="done">完成</Badge>
        <Badge tone="waiting">11-20 到期</Badge>
        <Badge tone="waiting" icon={<Clock />}>
          未完成
        </Badge>
        <Badge>已停用</Badge>
        <Badge tone="failed">失败</Badge>
      </DemoRow>
      <DemoRow label="待办数">
        <Count value={3} unit="条留言待审" />
        <Count value={28} />
        <Count value={120} />
      </DemoRow>
    </>
  );
}
