import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { describeColor } from './color.pure.ts';
import { readColor } from './read-color.pure.ts';
import './color.css';

function run({ input }: { input: string }): Row[] {
  const color = readColor(input);
  const [hex, ...rest] = describeColor(color);
  if (!hex) return rest;
  return [color.isClipped ? { ...hex, note: '超出普通屏幕（sRGB）的范围，取了最近的' } : hex, ...rest];
}

/** The first row is always the hex of the colour. */
function swatch(rows: readonly Row[]) {
  const [hex] = rows;
  return (
    hex && (
      <div className="color-swatch" role="img" aria-label={`颜色 ${hex.value}`} style={{ background: hex.value }} />
    )
  );
}

export default function Color() {
  return (
    <RowsTool
      run={run}
      options={[]}
      inputTitle="颜色"
      placeholder="#c93a22、rgb(201, 58, 34)、oklch(56% 0.17 32) 或 red"
      head={swatch}
    />
  );
}
