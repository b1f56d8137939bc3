import { Download } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { download } from '../../frame/files.ts';
import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { type Repayment, repay, scheduleCsv } from './mortgage.pure.ts';
import '../../pair/pair-tool.css';

const OPTIONS = [
  { key: 'amount', label: '贷款', kind: 'number', default: 100, min: 0.1, max: 100_000, step: 0.1, unit: '万元' },
  { key: 'years', label: '年限', kind: 'number', default: 30, min: 1, max: 40, unit: '年' },
  { key: 'rate', label: '年利率', kind: 'number', default: 3.5, min: 0, max: 36, step: 0.01, unit: '%' },
  {
    key: 'method',
    label: '还款方式',
    kind: 'choice',
    choices: [
      { value: 'equal-payment', label: '等额本息' },
      { value: 'equal-principal', label: '等额本金' },
    ],
    default: 'equal-payment',
  },
] as const satisfies readonly ToolOption[];

/** What the rows were made from, for the file. */
let last: Repayment | undefined;

function run({ values }: TextQuestion<OptionValues<typeof OPTIONS>>): Row[] {
  const plan = repay({
    principal: values.amount * 10_000,
    rate: values.rate,
    months: Math.round(values.years * 12),
    method: values.method,
  });
  last = plan;
  const yuan = (amount: number) => `${amount.toFixed(2)} 元`;
  const isEven = values.method === 'equal-payment';
  return [
    {
      label: isEven ? '月供' : '第一个月',
      value: yuan(plan.first),
      ...(!isEven && { note: `以后每月少还 ${yuan(plan.first - (plan.schedule[1]?.payment ?? plan.first))}` }),
    },
    ...(isEven ? [] : [{ label: '最后一个月', value: yuan(plan.last) }]),
    { label: '总利息', value: yuan(plan.interest) },
    { label: '还款总额', value: yuan(plan.total) },
    { label: '还款月数', value: String(plan.schedule.length) },
  ];
}

function schedule(rows: readonly Row[]) {
  if (rows.length === 0) return null;
  return (
    <p className="pair-tool-note">
      <Button
        kind="line"
        size="sm"
        icon={<Download />}
        onClick={() => last && download(scheduleCsv(last), '还款计划.csv', 'text/csv')}
      >
        下载逐月还款计划
      </Button>
    </p>
  );
}

export default function Mortgage() {
  return <RowsTool run={run} options={OPTIONS} hasInput={false} head={schedule} />;
}
