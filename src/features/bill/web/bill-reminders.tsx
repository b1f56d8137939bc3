import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Bill } from '../bill-fields.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { BillDone } from './bill-done.tsx';

interface Props {
  reminders: { Today: Bill[]; Overdue: Bill[]; OverdueCount: number };
  today: string;
}

/** What wants attention now, above everything else. Nothing is drawn when nothing does. */
export function BillReminders({ reminders, today }: Props) {
  const [closing, setClosing] = useState<Bill>();
  const { Today, Overdue, OverdueCount } = reminders;
  if (Today.length + Overdue.length === 0) return null;
  const title = [
    Today.length > 0 && `今天要跟进 ${Today.length} 笔`,
    OverdueCount > 0 && `逾期 ${thousands(OverdueCount)} 笔`,
  ].filter(Boolean);
  const rows = [...Today, ...Overdue];
  return (
    <section className="bill-reminders" aria-labelledby="bill-reminders">
      <h2 id="bill-reminders">
        <BellRing size={16} aria-hidden />
        {title.join('，')}
      </h2>
      <ul>
        {rows.slice(0, 3).map((bill) => (
          <Item key={bill.Id} bill={bill} today={today} onDone={() => setClosing(bill)} />
        ))}
      </ul>
      {rows.length > 3 && (
        <details className="bill-reminders-more">
          <summary>还有 {Today.length + OverdueCount - 3} 笔</summary>
          <ul>
            {rows.slice(3).map((bill) => (
              <Item key={bill.Id} bill={bill} today={today} onDone={() => setClosing(bill)} />
            ))}
          </ul>
        </details>
      )}
      <BillDone bill={closing} onClose={() => setClosing(undefined)} />
    </section>
  );
}

function Item({ bill, today, onDone }: { bill: Bill; today: string; onDone: () => void }) {
  const day = bill.RemindTime.slice(0, 10);
  return (
    <li>
      <span className="bill-reminders-title">{bill.Title}</span>
      <span className="bill-reminders-note num">
        {bill.PredictIncome > 0 && <span>待收 ¥{yuanText(bill.PredictIncome)}</span>}
        <span className="bill-reminders-day" data-overdue={bill.IsOverdue || undefined}>
          {day === today ? '今天' : `${day} 到期`}
        </span>
      </span>
      <Button kind="line" size="sm" onClick={onDone} aria-label={`${bill.Title}：标记完成`}>
        完成
      </Button>
    </li>
  );
}
