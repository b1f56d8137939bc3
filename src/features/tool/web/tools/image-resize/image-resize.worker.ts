import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { planResize } from '../../picture/geometry.pure.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import type { Values } from './image-resize.options.ts';

async function resize(picture: Picture, { width, height, fit }: Values): Promise<Made> {
  const { canvas: size, draw } = planResize(picture, { width: width || 0, height: height || 0 }, fit);
  const [canvas, pen] = newCanvas(size);
  pen.drawImage(picture.bitmap, draw.x, draw.y, draw.width, draw.height);
  const type = typeOf(picture.file);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-${size.width}x${size.height}.${EXTENSIONS[type]}`);
}

serveEachPicture(resize);
