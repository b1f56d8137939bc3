import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { eachPicture } from '../../picture/each-picture.ts';
import { planResize } from '../../picture/geometry.pure.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [
  { key: 'width', label: '宽', kind: 'number', default: 800, min: 0, max: 16_384, unit: '像素' },
  { key: 'height', label: '高', kind: 'number', default: 0, min: 0, max: 16_384, unit: '像素，0 为按比例' },
  {
    key: 'fit',
    label: '宽高都填时',
    kind: 'choice',
    choices: [
      { value: 'keep', label: '保持比例' },
      { value: 'cover', label: '裁掉多余' },
      { value: 'stretch', label: '拉伸' },
    ],
    default: 'keep',
  },
] as const satisfies readonly ToolOption[];

async function resize(picture: Picture, { width, height, fit }: OptionValues<typeof OPTIONS>): Promise<Made> {
  const { canvas: size, draw } = planResize(picture, { width: width || 0, height: height || 0 }, fit);
  const [canvas, pen] = newCanvas(size);
  pen.drawImage(picture.bitmap, draw.x, draw.y, draw.width, draw.height);
  const type = typeOf(picture.file);
  return saveCanvas(canvas, type, `${baseName(picture.file)}-${size.width}x${size.height}.${EXTENSIONS[type]}`);
}

const run = eachPicture(resize);

export default function ImageResize() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
