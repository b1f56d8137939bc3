import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EndlessList } from './endless-list.tsx';

export const title = '无尽列表';

const PAGE = 8;
const LAST = 4;
const pageOf = (page: number) => ({
  items: Array.from({ length: PAGE }, (_, index) => `第 ${(page - 1) * PAGE + index + 1} 部`),
  next: page < LAST ? `?endless=${page + 1}#endless-list` : null,
});

export default function EndlessListDemo() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <DemoRow label="点开才有">
        <Button kind="line" onClick={() => setShown(true)}>
          显示会变长的列表
        </Button>
      </DemoRow>
      {isShown && <GrowingList />}
    </>
  );
}

function GrowingList() {
  const hasFailed = useRef(false);
  async function load(next: string) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const page = Number(new URLSearchParams(next.split('#')[0]).get('endless'));
    // The third page fails once, to show the retry.
    if (page === 3 && !hasFailed.current) {
      hasFailed.current = true;
      throw new Error('asked for by the demo');
    }
    return pageOf(page);
  }
  return (
    <EndlessList
      first={pageOf(1)}
      keyOf={(name) => name}
      renderItem={(name) => (
        <a href={`#${name}`} style={{ display: 'block', height: 72 }}>
          {name}
        </a>
      )}
      load={load}
      skeleton={<Skeleton />}
      total={PAGE * LAST}
      unit="部"
      distance={100}
    />
  );
}
