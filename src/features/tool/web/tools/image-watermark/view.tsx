import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { eachPicture } from '../../picture/each-picture.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';
import { spotsFor } from './image-watermark.pure.ts';

const OPTIONS = [
  { key: 'text', label: '水印文字', kind: 'text', default: '仅供办理业务使用' },
  {
    key: 'place',
    label: '位置',
    kind: 'choice',
    choices: [
      { value: 'tile', label: '铺满' },
      { value: 'bottom-right', label: '右下' },
      { value: 'bottom-left', label: '左下' },
      { value: 'top-right', label: '右上' },
      { value: 'top-left', label: '左上' },
      { value: 'center', label: '正中' },
    ],
    default: 'tile',
  },
  { key: 'size', label: '字号', kind: 'number', default: 4, min: 1, max: 30, unit: '% 图宽' },
  { key: 'strength', label: '浓淡', kind: 'number', default: 30, min: 5, max: 100, unit: '%' },
  { key: 'degrees', label: '倾斜', kind: 'number', default: -30, min: -90, max: 90, unit: '度' },
  { key: 'color', label: '颜色', kind: 'text', default: '#808080', input: 'color' },
] as const satisfies readonly ToolOption[];

async function mark(picture: Picture, values: OptionValues<typeof OPTIONS>): Promise<Made> {
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

const run = eachPicture(mark);

export default function ImageWatermark() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
