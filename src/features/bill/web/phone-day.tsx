import { ArrowLeftRight, Bell, Ellipsis, HandCoins, ShoppingBag } from 'lucide-react';
import { Menu } from '#/ui/menu/menu.tsx';
import { SwipeCell } from '#/ui/swipe-cell/swipe-cell.tsx';
import type { Month } from '../bill.contract.ts';
import type { Bill, Transfer } from '../bill-fields.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { tagsIn } from '../tag.pure.ts';
import { useLedger } from './use-ledger.ts';

interface Props {
  day: Month['Days'][number];
  today: string;
  onDone: (bill: Bill) => void;
  onEdit: (bill: Bill) => void;
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

export function PhoneDay({ day, today, onDone, onEdit }: Props) {
  return (
    <section className="phone-day">
      <h2>
        <b className="phone-day-number">{Number(day.Day.slice(8))} 日</b>
        <span>{nameOf(day.Day, today)}</span>
        <span className="phone-day-sums num">
          {day.Expense > 0 && `支 ${yuanText(day.Expense)}`} {day.Income > 0 && `收 ${yuanText(day.Income)}`}
        </span>
      </h2>
      <ul>
        {day.Bills.map((bill) => (
          <li key={bill.Id}>
            <BillCell bill={bill} onDone={onDone} onEdit={onEdit} />
          </li>
        ))}
        {day.Transfers.map((transfer) => (
          <li key={`t${transfer.Id}`}>
            <TransferCell transfer={transfer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BillCell({ bill, onDone, onEdit }: Pick<Props, 'onDone' | 'onEdit'> & { bill: Bill }) {
  const ledger = useLedger();
  const edit = () => onEdit(bill);
  const first = bill.IsDone
    ? { label: '编辑', onPress: edit, onSelect: edit }
    : { label: '完成', onPress: () => onDone(bill), onSelect: () => onDone(bill) };
  const remove = () => void ledger.remove(bill);
  return (
    <SwipeCell
      right={[
        { label: first.label, onPress: first.onPress },
        { label: '删除', onPress: remove, tone: 'danger' },
      ]}
    >
      <div className="phone-row">
        <span className="phone-row-icon">
          {bill.Income > 0 || bill.PredictIncome > 0 ? (
            <HandCoins size={18} aria-hidden />
          ) : (
            <ShoppingBag size={18} aria-hidden />
          )}
        </span>
        <span className="phone-row-text">
          <b className="phone-row-title">{bill.Title}</b>
          <small>
            {[bill.Category, bill.Account, ...tagsIn(bill.Remark).map((name) => `#${name}`)].join(' · ')}
            {!bill.IsDone && (
              <span className="phone-row-bell">
                <Bell size={12} aria-hidden /> {Number(bill.RemindTime.slice(5, 7))} 月{' '}
                {Number(bill.RemindTime.slice(8, 10))} 日提醒
              </span>
            )}
          </small>
        </span>
        <span className="phone-row-money num">
          {bill.Expense > 0 && <b className="phone-row-amount">−{yuanText(bill.Expense)}</b>}
          {bill.Income > 0 && (
            <b className="phone-row-amount" data-tone="income">
              +{yuanText(bill.Income)}
            </b>
          )}
          {!bill.IsDone && <small>{bill.PredictIncome > 0 ? `待收 ${yuanText(bill.PredictIncome)}` : '未完成'}</small>}
        </span>
        <Menu
          label={`${bill.Title}：更多操作`}
          icon={<Ellipsis size={18} aria-hidden />}
          buttonClass="phone-row-menu"
          width={140}
          groups={[
            [
              ...(bill.IsDone ? [] : [{ label: '编辑', onSelect: edit }]),
              { label: first.label, onSelect: first.onSelect },
              { label: '删除', tone: 'danger', onSelect: remove },
            ],
          ]}
        />
      </div>
    </SwipeCell>
  );
}

function TransferCell({ transfer: { Id, Title, From, To, Amount } }: { transfer: Transfer }) {
  const ledger = useLedger();
  return (
    <SwipeCell right={[{ label: '删除', onPress: () => void ledger.removeTransfer(Id), tone: 'danger' }]}>
      <div className="phone-row" data-kind="transfer">
        <span className="phone-row-icon">
          <ArrowLeftRight size={18} aria-hidden />
        </span>
        <span className="phone-row-text">
          <b className="phone-row-title">{Title}</b>
          <small>
            {From} → {To}
          </small>
        </span>
        <span className="phone-row-money num">
          <b className="phone-row-amount">{yuanText(Amount)}</b>
          <small>转账</small>
        </span>
      </div>
    </SwipeCell>
  );
}

function nameOf(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return days === 0 ? `今天 ${weekday}` : days === 1 ? `昨天 ${weekday}` : weekday;
}
