import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Column, Table } from './table.tsx';

interface Row {
  name: string;
  clicks: number;
}

const columns: Column<Row>[] = [
  { id: 'name', head: '短链', cell: (row) => row.name },
  {
    id: 'clicks',
    head: '点击',
    cell: (row) => row.clicks,
    numeric: true,
    sort: { to: '?sort=clicks', order: 'descending' },
  },
];

const render = (rows: Row[], shown = columns) =>
  renderToString(
    <MemoryRouter>
      <Table label="我的短链" columns={shown} rows={rows} rowKey={(row) => row.name} empty={<p>还没有</p>} />
    </MemoryRouter>,
  );

test('the column the rows are ordered by says so, and its heading is a link', () => {
  const html = render([{ name: 'k7Qm2xP', clicks: 191 }]);
  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
  expect(html).toContain('href="/?sort=clicks"');
});

test('without rows the reader is told what to do instead', () => {
  expect(render([])).toBe('<p>还没有</p>');
});

test('a table that may scroll sideways can be reached with the keyboard, one that folds need not', () => {
  const rows = [{ name: 'a', clicks: 1 }];
  expect(render(rows)).toMatch(/^<div[^>]*role="region"[^>]*tabindex="0"/i);
  const folding = columns.map((column) => ({ ...column, phone: 'title' as const }));
  expect(render(rows, folding)).not.toMatch(/tabindex/i);
});
