import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { eachPicture } from '../../picture/each-picture.ts';
import { turnedSize } from '../../picture/geometry.pure.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [
  { key: 'degrees', label: '顺时针转', kind: 'number', default: 90, min: -360, max: 360, unit: '度' },
  { key: 'mirror', label: '左右翻转', kind: 'switch', default: false },
  { key: 'upside', label: '上下翻转', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

async function rotate(picture: Picture, { degrees, mirror, upside }: OptionValues<typeof OPTIONS>): Promise<Made> {
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

const run = eachPicture(rotate);

export default function ImageRotate() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
