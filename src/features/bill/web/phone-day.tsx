import { ArrowLeftRight, Bell, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { Menu } from '#/ui/menu/menu.tsx';
import { SwipeCell } from '#/ui/swipe-cell/swipe-cell.tsx';
import type { Month } from '../bill.contract.ts';
import type { Bill, Transfer } from '../bill-fields.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { paired, type RefundPairs } from '../refund-pairs.pure.ts';
import { tagsIn } from '../tag.pure.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useLedger } from './use-ledger.ts';

interface Props {
  day: Month['Days'][number];
  today: string;
  pairs: RefundPairs;
  /** The bill of a number, for what a refund belongs to. */
  find: (id: number) => Bill | undefined;
  onDone: (bill: Bill) => void;
  onEdit: (bill: Bill) => void;
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

export function PhoneDay({ day, today, pairs, find, onDone, onEdit }: Props) {
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
        {paired(day.Bills, pairs).map((bill) => (
          <li key={bill.Id} data-pair={pairOf(bill, pairs)}>
            <BillCell bill={bill} note={refundNote(bill, pairs, find)} onDone={onDone} onEdit={onEdit} />
          </li>
        ))}
        {day.Transfers.map((transfer) => (
          <li key={`t${transfer.Id}`}>
            <TransferCell transfer={transfer} />
          </li>
        ))}
        {day.Bills.length + day.Transfers.length === 0 && (
          <li>
            <Link className="phone-row-rest" to={`/bill?from=${day.Day}&to=${day.Day}`}>
              看这一天的账
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

const pairOf = ({ Id }: Bill, { orderOf, back }: RefundPairs) =>
  orderOf.has(Id) ? 'refund' : back.has(Id) ? 'order' : undefined;

/** What an order cost in the end, and which order a refund belongs to. */
function refundNote(bill: Bill, { orderOf, back }: RefundPairs, find: Props['find']) {
  const came = back.get(bill.Id);
  if (came !== undefined) {
    const rest = bill.Expense - bill.Income - came;
    return rest < 0.005 ? '已全部退回，合计 0.00' : `退回 ${yuanText(came)}，实际花 ${yuanText(rest)}`;
  }
  const order = find(orderOf.get(bill.Id) ?? Number.NaN);
  if (!order) return undefined;
  const [month, day] = [Number(order.CreatedTime.slice(5, 7)), Number(order.CreatedTime.slice(8, 10))];
  const isSameDay = order.CreatedTime.slice(0, 10) === bill.CreatedTime.slice(0, 10);
  return isSameDay ? '退上面这一笔' : `退 ${month} 月 ${day} 日的这一笔`;
}

type CellProps = Pick<Props, 'onDone' | 'onEdit'> & { bill: Bill; note: string | undefined };

function BillCell({ bill, note, onDone, onEdit }: CellProps) {
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
          <CategoryIcon category={bill.Category} isIncome={bill.Income > 0 || bill.PredictIncome > 0} />
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
          {note && <small className="phone-row-pair">{note}</small>}
        </span>
        <span
          className="phone-row-money num"
          data-void={note?.endsWith('0.00') && note.startsWith('已') ? true : undefined}
        >
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
