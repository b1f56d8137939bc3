import { copyText } from '#/web/copy-text.ts';
import { toPng } from './card-canvas.ts';

interface Sent {
  name: string;
  text: string;
  path: string;
}

export async function downloadCard(canvas: HTMLCanvasElement, { name }: Sent): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await pngOf(canvas));
  link.download = name;
  link.click();
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** By the phone's own sheet with the picture in it; where there is none, words and address are copied. */
export async function shareCard(canvas: HTMLCanvasElement, { name, text, path }: Sent): Promise<void> {
  const file = new File([await pngOf(canvas)], name, { type: 'image/png' });
  const shared = { files: [file], text };
  if (!navigator.canShare?.(shared)) {
    await copyText(`${text} ${new URL(path, location.origin).href}`);
    return;
  }
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await toPng(canvas);
  if (!blob) throw new Error('the canvas gave no picture');
  return blob;
}
