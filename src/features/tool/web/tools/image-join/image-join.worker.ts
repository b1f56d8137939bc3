import { type Made, newCanvas, type Picture, saveCanvas } from '../../picture/canvas.ts';
import { joinBoxes } from '../../picture/geometry.pure.ts';
import { servePictures } from '../../picture/serve-pictures.ts';
import type { Values } from './image-join.options.ts';

async function join(pictures: readonly Picture[], { way, gap, color }: Values): Promise<Made[]> {
  const { canvas: size, boxes } = joinBoxes(pictures, way, gap || 0);
  const [canvas, pen] = newCanvas(size);
  pen.fillStyle = color;
  pen.fillRect(0, 0, size.width, size.height);
  pictures.forEach(({ bitmap }, at) => {
    const box = boxes[at];
    if (box) pen.drawImage(bitmap, box.x, box.y, box.width, box.height);
  });
  return [await saveCanvas(canvas, 'image/png', '拼图.png')];
}

servePictures(join);
