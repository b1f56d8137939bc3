import { useRef } from 'react';
import { Form, useFetcher, useSubmit } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { ImportBatch, TriedMapping } from '../bill-import.contract.ts';
import { COLUMN_MEANINGS, columnField } from './import-columns.ts';
import { ImportTried } from './import-tried.tsx';

const MEANINGS = [{ value: '', label: '不用' }, ...COLUMN_MEANINGS];
const FORMATS = [
  { value: '', label: '自动' },
  ...['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'].map((value) => ({ value, label: value })),
];
const SIGNS = [
  { value: '', label: '自动' },
  { value: 'negative', label: '负数是支出' },
  { value: 'positive', label: '正数是支出' },
];

interface Props {
  batch: ImportBatch;
  tried?: TriedMapping | null;
}

/** What each column of an unknown table is. Each choice shows at once what would become of the rows. */
export function ImportMapping({ batch: { Id, FileName, State, Table }, tried = null }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const trying = useFetcher<{ tried?: TriedMapping; message?: string }>();
  if (!Table || (State !== 'mapping' && State !== 'ready')) return null;
  const isNew = State === 'mapping';
  const chosen = Table.Mapping ?? Table.Guess;
  const meaningOf = (column: string) => COLUMN_MEANINGS.find(({ value }) => chosen[value] === column)?.value ?? '';
  const show = () => {
    if (!form.current) return;
    if (!isNew) return void submit(form.current, { preventScrollReset: true });
    const said = new FormData(form.current);
    said.set('intent', 'try');
    void trying.submit(said, { method: 'post', action: '/bill/import' });
  };
  const shown = trying.data ? (trying.data.tried ?? null) : tried;
  return (
    <div className="bill-mapping" data-new={isNew || undefined}>
      <Card title={isNew ? `「${FileName}」的各列是什么？` : '各列的含义'} aside="同样的表头以后不再问">
        <Form ref={form} method="post" action="/bill/import" preventScrollReset>
          <input type="hidden" name="Batch" value={Id} />
          <input type="hidden" name="intent" value="map" />
          <ol className="bill-mapping-columns">
            {Table.Columns.map((column, index) => (
              <li key={column}>
                <Select
                  label={`“${column}”是`}
                  size="sm"
                  name={columnField(index)}
                  options={MEANINGS}
                  defaultValue={meaningOf(column)}
                  onChange={show}
                />
                <ul>
                  {Table.Samples.map((row, line) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else that tells them apart
                    <li key={line}>{row[index]?.trim() || '—'}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <div className="bill-mapping-foot">
            <Select
              label="日期格式"
              size="sm"
              name="DateFormat"
              options={FORMATS}
              defaultValue={chosen.DateFormat ?? ''}
              onChange={show}
            />
            <Select
              label="正负号"
              size="sm"
              name="Sign"
              options={SIGNS}
              defaultValue={chosen.Sign ?? ''}
              onChange={show}
            />
            <Button type="submit" {...(!isNew && { kind: 'line' as const })}>
              {!isNew ? '重新读' : shown ? `核对 ${shown.New + shown.Skipped + shown.Bad} 行` : '看看会变成什么'}
            </Button>
          </div>
        </Form>
      </Card>
      {isNew && <ImportTried tried={shown} message={trying.data?.message} isBusy={trying.state !== 'idle'} />}
    </div>
  );
}
