import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { describeColor, readColor } from './color.pure.ts';
import './color.css';

function run({ input }: { input: string }): Row[] {
  return describeColor(readColor(input));
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
      placeholder="#c93a22、rgb(201, 58, 34)、hsl(9, 71%, 46%) 或 red"
      head={swatch}
    />
  );
}
