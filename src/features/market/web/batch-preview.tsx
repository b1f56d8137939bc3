import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Column } from '#/ui/table/table.tsx';
import { lineColumn, outcomeColumn, StagedPreview, type StagedRows } from '#/web/staging/staged-preview.tsx';
import { stagedSegments } from '#/web/staging/staged-text.ts';
import type { BatchRow, ItemBatch } from '../market-batch.contract.ts';
import { priceText } from '../price.pure.ts';
import { ROW_TEXT, STAGED } from './batch-text.ts';

const COLUMNS: Column<BatchRow>[] = [
  lineColumn(),
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
  outcomeColumn(ROW_TEXT),
];

export function BatchPreview({ batch, rows, state }: StagedRows<ItemBatch, BatchRow>) {
  const { Kind, Name, State, Add, Change, Bad } = batch;
  const all = Add + Change;
  const isFile = Kind === 'import';
  return (
    <StagedPreview
      batch={batch}
      {...STAGED}
      title={Name}
      segments={isFile ? stagedSegments({ Add: '新增', Change: '更新' }, batch) : []}
      state={state}
      label={isFile ? '文件里的每一行' : '处理的商品'}
      columns={COLUMNS}
      rows={rows}
      step={{
        unit: '件',
        all: all,
        commit: `确认写入 ${thousands(all)} 件`,
        before: `${all > 0 ? `可以新增 ${thousands(Add)} 件、更新 ${thousands(Change)} 件。` : '没有可以写入的行。'}${Bad > 0 ? `有问题的 ${thousands(Bad)} 行不会写入，改好后可以再导入一次。` : ''}`,
        after:
          State === 'done' ? `已处理 ${thousands(all)} 件，可以在下面撤销。` : '已经撤销；之后又改过的商品保留了下来。',
        next: <Button to="/market/admin/search/data">看商品</Button>,
        again: isFile ? '换一个文件' : '导入文件',
      }}
    />
  );
}
