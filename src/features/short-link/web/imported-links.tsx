import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Column } from '#/ui/table/table.tsx';
import { lineColumn, outcomeColumn, StagedPreview, type StagedRows } from '#/web/staging/staged-preview.tsx';
import { stagedSegments } from '#/web/staging/staged-text.ts';
import type { LinkBatch, LinkRow } from '../short-import.contract.ts';
import { STAGED } from './link-import-action.ts';

const ROW_TEXT: Record<LinkRow['State'], string> = {
  add: '将生成',
  skipped: '跳过',
  bad: '有问题',
  added: '已生成',
  undone: '已撤销',
};

const COLUMNS: Column<LinkRow>[] = [
  lineColumn(),
  { id: 'url', head: '网址', phone: 'title', cell: ({ Url }) => Url || '—' },
  {
    id: 'link',
    head: '短链',
    phone: 'side',
    cell: ({ Link, Slug }) => (Link ? <a href={`${Link}+`}>{Link}</a> : Slug || '随机'),
  },
  outcomeColumn(ROW_TEXT),
];

export function ImportedLinks({ batch, rows, state }: StagedRows<LinkBatch, LinkRow>) {
  const { Id, Name, State, Add, Bad } = batch;
  return (
    <StagedPreview
      batch={batch}
      {...STAGED}
      title={Name}
      segments={stagedSegments({ Add: '生成' }, batch)}
      state={state}
      label="每一行"
      columns={COLUMNS}
      rows={rows}
      step={{
        unit: '条',
        all: Add,
        commit: `生成 ${thousands(Add)} 条`,
        before: `${Add > 0 ? `可以生成 ${thousands(Add)} 条短链。` : '没有可以生成的行。'}${Bad > 0 ? `有问题的 ${thousands(Bad)} 行不会生成，改好后可以再来一次。` : ''}`,
        after: State === 'done' ? `已生成 ${thousands(Add)} 条，可以在下面撤销。` : '已经撤销，这批短链都删掉了。',
        next: (
          <Button href={`/api/v1/short_url/import/${Id}/export`} download>
            结果存成 CSV
          </Button>
        ),
        again: '再来一批',
      }}
    />
  );
}
