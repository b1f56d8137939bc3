import { encodeGif, gifSize } from '../../gif/gif.work.ts';
import { type Made, newCanvas, type Picture } from '../../picture/canvas.ts';
import { servePictures } from '../../picture/serve-pictures.ts';
import type { Values } from './gif-make.options.ts';

/** As large as the first; the others lie in its middle. */
async function make(pictures: readonly Picture[], { delay, width, isEndless, color }: Values): Promise<Made[]> {
  const [first] = pictures;
  if (!first) return [];
  const size = gifSize(first, width || 480);
  const [, pen] = newCanvas(size, { willReadFrequently: true });
  const frames = pictures.map(({ bitmap }) => {
    const scale = Math.min(size.width / bitmap.width, size.height / bitmap.height);
    const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
    pen.fillStyle = color;
    pen.fillRect(0, 0, size.width, size.height);
    pen.drawImage(bitmap, (size.width - wide) / 2, (size.height - high) / 2, wide, high);
    return { data: pen.getImageData(0, 0, size.width, size.height).data, ...size };
  });
  const bytes = encodeGif(frames, { delayMs: delay || 500, isEndless });
  return [{ name: '动图.gif', blob: new Blob([Uint8Array.from(bytes)], { type: 'image/gif' }), ...size }];
}

servePictures(make);
