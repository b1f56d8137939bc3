import { Form, Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import type { BatchRow, ItemBatch } from '../market-batch.contract.ts';
import { priceText } from '../price.pure.ts';
import { countText, isWorking, ROW_TEXT, STATE_TEXT } from './batch-text.ts';

interface Props {
  batch: ItemBatch;
  rows: { Result: BatchRow[]; Page: number; PageCount: number };
  state: string;
}

const COLUMNS: Column<BatchRow>[] = [
  { id: 'line', head: '行', quiet: true, phone: 'detail', cell: ({ Line }) => <span className="num">{Line}</span> },
  {
    id: 'title',
    head: '商品',
    phone: 'title',
    cell: ({ Title, ItemId, State }) =>
      ItemId !== null && State !== 'deleted' && State !== 'bad' ? (
        <Link to={`/market/admin/search/data/update?id=${ItemId}`}>{Title || `编号 ${ItemId}`}</Link>
      ) : (
        Title || '—'
      ),
  },
  {
    id: 'price',
    head: '价格',
    numeric: true,
    phone: 'side',
    cell: ({ Price }) => (Price === null ? '—' : `¥${priceText(Price)}`),
  },
  {
    id: 'state',
    head: '结果',
    phone: 'end',
    cell: ({ State, Reason }) => (Reason ? `${ROW_TEXT[State]}：${Reason}` : ROW_TEXT[State]),
  },
];

export function BatchPreview({ batch, rows, state }: Props) {
  const { Id, Kind, Name, State, Add, Change, Skipped, Bad } = batch;
  const to = (chosen: string, page = 1) =>
    `/market/admin/search/data/import?${new URLSearchParams({ batch: String(Id), ...(chosen && { state: chosen }), ...(page > 1 && { page: String(page) }) })}`;
  const segments = [
    { label: '全部', value: '', count: Add + Change + Skipped + Bad },
    { label: '新增', value: 'add', count: Add },
    { label: '更新', value: 'change', count: Change },
    { label: '跳过', value: 'skipped', count: Skipped },
    { label: '有问题', value: 'bad', count: Bad },
  ];
  return (
    <Card title={Name} aside={STATE_TEXT[State]}>
      <BatchStep batch={batch} />
      {Kind === 'import' && (
        <SegmentedLinks
          label="按结果看"
          segments={segments.map(({ value, ...text }) => ({ ...text, to: to(value), current: state === value }))}
        />
      )}
      <Table
        label={Kind === 'import' ? '文件里的每一行' : '处理的商品'}
        columns={COLUMNS}
        rows={rows.Result}
        rowKey={({ Line }) => Line}
        isOff={(row) => row.State === 'bad' || row.State === 'skipped'}
        empty={<EmptyState title="没有这样的行" />}
      />
      <Pagination label="预览分页" page={rows.Page} pages={rows.PageCount} to={(page) => to(state, page)} />
    </Card>
  );
}

/** What comes next, or how far it is. */
function BatchStep({ batch: { Id, Kind, State, Add, Change, Bad, Progress: progress } }: { batch: ItemBatch }) {
  const all = Add + Change;
  if (isWorking(State)) {
    const label = `${STATE_TEXT[State]} ${countText(progress)} / ${countText(all)} 件`;
    return (
      <div className="item-batch-step">
        <p>{label}，可以离开这一页，不会中断。</p>
        <Progress label={label} value={progress} max={all} tone="teal" />
      </div>
    );
  }
  const again = (
    <Button kind="line" to="/market/admin/search/data/import">
      {Kind === 'import' ? '换一个文件' : '导入文件'}
    </Button>
  );
  if (State === 'ready' || State === 'failed') {
    return (
      <Form method="post" className="item-batch-step">
        <input type="hidden" name="Batch" value={Id} />
        <p>
          {all > 0 ? `可以新增 ${countText(Add)} 件、更新 ${countText(Change)} 件。` : '没有可以写入的行。'}
          {Bad > 0 && `有问题的 ${countText(Bad)} 行不会写入，改好后可以再导入一次。`}
        </p>
        {all > 0 && (
          <Button type="submit" name="intent" value="commit">
            {State === 'failed' ? '继续写入' : `确认写入 ${countText(all)} 件`}
          </Button>
        )}
        {again}
      </Form>
    );
  }
  return (
    <div className="item-batch-step">
      <p>
        {State === 'done' ? `已处理 ${countText(all)} 件，可以在下面撤销。` : '已经撤销；之后又改过的商品保留了下来。'}
      </p>
      <Button to="/market/admin/search/data">看商品</Button>
      {again}
    </div>
  );
}
