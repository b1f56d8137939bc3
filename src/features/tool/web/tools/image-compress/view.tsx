import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { eachPicture } from '../../picture/each-picture.ts';
import { within } from '../../picture/geometry.pure.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [
  { key: 'quality', label: '质量', kind: 'number', default: 75, min: 10, max: 100, unit: '%' },
  { key: 'longest', label: '最长边', kind: 'number', default: 0, min: 0, max: 16_384, unit: '像素，0 为不缩小' },
  {
    key: 'format',
    label: '格式',
    kind: 'choice',
    choices: [
      { value: 'small', label: 'WebP（最小）' },
      { value: 'image/jpeg', label: 'JPG' },
      { value: 'same', label: '与原图相同' },
    ],
    default: 'small',
  },
] as const satisfies readonly ToolOption[];

async function compress(picture: Picture, { quality, longest, format }: OptionValues<typeof OPTIONS>): Promise<Made> {
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

const run = eachPicture(compress);

export default function ImageCompress() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
