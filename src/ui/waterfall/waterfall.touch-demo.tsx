import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Waterfall } from './waterfall.tsx';
import { WaterfallImage } from './waterfall-image.tsx';

export const title = '瀑布流';

const HEIGHTS = [132, 96, 118, 150, 88, 124];
const cardOf = (id: number) => ({ id, name: `第 ${id + 1} 件`, height: HEIGHTS[id % HEIGHTS.length] ?? 100 });
const cardsUpTo = (count: number) => Array.from({ length: count }, (_, id) => cardOf(id));

/** Each has an address of its own, so that it shows which ones were loaded. */
const pictureOf = ({ id, height }: { id: number; height: number }) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}"><path fill="hsl(${(id * 47) % 360} 30% 74%)" d="M0 0h100v${height}H0z"/></svg>`)}`;

export default function WaterfallDemo() {
  const [count, setCount] = useState(8);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <DemoRow label="长短">
        <Button kind="line" onClick={() => setCount((before) => before + 20)}>
          再来 20 件
        </Button>
        <Button kind="line" onClick={() => setCount(400)}>
          要 400 件
        </Button>
        <Button kind="line" onClick={() => setCount(8)}>
          只要 8 件
        </Button>
        <span className="num">快到底 {asked} 次</span>
      </DemoRow>
      <div style={{ maxWidth: 410 }}>
        <Waterfall
          label="好物"
          items={cardsUpTo(count)}
          keyOf={({ id }) => id}
          heightOf={({ height }) => height / 100 + 0.3}
          renderItem={(card) => (
            <article style={{ background: 'var(--surface)', borderRadius: 10, overflow: 'hidden' }}>
              <WaterfallImage src={pictureOf(card)} alt="" width={100} height={card.height} />
              <p style={{ padding: 10 }}>{card.name}</p>
            </article>
          )}
          onNearEnd={() => setAsked((before) => before + 1)}
        />
      </div>
    </>
  );
}
