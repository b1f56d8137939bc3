import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas } from '../../picture/canvas.ts';
import { eachPicture } from '../../picture/each-picture.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [
  {
    key: 'type',
    label: '转成',
    kind: 'choice',
    choices: [
      { value: 'image/png', label: 'PNG' },
      { value: 'image/jpeg', label: 'JPG' },
      { value: 'image/webp', label: 'WebP' },
    ],
    default: 'image/png',
  },
  { key: 'quality', label: '质量', kind: 'number', default: 92, min: 10, max: 100, unit: '%' },
  { key: 'fills', label: '填上底色', kind: 'switch', default: false },
  { key: 'color', label: '底色', kind: 'text', default: '#ffffff', input: 'color' },
] as const satisfies readonly ToolOption[];

async function convert(picture: Picture, values: OptionValues<typeof OPTIONS>): Promise<Made> {
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

const run = eachPicture(convert);

export default function ImageConvert() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
