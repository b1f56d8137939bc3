import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { within } from '../../picture/geometry.pure.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import type { Values } from './image-compress.options.ts';

async function compress(picture: Picture, { quality, longest, format }: Values): Promise<Made> {
  const size = within(picture, longest || 0);
  const [canvas, pen] = newCanvas(size);
  const type = format === 'same' ? typeOf(picture.file) : format === 'small' ? 'image/webp' : format;
  if (type === 'image/jpeg') {
    // JPEG knows no transparency; without this it would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, size.width, size.height);
  }
  pen.drawImage(picture.bitmap, 0, 0, size.width, size.height);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-压缩.${EXTENSIONS[type]}`, (quality || 75) / 100);
}

serveEachPicture(compress);
