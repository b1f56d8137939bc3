import { DemoRow } from '../section/demo-row.tsx';

export const title = '背景与点击效果';

export default function EffectsDemo() {
  return (
    <DemoRow label="随处点点">
      <p>在页面任意处点一下，会依次出现十二个词，每个一秒。背景里有缓缓上升的点，系统设为减少动态效果时不出现。</p>
    </DemoRow>
  );
}
