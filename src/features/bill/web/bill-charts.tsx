import { Card } from '#/ui/section/card.tsx';
import type { Charts } from '../bill.contract.ts';
import type { BillView } from './bill-address.ts';
import { BillAges } from './bill-ages.tsx';
import { BillDonut } from './bill-donut.tsx';
import { BillMonths } from './bill-months.tsx';
import type { ChartShapes } from './bill-shapes.ts';
import './bill-charts.css';

interface Props {
  charts: Charts;
  shapes: ChartShapes;
  view: BillView;
}

/** Drawn on the server; each picture has a table for those who cannot see it. */
export function BillCharts({ charts, shapes, view }: Props) {
  const hasMoney = charts.Months.some(({ Expense, Income, Profit }) => Expense > 0 || Income > 0 || Profit !== 0);
  const hasExpense = charts.Categories.some(({ Expense }) => Expense > 0);
  const hasAges = charts.Receivables.some(({ Amount }) => Amount > 0);
  if (!hasMoney && !hasExpense && !hasAges) return null;
  return (
    <div className="bill-charts">
      <Card className="bill-charts-months" title="收支趋势" aside={<Legend />}>
        <BillMonths months={charts.Months} shapes={shapes.months} />
      </Card>
      <Card title="支出构成">
        <BillDonut categories={charts.Categories} shapes={shapes.ring} view={view} />
      </Card>
      {hasAges && (
        <Card className="bill-charts-ages" title="待收账龄" aside="按账单日期到今天算">
          <BillAges ages={charts.Receivables} />
        </Card>
      )}
    </div>
  );
}

function Legend() {
  return (
    <span className="bill-legend" aria-hidden="true">
      <span data-of="income">收入</span>
      <span data-of="expense">支出</span>
      <span data-of="profit">利润</span>
    </span>
  );
}
