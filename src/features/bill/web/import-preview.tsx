import { Button } from '#/ui/button/button.tsx';
import type { Column } from '#/ui/table/table.tsx';
import { lineColumn, outcomeColumn, StagedPreview } from '#/web/staging/staged-preview.tsx';
import { countText } from '#/web/staging/staged-text.ts';
import type { ImportBatch, ImportRow } from '../bill-import.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { ImportSums } from './import-sums.tsx';

interface Props {
  batch: ImportBatch;
  rows: { Result: ImportRow[]; Page: number; PageCount: number };
  state: string;
}

const ROW_TEXT: Record<ImportRow['State'], string> = {
  new: '将入账',
  written: '已入账',
  duplicate: '重复',
  skipped: '跳过',
  transfer: '转账',
  bad: '读不懂',
};

const COLUMNS: Column<ImportRow>[] = [
  lineColumn(),
  {
    id: 'day',
    head: '日期',
    quiet: true,
    phone: 'detail',
    cell: ({ CreatedTime }) => <span className="num">{CreatedTime.slice(0, 10) || '—'}</span>,
  },
  { id: 'title', head: '事项', phone: 'title', cell: ({ Title, Reason }) => Title || Reason || '—' },
  { id: 'category', head: '分类', phone: 'detail', cell: ({ Category }) => Category || '—' },
  { id: 'account', head: '账户', phone: 'none', cell: ({ Account }) => Account || '—' },
  { id: 'money', head: '金额', numeric: true, phone: 'side', cell: moneyOf },
  outcomeColumn(ROW_TEXT),
];

export function ImportPreview({ batch, rows, state }: Props) {
  const { FileName, Source, State, New, Duplicate, Skipped, Transfers, Bad } = batch;
  const segments = [
    { label: '全部', value: '', count: New + Duplicate + Skipped + Bad },
    ...(State === 'ready' ? [{ label: '将入账', value: 'new', count: New }] : []),
    { label: '重复', value: 'duplicate', count: Duplicate },
    ...(Transfers > 0 ? [{ label: '转账', value: 'transfer', count: Transfers }] : []),
    { label: '跳过', value: 'skipped', count: Skipped },
    { label: '读不懂', value: 'bad', count: Bad },
  ];
  return (
    <StagedPreview
      batch={batch}
      path="/bill/import"
      deed="入账"
      title={`${Source} · ${FileName}`}
      segments={segments}
      state={state}
      label="文件里的每一行"
      columns={COLUMNS}
      rows={rows}
      isOff={(row) => row.State !== 'new' && row.State !== 'written'}
      step={{
        unit: '笔',
        all: New,
        commit: `入账 ${countText(New)} 笔`,
        before: New > 0 ? `有 ${countText(New)} 笔可以入账。` : '没有新的账单可以入账。',
        after: State === 'done' ? `已入账 ${countText(New)} 笔。` : '这次导入已经撤销。',
        next: <Button to="/bill">看账单</Button>,
        again: '换一个文件',
      }}
    >
      <ImportSums batch={batch} />
    </StagedPreview>
  );
}

function moneyOf({ Expense, Income, PredictIncome, Amount }: ImportRow): string {
  const parts = [
    Expense > 0 && `−${yuanText(Expense)}`,
    Income > 0 && `+${yuanText(Income)}`,
    PredictIncome > 0 && `待收 ${yuanText(PredictIncome)}`,
  ];
  return parts.filter(Boolean).join(' ') || (Amount > 0 ? yuanText(Amount) : '—');
}
