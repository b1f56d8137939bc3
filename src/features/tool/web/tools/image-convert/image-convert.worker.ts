import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas } from '../../picture/canvas.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import type { Values } from './image-convert.options.ts';

async function convert(picture: Picture, values: Values): Promise<Made> {
  const [canvas, pen] = newCanvas(picture);
  // JPEG knows no transparency, so it always gets a ground.
  if (values.fills || values.type === 'image/jpeg') {
    pen.fillStyle = values.color;
    pen.fillRect(0, 0, picture.width, picture.height);
  }
  pen.drawImage(picture.bitmap, 0, 0);
  return saveCanvas(
    canvas,
    values.type,
    `${baseName(picture.file)}.${EXTENSIONS[values.type]}`,
    (values.quality || 92) / 100,
  );
}

serveEachPicture(convert);
