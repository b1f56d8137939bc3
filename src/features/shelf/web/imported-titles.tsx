import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { Column } from '#/ui/table/table.tsx';
import { outcomeText, StagedPreview, type StagedRows } from '#/web/staging/staged-preview.tsx';
import type { ShelfBatch, ShelfRow } from '../shelf-import.contract.ts';
import { stateName } from '../shelf-states.pure.ts';
import { IMPORT_PATH, STAGED } from './shelf-import-action.ts';

const ROW_TEXT: Record<ShelfRow['State'], string> = {
  add: '放上书架',
  doubt: '要看一眼',
  skipped: '跳过',
  bad: '没找到',
  added: '已放上',
  undone: '已撤销',
};

const columns = (batch: ShelfBatch): Column<ShelfRow>[] => [
  {
    id: 'name',
    head: '文件里',
    phone: 'title',
    cell: ({ Name, Year }) => (
      <>
        {Name}
        {Year && <small className="num"> {Year}</small>}
      </>
    ),
  },
  {
    id: 'shelf',
    head: '状态',
    phone: 'side',
    cell: ({ Shelf, Score }) => [stateName(Shelf), Score && `${Score} 分`].filter(Boolean).join(' · '),
  },
  {
    id: 'day',
    head: '日期',
    quiet: true,
    phone: 'detail',
    cell: ({ Day }) => <span className="num">{Day || '—'}</span>,
  },
  { id: 'title', head: '本站', phone: 'end', cell: (row) => <Found row={row} batch={batch} /> },
];

function Found({ row, batch }: { row: ShelfRow; batch: ShelfBatch }) {
  const { State, Reason, Title, Choices, Line } = row;
  if (State !== 'doubt' || batch.State !== 'ready')
    return [Title && titleText(Title), outcomeText(ROW_TEXT, row)].filter(Boolean).join(' · ');
  return (
    <Form method="post" action={IMPORT_PATH} className="imported-choices" preventScrollReset>
      <input type="hidden" name="Batch" value={batch.Id} />
      <input type="hidden" name="Line" value={Line} />
      <input type="hidden" name="intent" value="settle" />
      <span>{Reason}，是哪一部？</span>
      {Choices.map((choice) => (
        <Button key={choice.Key} type="submit" kind="line" size="sm" name="Key" value={choice.Key}>
          {titleText(choice)}
        </Button>
      ))}
      <Button type="submit" kind="quiet" size="sm" name="Key" value="">
        都不是
      </Button>
    </Form>
  );
}

const titleText = ({ Name, TypeName, Year }: ShelfRow['Choices'][number]) =>
  [`《${Name}》`, TypeName, Year].filter(Boolean).join(' ');

/** Every row of a file and what becomes of it; what is in doubt is decided in its row. */
export function ImportedTitles({ batch, rows, state }: StagedRows<ShelfBatch, ShelfRow>) {
  const { Name, State, Add, Doubt, Skipped, Bad } = batch;
  return (
    <StagedPreview
      batch={batch}
      {...STAGED}
      title={Name}
      segments={[
        { label: '全部', value: '', count: Add + Doubt + Skipped + Bad },
        { label: '要看一眼', value: 'doubt', count: Doubt },
        { label: '放上书架', value: 'add', count: Add },
        { label: '跳过', value: 'skipped', count: Skipped },
        { label: '没找到', value: 'bad', count: Bad },
      ]}
      state={state}
      label="每一行"
      columns={columns(batch)}
      rows={rows}
      step={{
        unit: '部',
        all: Add,
        commit: `放上书架，${thousands(Add)} 部`,
        before: `${Add > 0 ? `可以放上 ${thousands(Add)} 部。` : '没有可以放上书架的。'}${Doubt > 0 ? `另有 ${thousands(Doubt)} 部拿不准，先看一眼；不看就不放。` : ''}`,
        after: State === 'done' ? `已放上 ${thousands(Add)} 部，30 天内可以撤销。` : '已经撤销，书架回到导入前。',
        next: <Button to="/shelf">看看书架</Button>,
        again: '再导入一份',
      }}
    />
  );
}
