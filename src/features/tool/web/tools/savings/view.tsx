import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { grow } from './savings.pure.ts';

const OPTIONS = [
  { key: 'start', label: '本金', kind: 'number', default: 10000, min: 0, max: 1000000000, unit: '元' },
  { key: 'monthly', label: '每月再存', kind: 'number', default: 0, min: 0, max: 100000000, unit: '元' },
  { key: 'rate', label: '年利率', kind: 'number', default: 3, min: -50, max: 100, unit: '%', step: 0.01 },
  { key: 'years', label: '年数', kind: 'number', default: 10, min: 1, max: 60, unit: '年' },
  {
    key: 'compounds',
    label: '计息',
    kind: 'choice',
    choices: [
      { value: 'year', label: '按年复利' },
      { value: 'month', label: '按月复利' },
      { value: 'none', label: '单利' },
    ],
    default: 'year',
  },
] as const satisfies readonly ToolOption[];

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  const { paid, interest, total, years } = grow(values);
  const yuan = (amount: number) => `${amount.toFixed(2)} 元`;
  return [
    { label: '到期总额', value: yuan(total) },
    { label: '利息', value: yuan(interest) },
    { label: '一共存入', value: yuan(paid) },
    ...years.map(({ year, total: sum }) => ({ label: `第 ${year} 年末`, value: yuan(sum) })),
  ];
}

export default function Savings() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
