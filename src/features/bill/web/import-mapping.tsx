import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { ImportBatch } from '../bill-import.contract.ts';
import { COLUMN_MEANINGS, columnField } from './import-columns.ts';

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

/** What each column of an unknown table is. Each choice shows at once what would become of the rows. */
export function ImportMapping({ batch: { Id, FileName, State, Table } }: { batch: ImportBatch }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  if (!Table || (State !== 'mapping' && State !== 'ready')) return null;
  const chosen = Table.Mapping ?? Table.Guess;
  const meaningOf = (column: string) => COLUMN_MEANINGS.find(({ value }) => chosen[value] === column)?.value ?? '';
  const preview = () => {
    if (form.current) void submit(form.current, { preventScrollReset: true });
  };
  return (
    <Card title={State === 'mapping' ? `「${FileName}」的各列是什么？` : '各列的含义'} aside="同样的表头以后不再问">
      <Form ref={form} method="post" action="/bill/import" className="bill-mapping" preventScrollReset>
        <input type="hidden" name="Batch" value={Id} />
        <input type="hidden" name="intent" value="map" />
        <div className="bill-mapping-scroll">
          <table>
            <thead>
              <tr>
                {Table.Columns.map((column, index) => (
                  <th key={column} scope="col">
                    <Select
                      label={`“${column}”是`}
                      size="sm"
                      name={columnField(index)}
                      options={MEANINGS}
                      defaultValue={meaningOf(column)}
                      {...(State === 'ready' && { onChange: preview })}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Table.Samples.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else that tells them apart
                <tr key={line}>
                  {Table.Columns.map((column, index) => (
                    <td key={column}>{row[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="bill-mapping-foot">
          <Select
            label="日期格式"
            size="sm"
            name="DateFormat"
            options={FORMATS}
            defaultValue={chosen.DateFormat ?? ''}
          />
          <Select label="正负号" size="sm" name="Sign" options={SIGNS} defaultValue={chosen.Sign ?? ''} />
          <Button type="submit" {...(State === 'ready' && { kind: 'line' as const })}>
            {State === 'mapping' ? '看看会变成什么' : '重新读'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
