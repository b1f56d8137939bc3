import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { cropBox } from '../../picture/geometry.pure.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import type { Values } from './image-crop.options.ts';
import { shapeOf } from './image-crop.pure.ts';

async function crop(picture: Picture, { shape, across, down }: Values): Promise<Made> {
  const { ratio, exact } = shapeOf(shape);
  const box = cropBox(picture, ratio, (across || 0) / 100, (down || 0) / 100);
  const size = exact ?? box;
  const [canvas, pen] = newCanvas(size);
  pen.drawImage(picture.bitmap, box.x, box.y, box.width, box.height, 0, 0, size.width, size.height);
  const type = typeOf(picture.file);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-裁剪.${EXTENSIONS[type]}`);
}

serveEachPicture(crop);
