import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { todayInShanghai } from '../../time/today.pure.ts';

const OPTIONS = [
  { key: 'from', label: '从', kind: 'text', default: '', input: 'date' },
  { key: 'to', label: '到', kind: 'text', default: '', input: 'date' },
  { key: 'add', label: '往后推', kind: 'number', default: 5, min: -500, max: 500, unit: '个工作日' },
] as const satisfies readonly ToolOption[];

async function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<Row[]> {
  const { addWorkdays, judgeDay, judgeSpan } = await import('./workday.work.ts');
  const from = values.from || todayInShanghai(Date.now());
  const to = values.to || from;
  const day = judgeDay(from);
  const span = judgeSpan(from, to);
  return [
    { label: from, value: `${day.weekday}，${day.reason}` },
    { label: '总天数', value: String(span.days), note: '首尾都算' },
    { label: '工作日', value: String(span.workdays) },
    { label: '休息日', value: String(span.restDays), note: span.holidays.join('、') },
    { label: `推 ${values.add} 个工作日`, value: addWorkdays(from, values.add || 0) },
  ];
}

export default function Workday() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
