import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import type { Found, Recurring } from '../bill-recurring.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { periodText } from '../period.pure.ts';

const signed = ({ Way, Amount }: { Way: string; Amount: number }) =>
  `${Way === 'expense' ? '−' : '+'}${yuanText(Amount)}`;

/** What the history shows: it becomes one of the member's own, or is not asked about again. */
export function FoundRow({ found }: { found: Found }) {
  const { Title, Every, NextDate, Times, LastDate, Varies } = found;
  const fields = ['Key', 'Title', 'Way', 'Amount', 'Category', 'Account', 'Every', 'NextDate'] as const;
  return (
    <Form method="post" className="bill-plan-row">
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={found[name]} />
      ))}
      <span>
        {Title}
        <small>
          {periodText(Every, NextDate)}，来过 {Times} 次，上次 {dayName(LastDate)}
          {Varies && '，金额不固定'}
        </small>
      </span>
      <b className="num bill-recurring-money" data-way={found.Way}>
        {signed(found)}
      </b>
      <span className="bill-recurring-answers">
        <Button type="submit" name="intent" value="confirm" kind="line" size="sm" aria-label={`${Title}是周期账单`}>
          是的
        </Button>
        <Button type="submit" name="intent" value="refuse" kind="quiet" size="sm" aria-label={`${Title}不是周期账单`}>
          不是
        </Button>
      </span>
    </Form>
  );
}

export function RecurringRow({ item, today }: { item: Recurring; today: string }) {
  const { Id, Title, Every, NextDate, Account, IsOverdue } = item;
  return (
    <Form method="post" className="bill-plan-row">
      <input type="hidden" name="Id" value={Id} />
      <input type="hidden" name="NextDate" value={NextDate} />
      <span>
        {Title}
        <small>
          {periodText(Every, NextDate)} · {Account}
        </small>
        <small data-late={IsOverdue || undefined}>{waitText(NextDate, today)}</small>
      </span>
      <b className="num bill-recurring-money" data-way={item.Way}>
        {signed(item)}
      </b>
      <span className="bill-recurring-answers">
        <Button type="submit" name="intent" value="note" kind="line" size="sm" aria-label={`记下这一次${Title}`}>
          记下这次
        </Button>
        <Button type="submit" name="intent" value="remove" kind="quiet" size="sm" aria-label={`不再跟踪${Title}`}>
          不再跟踪
        </Button>
      </span>
    </Form>
  );
}

const dayName = (day: string) => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/** 下次 12 月 14 日，还有 27 天; 今天; 过了 3 天，还没记. */
function waitText(nextDate: string, today: string): string {
  const days = Math.round((Date.parse(nextDate) - Date.parse(today)) / 86_400_000);
  if (days === 0) return '就是今天';
  return days > 0 ? `下次 ${dayName(nextDate)}，还有 ${days} 天` : `${dayName(nextDate)}该来，过了 ${-days} 天还没记`;
}
