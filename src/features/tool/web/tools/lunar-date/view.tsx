import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { todayInShanghai } from '../../time/today.pure.ts';
import type { DayFacts } from './lunar-date.work.ts';

const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'solar', label: '公历查农历' },
      { value: 'lunar', label: '农历查公历' },
    ],
    default: 'solar',
  },
  { key: 'date', label: '公历日期', kind: 'text', default: '', input: 'date' },
  { key: 'year', label: '农历年', kind: 'number', default: 2026, min: 1900, max: 2099 },
  { key: 'month', label: '月', kind: 'number', default: 1, min: 1, max: 12 },
  { key: 'day', label: '日', kind: 'number', default: 1, min: 1, max: 30 },
  { key: 'isLeap', label: '闰月', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

function said(facts: DayFacts): Row[] {
  return [
    { label: '公历', value: `${facts.solar} ${facts.weekday}` },
    { label: '农历', value: facts.lunar },
    { label: '干支', value: facts.ganzhi },
    { label: '生肖', value: facts.zodiac },
    { label: '星座', value: facts.constellation },
    ...(facts.term ? [{ label: '节气', value: facts.term }] : []),
    ...(facts.festivals.length > 0 ? [{ label: '节日', value: facts.festivals.join('、') }] : []),
    { label: '宜', value: facts.good.join(' ') },
    { label: '忌', value: facts.bad.join(' ') },
  ];
}

async function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<Row[]> {
  // A hundred years of tables: loaded when the page is already there.
  const { factsOfLunar, factsOfSolar } = await import('./lunar-date.work.ts');
  if (values.way === 'lunar') return said(factsOfLunar(values.year, values.month, values.day, values.isLeap));
  return said(factsOfSolar(values.date || todayInShanghai(Date.now())));
}

export default function LunarDate() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
