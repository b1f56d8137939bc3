import { runInWorker } from '../frame/run-in-worker.ts';
import { ToolFault } from '../frame/tool-fault.pure.ts';

/** Larger pictures take long and are no easier to read. */
const LONGEST_SIDE = 1600;

const decode = runInWorker<ImageData, string | null>(
  () => new Worker(new URL('./read-qr.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 8000 },
);

/** What the code in a picture says. Small pictures are tried as they are, large ones made smaller. */
export async function readQr(picture: Blob, signal: AbortSignal): Promise<string> {
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new ToolFault('这不是能打开的图片');
  });
  const text = await readFrame(bitmap, bitmap.width, bitmap.height, signal);
  bitmap.close();
  if (text === null) throw new ToolFault('图里没有找到二维码，换一张清楚、完整的再试');
  return text;
}

/** Null when there is no code in it. */
export function readFrame(
  source: CanvasImageSource,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<string | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ToolFault('这个浏览器不能读取图片');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return decode(context.getImageData(0, 0, canvas.width, canvas.height), signal);
}
