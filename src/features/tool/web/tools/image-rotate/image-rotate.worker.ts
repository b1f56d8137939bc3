import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { turnedSize } from '../../picture/geometry.pure.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import type { Values } from './image-rotate.options.ts';

async function rotate(picture: Picture, { degrees, mirror, upside }: Values): Promise<Made> {
  const size = turnedSize(picture, degrees || 0);
  const [canvas, pen] = newCanvas(size);
  const type = typeOf(picture.file);
  if (type === 'image/jpeg') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, size.width, size.height);
  }
  pen.translate(size.width / 2, size.height / 2);
  pen.rotate(((degrees || 0) * Math.PI) / 180);
  pen.scale(mirror ? -1 : 1, upside ? -1 : 1);
  pen.drawImage(picture.bitmap, -picture.width / 2, -picture.height / 2);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-旋转.${EXTENSIONS[type]}`);
}

serveEachPicture(rotate);
