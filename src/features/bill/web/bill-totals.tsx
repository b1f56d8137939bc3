import { type Stat, StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import type { Charts } from '../bill.contract.ts';
import type { Totals } from '../bill-fields.contract.ts';
import { changeText, yuanParts, yuanText } from '../money-text.pure.ts';

interface Props {
  totals: Totals;
  charts: Charts;
  count: number;
}

/** Five totals over the whole filter, each with one remark on where it stands. */
export function BillTotals({ totals, charts, count }: Props) {
  const { Expense, Income, Profit, PredictIncome, ReceiptProfit } = totals;
  const month = charts.Months.at(-1);
  const compared = (now: number, before: number | undefined, thisMonth = 0) => {
    const change = before === undefined ? undefined : changeText(now, before);
    return change ? `较上期 ${change}` : `${Number(month?.Month.slice(5))} 月 ${yuanText(thisMonth)}`;
  };
  return (
    <StatStrip
      stats={[
        total('支出', Expense, compared(Expense, charts.Before?.Expense, month?.Expense), 'expense'),
        total('收入', Income, compared(Income, charts.Before?.Income, month?.Income), 'income'),
        total('利润', Profit, Income > 0 ? `结余率 ${percent(Profit, Income)}` : `共 ${count} 笔`),
        total('预计收入', PredictIncome, charts.Open.Count > 0 ? `${charts.Open.Count} 笔未完成` : '没有待收的款'),
        total('到账利润', ReceiptProfit, Profit > 0 ? `占利润 ${percent(ReceiptProfit, Profit)}` : '只算已完成的账单'),
      ]}
    />
  );
}

function total(label: string, yuan: number, note: string, tone?: 'income' | 'expense'): Stat {
  const { minus, whole, decimals } = yuanParts(yuan);
  const sign = tone && yuan > 0 ? (tone === 'income' ? '+' : '−') : minus;
  return { label, before: `${sign}¥`, value: whole, after: decimals, note, ...(tone && { tone }) };
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1).replace('-', '−')}%`;
}
