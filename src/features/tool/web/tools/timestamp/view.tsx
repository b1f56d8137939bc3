import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { wallText, ZONES } from '../../time/zone.pure.ts';
import { describeMoment, type Moment, readMoment } from './timestamp.pure.ts';

const OPTIONS = [
  { key: 'zone', label: '时区', kind: 'choice', choices: ZONES, default: 'Asia/Shanghai' },
] as const satisfies readonly ToolOption[];

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  const now = Date.now();
  const { time, understoodAs, other }: Moment = /^(now|现在)$/i.test(input.trim())
    ? { time: now, understoodAs: '现在' }
    : readMoment(input, values.zone);
  return [
    { label: '读作', value: understoodAs },
    ...(other ? [{ label: `若是${other.understoodAs}数`, value: wallText(other.time, values.zone) }] : []),
    ...describeMoment(time, values.zone, now),
  ];
}

export default function Timestamp() {
  return <RowsTool run={run} options={OPTIONS} isSingle inputTitle="时间戳或日期" placeholder="1700000000 或 现在" />;
}
