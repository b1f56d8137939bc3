import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import type { ImportBatch, ImportRow } from '../bill-import.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import { isWorking, STATE_TEXT } from './bill-import-text.ts';

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
  bad: '读不懂',
};

const COLUMNS: Column<ImportRow>[] = [
  { id: 'line', head: '行', quiet: true, phone: 'detail', cell: ({ Line }) => <span className="num">{Line}</span> },
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
  {
    id: 'state',
    head: '结果',
    phone: 'end',
    cell: ({ State, Reason }) => (Reason ? `${ROW_TEXT[State]}：${Reason}` : ROW_TEXT[State]),
  },
];

export function ImportPreview({ batch, rows, state }: Props) {
  const { Id, FileName, Source, State, New, Duplicate, Skipped, Bad } = batch;
  const to = (chosen: string, page = 1) =>
    `/bill/import?${new URLSearchParams({ batch: String(Id), ...(chosen && { state: chosen }), ...(page > 1 && { page: String(page) }) })}`;
  const segments = [
    { label: '全部', value: '', count: New + Duplicate + Skipped + Bad },
    ...(State === 'ready' ? [{ label: '将入账', value: 'new', count: New }] : []),
    { label: '重复', value: 'duplicate', count: Duplicate },
    { label: '跳过', value: 'skipped', count: Skipped },
    { label: '读不懂', value: 'bad', count: Bad },
  ];
  return (
    <Card title={`${Source} · ${FileName}`} aside={STATE_TEXT[State]}>
      <ImportStep batch={batch} />
      <SegmentedLinks
        label="按结果看"
        segments={segments.map(({ value, ...text }) => ({ ...text, to: to(value), current: state === value }))}
      />
      <Table
        label="文件里的每一行"
        columns={COLUMNS}
        rows={rows.Result}
        rowKey={({ Line }) => Line}
        isOff={(row) => row.State !== 'new' && row.State !== 'written'}
        empty={<EmptyState title="没有这样的行" />}
      />
      <Pagination label="预览分页" page={rows.Page} pages={rows.PageCount} to={(page) => to(state, page)} />
    </Card>
  );
}

/** What comes next, or how far it is. */
function ImportStep({ batch: { Id, State, New, Progress: progress } }: { batch: ImportBatch }) {
  if (isWorking(State)) {
    const label = `${STATE_TEXT[State]} ${progress.toLocaleString('zh-CN')} / ${New.toLocaleString('zh-CN')} 笔`;
    return (
      <div className="bill-import-step">
        <p>{label}，可以离开这一页，不会中断。</p>
        <Progress label={label} value={progress} max={New} tone="teal" />
      </div>
    );
  }
  const again = (
    <Button kind="line" to="/bill/import">
      换一个文件
    </Button>
  );
  if (State === 'ready' || State === 'failed') {
    return (
      <Form method="post" action="/bill/import" className="bill-import-step">
        <input type="hidden" name="Id" value={Id} />
        <p>{New > 0 ? `有 ${New.toLocaleString('zh-CN')} 笔可以入账。` : '没有新的账单可以入账。'}</p>
        {New > 0 && (
          <Button type="submit" name="intent" value="commit">
            {State === 'failed' ? '继续入账' : `入账 ${New.toLocaleString('zh-CN')} 笔`}
          </Button>
        )}
        {again}
      </Form>
    );
  }
  return (
    <div className="bill-import-step">
      <p>{State === 'done' ? `已入账 ${New.toLocaleString('zh-CN')} 笔。` : '这次导入已经撤销。'}</p>
      <Button to="/bill">看账单</Button>
      {again}
    </div>
  );
}

function moneyOf({ Expense, Income, PredictIncome }: ImportRow): string {
  const parts = [
    Expense > 0 && `−${yuanText(Expense)}`,
    Income > 0 && `+${yuanText(Income)}`,
    PredictIncome > 0 && `待收 ${yuanText(PredictIncome)}`,
  ];
  return parts.filter(Boolean).join(' ') || '—';
}
