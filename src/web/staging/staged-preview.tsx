import type { ReactNode } from 'react';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';

interface Props<Row> {
  id: number;
  path: string;
  title: string;
  aside: string;
  children: ReactNode;
  /** Which rows may be looked at alone; none where there is nothing to choose. */
  segments: readonly { label: string; value: string; count: number }[];
  state: string;
  label: string;
  columns: Column<Row>[];
  rows: { Result: Row[]; Page: number; PageCount: number };
  isOff: (row: Row) => boolean;
}

/** Every row of a file and what becomes of it. */
export function StagedPreview<Row extends { Line: number }>(props: Props<Row>) {
  const { id, path, title, aside, children, segments, state, label, columns, rows, isOff } = props;
  const to = (chosen: string, page = 1) =>
    `${path}?${new URLSearchParams({ batch: String(id), ...(chosen && { state: chosen }), ...(page > 1 && { page: String(page) }) })}`;
  return (
    <Card title={title} aside={aside}>
      {children}
      {segments.length > 0 && (
        <SegmentedLinks
          label="按结果看"
          segments={segments.map(({ value, ...text }) => ({ ...text, to: to(value), current: state === value }))}
        />
      )}
      <Table
        label={label}
        columns={columns}
        rows={rows.Result}
        rowKey={({ Line }) => Line}
        isOff={isOff}
        empty={<EmptyState title="没有这样的行" />}
      />
      <Pagination label="预览分页" page={rows.Page} pages={rows.PageCount} to={(page) => to(state, page)} />
    </Card>
  );
}
