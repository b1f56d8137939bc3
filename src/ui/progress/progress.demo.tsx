import { DemoRow } from '../section/demo-row.tsx';
import { Progress } from './progress.tsx';

export const title = '进度';

export default function ProgressDemo() {
  return (
    <>
      <DemoRow label="多少" layout="stack">
        <Progress label="导入账单" value={62} />
        <Progress label="九至十分的占比" value={46} tone="gold" />
        <Progress label="空间" value={88} tone="teal" />
        <Progress label="配额" value={97} tone="accent" />
      </DemoRow>
      <DemoRow label="热度" layout="stack">
        <Progress value={68} size="sm" />
      </DemoRow>
      <DemoRow label="说不准" layout="stack">
        <Progress label="正在采集" />
      </DemoRow>
    </>
  );
}
