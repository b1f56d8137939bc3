import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { ToolFault } from '../frame/tool-fault.pure.ts';

/** Pixels, four bytes each, as a canvas gives them. */
export interface GifFrame {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** A GIF of more would be larger than the film it was made of. */
const MOST_FRAMES = 300;

/** `delayMs` is rounded to hundredths of a second, which is all that GIF knows; below two, browsers slow down to ten. */
export function encodeGif(
  frames: readonly GifFrame[],
  { delayMs, isEndless }: { delayMs: number; isEndless: boolean },
): Uint8Array {
  if (frames.length === 0) throw new ToolFault('还没有画面');
  if (frames.length > MOST_FRAMES) throw new ToolFault(`画面太多了，最多 ${MOST_FRAMES} 幅，请缩短时长或减少每秒画面`);
  const gif = GIFEncoder();
  for (const { data, width, height } of frames) {
    const palette = quantize(data, 256);
    const delay = Math.max(20, Math.round(delayMs / 10) * 10);
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay, repeat: isEndless ? 0 : -1 });
  }
  gif.finish();
  return gif.bytes();
}

/** No wider than `most`. */
export function gifSize({ width, height }: { width: number; height: number }, most: number) {
  const scale = Math.min(1, most / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
