import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { baseName, EXTENSIONS, type Made, newCanvas, type Picture, saveCanvas, typeOf } from '../../picture/canvas.ts';
import { cropBox, gridBoxes } from '../../picture/geometry.pure.ts';
import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [
  { key: 'columns', label: '列', kind: 'number', default: 3, min: 1, max: 10 },
  { key: 'rows', label: '行', kind: 'number', default: 3, min: 1, max: 10 },
  { key: 'square', label: '先裁成正方形的格子', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

async function run([picture]: readonly Picture[], values: OptionValues<typeof OPTIONS>): Promise<Made[]> {
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

export default function ImageGrid() {
  return <PictureTool run={run} options={OPTIONS} />;
}
