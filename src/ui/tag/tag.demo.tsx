import { ShieldCheck } from 'lucide-react';
import { DemoRow } from '../section/demo-row.tsx';
import { Tag } from './tag.tsx';

export const title = '标签';

export default function TagDemo() {
  return (
    <>
      <DemoRow label="小">
        <Tag>美食</Tag>
        <Tag>随时退</Tag>
        <Tag tone="gold">
          返<span className="num">¥6</span>
        </Tag>
        <Tag tone="teal" icon={<ShieldCheck />}>
          站长
        </Tag>
      </DemoRow>
      <DemoRow label="中">
        <Tag size="md">全 12 集</Tag>
        <Tag size="md" tone="gold">
          新上榜
        </Tag>
        <Tag size="md" tone="accent">
          匹配原著：西游记
        </Tag>
      </DemoRow>
    </>
  );
}
