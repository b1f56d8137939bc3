import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { LazyImage } from './lazy-image.tsx';

export const title = '懒加载图片';

/** A coloured square of its own address, so that the gallery needs no files. */
const swatch = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><path fill="hsl(${hue} 40% 45%)" d="M0 0h5v7H0z"/></svg>`)}`;

export default function LazyImageDemo() {
  const [more, setMore] = useState<number[]>([]);
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 120px))', gap: 12, width: '100%' }}>
        <LazyImage src={swatch(10)} alt="随页面送来的图" ratio="5 / 7" />
        <LazyImage
          src="/lazy-image-demo/missing.png"
          alt="取不到的图"
          ratio="5 / 7"
          fallback={<ImageOff size={22} aria-hidden />}
        />
        {more.map((hue) => (
          <LazyImage key={hue} src={swatch(hue)} alt={`第 ${hue} 号颜色`} ratio="5 / 7" />
        ))}
      </div>
      <button type="button" onClick={() => setMore(Array.from({ length: 60 }, (_, index) => index * 6))}>
        再来 60 张
      </button>
    </>
  );
}
