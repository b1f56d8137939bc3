import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Column } from '#/ui/table/table.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { outcomeText, StagedPreview, type StagedRows } from '#/web/staging/staged-preview.tsx';
import type { ImportBatch, ImportRow } from '../bill-import.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { ImportAnswer } from './import-answer.tsx';
import { ImportSums } from './import-sums.tsx';

const COUNTED: Record<NonNullable<ImportRow['Class']>, string> = {
  expense: '支出',
  income: '收入',
  refund: '退款',
  transfer: '转账',
  fee: '手续费',
  pending: '待收',
  ignored: '跳过',
  review: '看一眼',
  bad: '读不懂',
};

const ROW_TEXT: Record<ImportRow['State'], string> = {
  new: '将入账',
  written: '已入账',
  duplicate: '重复',
  skipped: '跳过',
  transfer: '转账',
  bad: '读不懂',
  double: '同一笔',
};

const columnsOf = (batch: ImportBatch): Column<ImportRow>[] => [
  {
    id: 'day',
    head: '日期',
    quiet: true,
    phone: 'detail',
    cell: ({ CreatedTime, Line }) => <span className="num">{CreatedTime.slice(0, 10) || `第 ${Line} 行`}</span>,
  },
  {
    id: 'title',
    head: '事项',
    phone: 'title',
    cell: ({ Title, State }) => Title || (State === 'bad' ? '读不懂的一行' : '—'),
  },
  { id: 'as', head: '算作', phone: 'detail', cell: countedAs },
  {
    id: 'category',
    head: '分类',
    phone: 'detail',
    cell: ({ Category, Order }) => (Order ? '跟随原单' : Category || '—'),
  },
  { id: 'account', head: '账户', phone: 'none', cell: accountsOf },
  { id: 'money', head: '金额', numeric: true, phone: 'side', cell: moneyOf },
  { id: 'note', head: '说明', phone: 'end', cell: (row) => <Note row={row} batch={batch} /> },
];

export function ImportPreview({ batch, rows, state }: StagedRows<ImportBatch, ImportRow>) {
  const { FileName, Source, State, New, Duplicate, Skipped, Transfers, Bad, Doubles, Asks } = batch;
  const segments = [
    { label: '全部', value: '', count: New + Duplicate + Skipped + Bad + Doubles },
    ...(Asks > 0 && State === 'ready' ? [{ label: '要看一眼', value: 'ask', count: Asks }] : []),
    ...(State === 'ready' ? [{ label: '将入账', value: 'new', count: New }] : []),
    ...(Doubles > 0 ? [{ label: '同一笔', value: 'double', count: Doubles }] : []),
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
      columns={columnsOf(batch)}
      rows={rows}
      isOff={(row) => row.State !== 'new' && row.State !== 'written' && !isOpen(row)}
      group={groupOf}
      step={{
        unit: '笔',
        all: New + Doubles,
        commit: `入账 ${thousands(New)} 笔`,
        before: New > 0 ? `有 ${thousands(New)} 笔可以入账。入账后 30 天内可以整批撤销。` : '没有新的账单可以入账。',
        after: State === 'done' ? `已入账 ${thousands(New)} 笔。` : '这次导入已经撤销。',
        next: <Button to="/bill">看账单</Button>,
        again: '换一个文件',
      }}
    >
      <ImportSums batch={batch} />
    </StagedPreview>
  );
}

const isOpen = ({ IsAsked, State, Class }: ImportRow) => IsAsked && (Class === 'review' || State === 'double');

/** An order and what came back of it stand on one ground; what waits for an answer on another. */
function groupOf(row: ImportRow): string | undefined {
  if (row.Order !== null) return 'refund';
  if (row.Back > row.Income) return 'order';
  return row.IsAsked ? 'ask' : undefined;
}

function countedAs({ State, Class, Back, Expense, Same }: ImportRow) {
  if (State === 'duplicate') return '重复';
  if (State === 'double') return <Tag tone="gold">同一笔</Tag>;
  if (Same && State === 'new') return <Tag tone="gold">可能重复</Tag>;
  if (Back > 0) return <Tag tone="teal">{Back < Expense ? '部分退款' : '全额退款'}</Tag>;
  const text = Class ? COUNTED[Class] : '—';
  return Class === 'review' ? <Tag tone="gold">{text}</Tag> : text;
}

function Note({ row, batch }: { row: ImportRow; batch: ImportBatch }) {
  const told = noteOf(row);
  if (batch.State !== 'ready' || !row.IsAsked) return told;
  return (
    <>
      {told}
      <ImportAnswer batch={batch.Id} row={row} />
    </>
  );
}

function noteOf(row: ImportRow): string {
  const { Back, Expense, Order, State, Line } = row;
  if (Back > 0 && Back >= Expense) return '买了又退，都记下，合计 0.00';
  if (Back > 0) return `退了 ${yuanText(Back)}，实际花 ${yuanText(Expense - Back)}`;
  if (Order !== null && State !== 'duplicate') return '退上面这一笔';
  return State === 'bad' ? `第 ${Line} 行${outcomeText(ROW_TEXT, row)}` : outcomeText(ROW_TEXT, row);
}

const accountsOf = ({ Account, ToAccount, Class }: ImportRow) =>
  Class === 'transfer' && ToAccount ? `→ ${ToAccount}` : Account || '—';

function moneyOf({ Expense, Income, PredictIncome, Amount, Back, State }: ImportRow) {
  const parts = [
    Expense > 0 && `−${yuanText(Expense)}`,
    Income > 0 && `+${yuanText(Income)}`,
    PredictIncome > 0 && `待收 ${yuanText(PredictIncome)}`,
  ];
  const text = parts.filter(Boolean).join(' ') || (Amount > 0 ? yuanText(Amount) : '—');
  const isVoid = State === 'duplicate' || State === 'double' || (Back > 0 && Back >= Expense);
  return isVoid ? <s>{text}</s> : text;
}
