import { CalendarRange, ChevronRight, FileInput, HandCoins, Repeat, Tags, Target, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import type { Budgets } from '../bill-plan.contract.ts';
import './bill-more.css';

interface Props {
  budgets: Budgets;
  /** What stands behind each way at present, where the page has asked. */
  numbers?: Partial<Record<'open' | 'accounts' | 'recurring', string>>;
}

/** One way to everything that is seldom needed, below charts and list. */
export function BillMore({ budgets: { Budgets }, numbers = {} }: Props) {
  const whole = Budgets.find(({ Category }) => Category === '');
  const used = whole ? `用了 ${Math.round((whole.Spent / whole.Amount) * 100)}%` : '';
  return (
    <nav className="bill-more" aria-label="更多">
      {(
        [
          [HandCoins, '待收待付', `/bill?done=${encodeURIComponent('未完成')}`, numbers.open],
          [Target, '预算', '/bill/plan', used],
          [Wallet, '账户', '/bill/plan#accounts', numbers.accounts],
          [Repeat, '周期与订阅', '/bill/recurring', numbers.recurring],
          [CalendarRange, '年度报告', '/bill/year', ''],
          [FileInput, '导入与导出', '/bill/import', ''],
          [Tags, '标签', '/bill/tag', ''],
          [Tags, '归类规则', '/bill/plan#rules', ''],
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
