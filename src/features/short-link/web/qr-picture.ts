import jsQR from 'jsqr';
import { canvasOf } from '#/ui/qr-code/svg-canvas.ts';
import type { QrLogo } from './qr-design.ts';

/** Sizes in pixels at which it must be readable: small on a screen, and as a phone sees it. */
const TRIED = [180, 400];

const LOGO_PIXELS = 240;

/** A picture of ours as a white square with rounded corners, cut to its middle. */
export async function logoFrom(address: string): Promise<QrLogo> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = LOGO_PIXELS;
  canvas.height = LOGO_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, LOGO_PIXELS, LOGO_PIXELS);
  if ('roundRect' in context) {
    context.beginPath();
    context.roundRect(8, 8, LOGO_PIXELS - 16, LOGO_PIXELS - 16, 36);
    context.clip();
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = Math.min(width, height);
  context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, LOGO_PIXELS, LOGO_PIXELS);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('no picture');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), pixels: LOGO_PIXELS };
}

/** Whether the drawing says this text, at every size that is tried. */
export async function readsBack(svg: string, text: string): Promise<boolean> {
  for (const pixels of TRIED) {
    const picture = (await canvasOf(svg, pixels)).getContext('2d')?.getImageData(0, 0, pixels, pixels);
    if (!picture || jsQR(picture.data, pixels, pixels)?.data !== text) return false;
  }
  return true;
}
