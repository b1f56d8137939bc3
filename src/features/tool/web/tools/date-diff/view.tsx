import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { todayInShanghai } from '../../time/today.pure.ts';
import { distanceBetween, shiftDate, weekdayOf } from './date-diff.pure.ts';

const OPTIONS = [
  { key: 'from', label: '从', kind: 'text', default: '2026-01-01', input: 'date' },
  { key: 'to', label: '到', kind: 'text', default: '', input: 'date' },
  { key: 'amount', label: '再推', kind: 'number', default: 100, min: -100000, max: 100000 },
  {
    key: 'unit',
    label: '单位',
    kind: 'choice',
    choices: [
      { value: 'day', label: '天' },
      { value: 'week', label: '周' },
      { value: 'month', label: '月' },
      { value: 'year', label: '年' },
    ],
    default: 'day',
  },
] as const satisfies readonly ToolOption[];

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  const today = todayInShanghai(Date.now());
  const from = values.from || today;
  const to = values.to || today;
  const distance = distanceBetween(from, to);
  const moved = shiftDate(from, values.amount || 0, values.unit);
  return [
    { label: '相差天数', value: String(distance.days), note: `${from} 到 ${to}，不填就是今天` },
    { label: '合多少周', value: `${distance.weeks} 周零 ${distance.restDays} 天` },
    { label: '合年月日', value: distance.calendar },
    { label: '推算的日期', value: moved, note: weekdayOf(moved) },
  ];
}

export default function DateDiff() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
