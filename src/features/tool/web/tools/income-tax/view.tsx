import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { incomeTax } from './income-tax.pure.ts';

const OPTIONS = [
  { key: 'gross', label: '税前月薪', kind: 'number', default: 30000, min: 0, max: 100000000, unit: '元' },
  { key: 'insurance', label: '五险一金', kind: 'number', default: 4500, min: 0, max: 100000000, unit: '元/月' },
  { key: 'deductions', label: '专项附加扣除', kind: 'number', default: 2000, min: 0, max: 1000000, unit: '元/月' },
  { key: 'bonus', label: '年终奖', kind: 'number', default: 0, min: 0, max: 100000000, unit: '元' },
] as const satisfies readonly ToolOption[];

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  const report = incomeTax(values);
  const yuan = (amount: number) => `${amount.toFixed(2)} 元`;
  return [
    { label: '全年到手', value: yuan(report.net) },
    { label: '全年个税', value: yuan(report.tax), note: '不含年终奖' },
    ...(values.bonus > 0
      ? [{ label: '年终奖个税', value: yuan(report.bonusTax), note: `到手 ${yuan(values.bonus - report.bonusTax)}` }]
      : []),
    ...report.months.map(({ month, tax, net }) => ({
      label: `${month} 月`,
      value: `到手 ${yuan(net)}`,
      note: `个税 ${yuan(tax)}`,
    })),
  ];
}

export default function IncomeTax() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} />;
}
