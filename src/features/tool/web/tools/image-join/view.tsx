import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { type Made, newCanvas, type Picture, saveCanvas } from '../../picture/canvas.ts';
import { joinBoxes } from '../../picture/geometry.pure.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'down', label: '竖着接' },
      { value: 'across', label: '横着接' },
    ],
    default: 'down',
  },
  { key: 'gap', label: '间隔', kind: 'number', default: 0, min: 0, max: 500, unit: '像素' },
  { key: 'color', label: '间隔颜色', kind: 'text', default: '#ffffff', input: 'color' },
] as const satisfies readonly ToolOption[];

async function run(pictures: readonly Picture[], { way, gap, color }: OptionValues<typeof OPTIONS>): Promise<Made[]> {
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

export default function ImageJoin() {
  return <PictureTool run={run} options={OPTIONS} many />;
}
