import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { ZONES } from '../../time/zone.pure.ts';
import { clocksAt } from './world-clock.pure.ts';

const OPTIONS = [
  { key: 'zone', label: '哪里的时间', kind: 'choice', choices: ZONES, default: 'Asia/Shanghai' },
  { key: 'time', label: '时间', kind: 'text', default: '', input: 'datetime-local' },
] as const satisfies readonly ToolOption[];

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  return clocksAt(values.time, values.zone, Date.now());
}

export default function WorldClock() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} outputTitle="各地时间" />;
}
