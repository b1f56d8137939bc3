import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { Bill } from '../bill-fields.contract.ts';
import { type BillView, billPath, isFiltered, nextSort } from './bill-address.ts';
import { BillDone } from './bill-done.tsx';
import { BillEditRow } from './bill-edit-row.tsx';
import type { Names } from './bill-form.ts';
import { BillRow } from './bill-row.tsx';
import '#/ui/visually-hidden/visually-hidden.css';
import './bill-list.css';

interface Props {
  view: BillView;
  list: { Result: Bill[]; Total: number; PageCount: number };
  names: Names;
  today: string;
  onAdd: () => void;
}

export function BillList({ view, list, names, today, onAdd }: Props) {
  const [editing, setEditing] = useState<number>();
  const [closing, setClosing] = useState<Bill>();
  return (
    <Card
      className="bill-list"
      title="明细"
      aside={
        <>
          共 <b>{thousands(list.Total)}</b> 笔
        </>
      }
    >
      {list.Result.length === 0 ? (
        <NoBills view={view} total={list.Total} onAdd={onAdd} />
      ) : (
        <table className="bill-table">
          <caption className="visually-hidden">账单明细</caption>
          <thead>
            <tr>
              <Head view={view} field="CreatedTime">
                日期
              </Head>
              <th scope="col">事项</th>
              <th scope="col">分类</th>
              <th scope="col">账户</th>
              <Head view={view} field="Expense" numeric>
                支出
              </Head>
              <Head view={view} field="Income" numeric>
                收入
              </Head>
              <th scope="col">状态</th>
              <th scope="col">
                <span className="visually-hidden">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.Result.map((bill) =>
              bill.Id === editing ? (
                <BillEditRow key={bill.Id} bill={bill} names={names} onClose={() => setEditing(undefined)} />
              ) : (
                <BillRow
                  key={bill.Id}
                  bill={bill}
                  today={today}
                  onEdit={() => setEditing(bill.Id)}
                  onDone={() => setClosing(bill)}
                />
              ),
            )}
          </tbody>
        </table>
      )}
      <Pagination label="账单分页" page={view.page} pages={list.PageCount} to={(page) => billPath(view, { page })} />
      <BillDone bill={closing} onClose={() => setClosing(undefined)} />
    </Card>
  );
}

interface HeadProps {
  view: BillView;
  field: 'CreatedTime' | 'Expense' | 'Income';
  numeric?: boolean;
  children: ReactNode;
}

function Head({ view, field, numeric, children }: HeadProps) {
  const sort = view.sort || '-CreatedTime';
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;
  return (
    <th scope="col" data-numeric={numeric || undefined} {...(order && { 'aria-sort': order })}>
      <Link className="bill-sort" to={billPath(view, { sort: nextSort(sort, field) })} preventScrollReset>
        {children}
        {order === 'ascending' ? <ArrowUp /> : order === 'descending' ? <ArrowDown /> : <ChevronsUpDown />}
      </Link>
    </th>
  );
}

function NoBills({ view, total, onAdd }: { view: BillView; total: number; onAdd: () => void }) {
  if (total > 0) {
    return (
      <EmptyState title="这一页没有账单" actions={<Button to={billPath(view, {})}>回到第一页</Button>}>
        账单没有这么多页。
      </EmptyState>
    );
  }
  if (isFiltered(view)) {
    return (
      <EmptyState title="没有符合的账单" actions={<Button to="/bill">看全部账单</Button>}>
        换个分类、放宽日期，或者清掉搜索词再看看。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="还没有账单"
      actions={
        <Button
          to="/bill?new=1"
          onClick={(event: { preventDefault(): void }) => {
            event.preventDefault();
            onAdd();
          }}
        >
          记第一笔
        </Button>
      }
    >
      花出去的、收进来的、还在等的，都记在这里。只有你自己看得到。
    </EmptyState>
  );
}
