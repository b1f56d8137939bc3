import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { LazyImage } from './lazy-image.tsx';

export const title = '懒加载图片';

/** A coloured field of its own address, so that the gallery needs no files. */
const swatch = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><path fill="hsl(${hue} 40% 45%)" d="M0 0h5v7H0z"/></svg>`)}`;
const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 90px)', gap: 12 };
const broken = <ImageOff size={22} aria-hidden />;

export default function LazyImageDemo() {
  const [hues, setHues] = useState<number[]>([]);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <DemoRow label="状态" layout="stack">
        <div style={columns}>
          <LazyImage src={swatch(10)} alt="随页面送来的图" ratio="5 / 7" />
          <LazyImage src="data:image/png,broken" alt="坏掉的图" ratio="5 / 7" fallback={broken} />
          {isAsked && <LazyImage src="/missing-cover.png" alt="取不到的图" ratio="5 / 7" fallback={broken} />}
        </div>
        <div>
          <Button kind="line" onClick={() => setAsked(true)}>
            取一张取不到的
          </Button>
        </div>
      </DemoRow>
      <DemoRow label="很多张" layout="stack">
        <div>
          <Button kind="line" onClick={() => setHues(Array.from({ length: 360 }, (_, hue) => hue))}>
            再来 360 张
          </Button>
          <Button kind="line" onClick={() => setHues([])}>
            都收起来
          </Button>
        </div>
        <div style={columns}>
          {hues.map((hue) => (
            <LazyImage key={hue} src={swatch(hue)} alt={`第 ${hue + 1} 张`} ratio="5 / 7" />
          ))}
        </div>
      </DemoRow>
    </>
  );
}
