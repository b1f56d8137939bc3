import { useState } from 'react';
import { EndlessList } from './endless-list.tsx';

export const title = '无尽列表';

const PAGE = 8;
const LAST = 4;
const pageOf = (page: number) => ({
  items: Array.from({ length: PAGE }, (_, index) => `第 ${(page - 1) * PAGE + index + 1} 部`),
  next: page < LAST ? `?page=${page + 1}#endless-list` : null,
});

const bones = Array.from({ length: PAGE }, (_, index) => index);
const skeleton = (
  <ul className="endless-list">
    {bones.map((bone) => (
      <li key={bone} style={{ height: 72, opacity: 0.4 }}>
        ……
      </li>
    ))}
  </ul>
);

export default function EndlessListDemo() {
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function load(next: string) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const page = Number(new URLSearchParams(next.split('#')[0]).get('page'));
    // The third page fails once, to show the retry.
    if (page === 3 && !hasFailed) {
      setFailed(true);
      throw new Error('demo');
    }
    return pageOf(page);
  }

  if (!isShown)
    return (
      <button type="button" onClick={() => setShown(true)}>
        显示会自己变长的列表
      </button>
    );
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
      skeleton={skeleton}
      total={PAGE * LAST}
      unit="部"
      distance={100}
    />
  );
}
