import { Bell, CircleCheck, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Badge } from '#/ui/badge/badge.tsx';
import { Menu, type MenuItem } from '#/ui/menu/menu.tsx';
import type { Bill } from '../bill-fields.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { BillRemark } from './bill-remark.tsx';
import { useLedger } from './use-ledger.ts';
import '#/ui/visually-hidden/visually-hidden.css';

interface Props {
  bill: Bill;
  today: string;
  onEdit: () => void;
  onDone: () => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

export function BillRow({ bill, today, onEdit, onDone }: Props) {
  const ledger = useLedger();
  const closing: MenuItem = bill.IsDone
    ? { label: '改回未完成', icon: <RotateCcw {...ICON} />, onSelect: () => void ledger.reopen(bill) }
    : { label: '标记完成', icon: <CircleCheck {...ICON} />, onSelect: onDone };
  return (
    <tr id={`bill-${bill.Id}`} data-overdue={bill.IsOverdue || undefined}>
      <td className="bill-day num">{bill.CreatedTime.slice(0, 10)}</td>
      <td className="bill-title">
        <button type="button" className="bill-title-text" onClick={onEdit} title="点一下修改">
          {bill.Title}
        </button>
        <Reminder bill={bill} today={today} />
        <BillRemark remark={bill.Remark} />
      </td>
      <td className="bill-detail">{bill.Category}</td>
      <td className="bill-detail">{bill.Account}</td>
      <td className="bill-money" data-tone={bill.Expense > 0 ? 'expense' : 'none'}>
        {bill.Expense > 0 ? `−${yuanText(bill.Expense)}` : '—'}
      </td>
      <Incoming bill={bill} />
      <td className="bill-state">
        {bill.IsDone ? (
          <Badge tone="done">完成</Badge>
        ) : (
          <button type="button" className="bill-state-button" onClick={onDone}>
            <Badge tone={bill.IsOverdue ? 'failed' : 'waiting'}>{bill.IsOverdue ? '已逾期' : '未完成'}</Badge>
            <span className="visually-hidden">，把「{bill.Title}」标记为完成</span>
          </button>
        )}
      </td>
      <td className="bill-menu">
        <Menu
          label={`${bill.Title}：更多操作`}
          icon={<Ellipsis size={18} aria-hidden />}
          buttonClass="bill-menu-button"
          width={160}
          groups={[
            [{ label: '修改', icon: <Pencil {...ICON} />, onSelect: onEdit }, closing],
            [{ label: '删除', icon: <Trash2 {...ICON} />, tone: 'danger', onSelect: () => void ledger.remove(bill) }],
          ]}
        />
      </td>
    </tr>
  );
}

function Incoming({ bill: { Income, PredictIncome, IsDone } }: { bill: Bill }) {
  const isWaiting = !IsDone && PredictIncome > 0;
  return (
    <td className="bill-money" data-tone={Income > 0 ? 'income' : isWaiting ? 'waiting' : 'none'}>
      {Income > 0 && `+${yuanText(Income)}`}
      {isWaiting && <small>待收 {yuanText(PredictIncome)}</small>}
      {Income === 0 && !isWaiting && '—'}
    </td>
  );
}

/** Only for what is still open: a done bill needs no chasing. */
function Reminder({ bill, today }: { bill: Bill; today: string }) {
  if (bill.IsDone) return null;
  const day = bill.RemindTime.slice(0, 10);
  return (
    <span className="bill-reminder" data-overdue={bill.IsOverdue || undefined}>
      <Bell size={12} aria-hidden />
      {day === today ? '今天提醒' : `${day} 提醒`}
    </span>
  );
}
