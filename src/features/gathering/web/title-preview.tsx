import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Column } from '#/ui/table/table.tsx';
import { lineColumn, outcomeColumn, StagedPreview, type StagedRows } from '#/web/staging/staged-preview.tsx';
import { stagedSegments } from '#/web/staging/staged-text.ts';
import type { TitleImport, TitleImportRow } from '../title-import.contract.ts';

/** The page, and what writing is called there. */
export const STAGED = { path: '/market/admin/catalogue/import', deed: '写入' };

const ROW_TEXT: Record<TitleImportRow['State'], string> = {
  add: '将新增',
  change: '将补充',
  skipped: '跳过',
  bad: '有问题',
  added: '已新增',
  changed: '已补充',
  undone: '已撤销',
  kept: '保留',
};

const COLUMNS: Column<TitleImportRow>[] = [
  { ...lineColumn(), head: '序' },
  {
    id: 'name',
    head: '片目',
    phone: 'title',
    cell: ({ Name, Key, State }) =>
      Key !== null && State !== 'undone' ? (
        <Link to={`/market/admin/catalogue/items/edit?key=${encodeURIComponent(Key)}`}>{Name}</Link>
      ) : (
        Name || '—'
      ),
  },
  { id: 'year', head: '年份', numeric: true, phone: 'side', cell: ({ Year }) => Year ?? '—' },
  outcomeColumn(ROW_TEXT),
];

export function TitlePreview({ batch, rows, state }: StagedRows<TitleImport, TitleImportRow>) {
  const { Name, Add, Change, Bad } = batch;
  const all = Add + Change;
  const bad = Bad > 0 ? `有问题的 ${thousands(Bad)} 条不会写入，改好后可以再导入一次。` : '';
  return (
    <StagedPreview
      batch={batch}
      {...STAGED}
      title={Name}
      segments={stagedSegments({ Add: '新增', Change: '补充' }, batch)}
      state={state}
      label="文件里的每一条"
      columns={COLUMNS}
      rows={rows}
      step={{
        ...{ unit: '部', all, commit: `确认写入 ${thousands(all)} 部`, again: '换一个文件' },
        before: `${all > 0 ? `可以新增 ${thousands(Add)} 部、补充 ${thousands(Change)} 部。` : '没有可以写入的。'}${bad}`,
        after:
          batch.State === 'done'
            ? `已写入 ${thousands(all)} 部，可以在下面撤销。`
            : '已经撤销；之后又改过的片目保留了下来。',
        next: <Button to="/market/admin/catalogue/items">看片目</Button>,
      }}
    />
  );
}
