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

const FIRST = '#c93a22';

/** The colour itself, which is also where one picks another. The first row is always its hex, perhaps with an alpha. */
function face(rows: readonly Row[], setInput: (input: string) => void) {
  const hex = rows[0]?.value ?? FIRST;
  return (
    <label className="color-face" style={{ background: hex }}>
      <span>{rows[0] ? hex : '点这里选一个颜色'}</span>
      <input
        type="color"
        aria-label="选一个颜色"
        value={hex.slice(0, 7)}
        onChange={(event) => setInput(event.target.value)}
      />
    </label>
  );
}

export default function Color() {
  return <RowsTool run={run} options={[]} inputTitle="颜色" placeholder="#c93a22 或 red" isSingle head={face} />;
}
