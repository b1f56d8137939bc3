import { Download, Plus, Upload, Wallet } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { type BillView, filterQuery } from './bill-address.ts';
import { BillCalendar } from './bill-calendar.tsx';

interface Props {
  view: BillView;
  onAdd: () => void;
}

export function BillHeadActions({ view, onAdd }: Props) {
  return (
    <>
      <BillCalendar />
      <Button kind="line" to="/bill/plan" icon={<Wallet size={15} aria-hidden />}>
        账户与预算
      </Button>
      <Button kind="line" to="/bill/import" icon={<Upload size={15} aria-hidden />}>
        导入
      </Button>
      <Button
        kind="line"
        href={`/api/v1/bill/export?${new URLSearchParams(filterQuery(view))}`}
        download
        icon={<Download size={15} aria-hidden />}
      >
        导出
      </Button>
      <Button
        to="/bill?new=1"
        icon={<Plus size={16} aria-hidden />}
        aria-keyshortcuts="n"
        onClick={(event: { preventDefault(): void }) => {
          event.preventDefault();
          onAdd();
        }}
      >
        记一笔
      </Button>
    </>
  );
}
