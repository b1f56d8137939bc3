import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { eachPicture } from '../../picture/each-picture.ts';
import { cropBox } from '../../picture/geometry.pure.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';
import { SHAPES, shapeOf } from './image-crop.pure.ts';

const OPTIONS = [
  { key: 'shape', label: '形状', kind: 'choice', choices: SHAPES, default: '1:1' },
  { key: 'across', label: '左右位置', kind: 'number', default: 50, min: 0, max: 100, unit: '%' },
  { key: 'down', label: '上下位置', kind: 'number', default: 50, min: 0, max: 100, unit: '%' },
] as const satisfies readonly ToolOption[];

async function crop(picture: Picture, { shape, across, down }: OptionValues<typeof OPTIONS>): Promise<Made> {
  const { ratio, exact } = shapeOf(shape);
  const box = cropBox(picture, ratio, (across || 0) / 100, (down || 0) / 100);
  const size = exact ?? box;
  const [canvas, pen] = newCanvas(size);
  pen.drawImage(picture.bitmap, box.x, box.y, box.width, box.height, 0, 0, size.width, size.height);
  const type = typeOf(picture.file);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-裁剪.${EXTENSIONS[type]}`);
}

const run = eachPicture(crop);

export default function ImageCrop() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
