import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { ImagePreview } from './image-preview.tsx';

export const title = '图片预览';

const drawing = (hue: number, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="hsl(${hue} 30% 80%)" d="M0 0h${width}v${height}H0z"/><circle cx="50%" cy="45%" r="22%" fill="hsl(${hue} 45% 50%)"/></svg>`,
  )}`;

const IMAGES = [
  { src: drawing(20, 900, 1200), alt: '竖着的一张' },
  { src: drawing(160, 1200, 800), alt: '横着的一张' },
  { src: drawing(260, 1000, 1000), alt: '方的一张' },
];

export default function ImagePreviewDemo() {
  const [shown, setShown] = useState<readonly (typeof IMAGES)[number][]>([]);
  const [start, setStart] = useState(0);
  const open = (images: typeof IMAGES, at: number) => {
    setShown(images);
    setStart(at);
  };
  return (
    <DemoRow label="打开">
      {IMAGES.map(({ alt }, index) => (
        <Button key={alt} kind="line" onClick={() => open(IMAGES, index)}>
          看{alt}
        </Button>
      ))}
      <Button kind="line" onClick={() => open(IMAGES.slice(0, 1), 0)}>
        只有一张
      </Button>
      <ImagePreview
        open={shown.length > 0}
        images={shown.length > 0 ? shown : IMAGES}
        start={start}
        onClose={() => setShown([])}
      />
    </DemoRow>
  );
}
