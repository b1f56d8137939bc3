import { ChartPie, List, Plus } from 'lucide-react';
import { lazy, type PointerEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import type { Month } from '../bill.contract.ts';
import type { Bill } from '../bill-fields.contract.ts';
import type { Budgets } from '../bill-plan.contract.ts';
import { withWaiting } from '../outbox.pure.ts';
import { refundPairs } from '../refund-pairs.pure.ts';
import { BillDone } from './bill-done.tsx';
import type { Names } from './bill-form.ts';
import { PhoneCharts } from './phone-charts.tsx';
import { PhoneDay } from './phone-day.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { monthLater, monthPath, PhoneTop } from './phone-top.tsx';
import type { PhoneChartsRead } from './read-phone-charts.ts';
import { useOutbox } from './use-outbox.ts';
import './phone-ledger.css';

// Fetched once the page stands, so that it is there when the line is not.
const loadSheet = () => import('./phone-sheet.tsx');
const loadWaiting = () => import('./phone-waiting.tsx');
const PhoneWaiting = lazy(async () => ({ default: (await loadWaiting()).PhoneWaiting }));
const PhoneSheet = lazy(async () => ({ default: (await loadSheet()).PhoneSheet }));

const PhoneEdit = lazy(async () => ({ default: (await import('./phone-edit.tsx')).PhoneEdit }));

interface Props {
  month: Month;
  budgets: Budgets;
  today: string;
  names: Names;
  owner: number;
  /** A list is what is searched or filtered: it looks as on a desk. */
  tab: 'month' | 'charts' | 'list';
  charts: PhoneChartsRead | null;
}

const FAR = 60;

/** The ledger on a phone: this month by days, and a sheet to note something with the thumb. */
export function PhoneLedger({ month, budgets, today, names, owner, tab, charts }: Props) {
  const [isNoting, setNoting] = useState(false);
  const [hasSheet, setHasSheet] = useState(false);
  const [closing, setClosing] = useState<Bill>();
  const [editing, setEditing] = useState<Bill>();
  const outbox = useOutbox(owner);
  const swipe = useMonthSwipe(month.Month, today);
  const bills = useMemo(() => month.Days.flatMap(({ Bills }) => Bills), [month]);
  const pairs = useMemo(() => refundPairs(bills), [bills]);
  const find = (id: number) => bills.find(({ Id }) => Id === id);
  useEffect(() => {
    Promise.all([loadSheet(), loadWaiting()]).then(
      () => setHasSheet(true),
      () => {},
    );
  }, []);
  return (
    <div className="phone-ledger">
      {tab === 'month' && (
        <>
          <PhoneTop month={month.Month} today={today} tab="month" />
          <PhoneFigures totals={withWaiting(month.Totals, outbox.waiting, month.Month)} budgets={budgets} />
          <Suspense>{hasSheet && <PhoneWaiting {...outbox} />}</Suspense>
          <div className="phone-days" {...swipe}>
            {month.Days.map((day) => (
              <PhoneDay
                key={day.Day}
                day={day}
                today={today}
                pairs={pairs}
                find={find}
                onDone={setClosing}
                onEdit={setEditing}
              />
            ))}
            {month.Days.length === 0 && outbox.waiting.length === 0 && (
              <EmptyState title="这个月还没有账" actions={<Button to="/bill/import">导入账单</Button>}>
                点下面的“记一笔”，或者把支付宝、微信的账单导进来。
              </EmptyState>
            )}
          </div>
        </>
      )}
      {tab === 'charts' && charts && (
        <>
          <PhoneTop month={month.Month} today={today} tab="charts" />
          <PhoneCharts month={month} budgets={budgets} today={today} read={charts} />
        </>
      )}
      <nav className="phone-dock" aria-label="账本">
        <Link to="/bill" aria-current={tab === 'month' ? 'page' : undefined}>
          <List size={20} aria-hidden />
          明细
        </Link>
        <Button
          to="/bill?new=1"
          icon={<Plus size={18} aria-hidden />}
          onClick={(event: { preventDefault(): void }) => {
            event.preventDefault();
            setNoting(true);
          }}
        >
          记一笔
        </Button>
        <Link to="/bill?tab=charts" aria-current={tab === 'charts' ? 'page' : undefined}>
          <ChartPie size={20} aria-hidden />
          图表
        </Link>
      </nav>
      {(isNoting || hasSheet) && (
        <Suspense>
          <PhoneSheet
            open={isNoting}
            onClose={() => setNoting(false)}
            names={names}
            today={today}
            onNote={outbox.note}
          />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <PhoneEdit bill={editing} names={names} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      <BillDone bill={closing} onClose={() => setClosing(undefined)} />
    </div>
  );
}

/** A long pull turns the month. To the left a row's own actions come out: there the days' heads and the arrows turn it. */
function useMonthSwipe(month: string, today: string) {
  const navigate = useNavigate();
  const from = useRef<{ x: number; y: number; isRow: boolean }>(undefined);
  return {
    onPointerDown({ clientX, clientY, pointerType, target, currentTarget }: PointerEvent) {
      const isRow = target instanceof Element && target.closest('.swipe-cell') !== null;
      // The pull that puts an open row back is no more than that.
      const isBusy = currentTarget.querySelector('.swipe-cell[data-open]') !== null;
      from.current = pointerType === 'touch' && !isBusy ? { x: clientX, y: clientY, isRow } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      if (!start || Math.abs(clientX - start.x) < FAR || Math.abs(clientY - start.y) > FAR) return;
      const by = clientX > start.x ? -1 : 1;
      if (by < 0 || (!start.isRow && month < today.slice(0, 7)))
        void navigate(monthPath(monthLater(month, by), 'month'), { preventScrollReset: true });
    },
  };
}
