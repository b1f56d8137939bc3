import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { cropBox, gridBoxes } from '../../picture/geometry.pure.ts';
import { servePictures } from '../../picture/serve-pictures.ts';
import type { Values } from './image-grid.options.ts';

async function cut([picture]: readonly Picture[], values: Values): Promise<Made[]> {
  if (!picture) return [];
  const columns = Math.max(1, Math.trunc(values.columns) || 1);
  const rows = Math.max(1, Math.trunc(values.rows) || 1);
  const whole = values.square ? cropBox(picture, columns / rows, 0.5, 0.5) : { ...picture, x: 0, y: 0 };
  const type = typeOf(picture.file);
  const made: Made[] = [];
  for (const [at, box] of gridBoxes(whole, columns, rows).entries()) {
    const [canvas, pen] = newCanvas(box);
    pen.drawImage(picture.bitmap, whole.x + box.x, whole.y + box.y, box.width, box.height, 0, 0, box.width, box.height);
    made.push(await saveCanvas(canvas, type, `${baseName(picture.file)}-${at + 1}.${EXTENSIONS[type]}`));
  }
  return made;
}

servePictures(cut);
