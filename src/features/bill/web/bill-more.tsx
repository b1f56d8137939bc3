import { CalendarRange, ChevronRight, FileInput, Repeat, Tags, Target } from 'lucide-react';
import { Link } from 'react-router';
import type { Budgets } from '../bill-plan.contract.ts';
import './bill-more.css';

/** One way to everything that is seldom needed, below charts and list. */
export function BillMore({ budgets: { Budgets } }: { budgets: Budgets }) {
  const whole = Budgets.find(({ Category }) => Category === '');
  const used = whole ? `用了 ${Math.round((whole.Spent / whole.Amount) * 100)}%` : '';
  return (
    <nav className="bill-more" aria-label="更多">
      {(
        [
          [Target, '账户与预算', '/bill/plan', used],
          [Repeat, '周期与订阅', '/bill/recurring', ''],
          [CalendarRange, '年度报告', '/bill/year', ''],
          [Tags, '标签', '/bill/tag', ''],
          [FileInput, '导入账单', '/bill/import', ''],
        ] as const
      ).map(([Icon, label, to, note]) => (
        <Link key={to} to={to}>
          <Icon size={18} aria-hidden />
          {label}
          <small className="num">{note}</small>
          <ChevronRight size={16} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
