import { useState } from 'react';
import { LoadingBar } from './loading-bar.tsx';
import { withMinimumDelay } from './minimum-delay.ts';

export const title = '加载条';

export default function LoadingBarDemo() {
  const [isActive, setActive] = useState(false);
  async function load(milliseconds: number) {
    setActive(true);
    await withMinimumDelay(Promise.resolve(), milliseconds);
    setActive(false);
  }
  return (
    <>
      <LoadingBar active={isActive} />
      <button type="button" onClick={() => load(100)}>
        100 毫秒（不显示）
      </button>
      <button type="button" onClick={() => load(1500)}>
        1.5 秒
      </button>
      <button type="button" onClick={() => load(7000)}>
        7 秒
      </button>
    </>
  );
}
