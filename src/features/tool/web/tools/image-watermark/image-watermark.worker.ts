import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import type { Values } from './image-watermark.options.ts';
import { spotsFor } from './image-watermark.pure.ts';

async function mark(picture: Picture, values: Values): Promise<Made> {
  const [canvas, pen] = newCanvas(picture);
  pen.drawImage(picture.bitmap, 0, 0);
  const height = Math.max(8, (picture.width * (values.size || 4)) / 100);
  pen.font = `${height}px sans-serif`;
  pen.fillStyle = values.color;
  pen.globalAlpha = (values.strength || 30) / 100;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const text = { width: pen.measureText(values.text).width, height };
  if (values.place === 'tile') {
    pen.translate(picture.width / 2, picture.height / 2);
    pen.rotate(((values.degrees || 0) * Math.PI) / 180);
  }
  for (const { x, y } of spotsFor(picture, text, values.place, height * 3)) pen.fillText(values.text, x, y);
  const type = typeOf(picture.file);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-水印.${EXTENSIONS[type]}`);
}

serveEachPicture(mark);
