import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { LoadingBar } from './loading-bar.tsx';

export const title = '加载条';

export default function LoadingBarDemo() {
  const [isActive, setActive] = useState(false);
  async function load(milliseconds: number) {
    setActive(true);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    setActive(false);
  }
  return (
    <DemoRow label="时长">
      <LoadingBar active={isActive} />
      <Button kind="line" onClick={() => load(100)}>
        100 毫秒，不显示
      </Button>
      <Button kind="line" onClick={() => load(1500)}>
        1.5 秒
      </Button>
      <Button kind="line" onClick={() => load(7000)}>
        7 秒
      </Button>
    </DemoRow>
  );
}
