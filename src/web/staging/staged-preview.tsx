import type { ReactNode } from 'react';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { StagedStep, type StepTexts } from './staged-step.tsx';
import { type StagedState, stateText } from './staged-text.ts';

/** What the preview of each kind of file is given. */
export interface StagedRows<Batch, Row> {
  batch: Batch;
  rows: { Result: Row[]; Page: number; PageCount: number };
  /** Which rows are looked at; all, where it is empty. */
  state: string;
}

interface Props<Row> extends StagedRows<{ Id: number; State: StagedState; Progress: number }, Row> {
  path: string;
  deed: string;
  title: string;
  step: StepTexts;
  /** What stands above the next step. */
  children?: ReactNode;
  /** Which rows may be looked at alone; none where there is nothing to choose. */
  segments: readonly { label: string; value: string; count: number }[];
  label: string;
  columns: Column<Row>[];
  isOff?: (row: Row) => boolean;
  group?: (row: Row) => string | undefined;
}

/** Every row of a file and what becomes of it. */
export function StagedPreview<Row extends { Line: number; State: string }>(props: Props<Row>) {
  const {
    batch,
    path,
    deed,
    title,
    step,
    children,
    segments,
    state,
    label,
    columns,
    rows,
    isOff = isLeftOut,
    group,
  } = props;
  const to = (chosen: string, page = 1) =>
    `${path}?${new URLSearchParams({ batch: String(batch.Id), ...(chosen && { state: chosen }), ...(page > 1 && { page: String(page) }) })}`;
  return (
    <Card title={title} aside={stateText(batch.State, deed)}>
      {children}
      <StagedStep batch={batch} path={path} deed={deed} {...step} />
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
        {...(group && { group })}
        empty={<EmptyState title="没有这样的行" />}
      />
      <Pagination label="预览分页" page={rows.Page} pages={rows.PageCount} to={(page) => to(state, page)} />
    </Card>
  );
}

const isLeftOut = ({ State }: { State: string }) => State === 'bad' || State === 'skipped';

export const lineColumn = <Row extends { Line: number }>(): Column<Row> => ({
  id: 'line',
  head: '行',
  quiet: true,
  phone: 'detail',
  cell: ({ Line }) => <span className="num">{Line}</span>,
});

/** What became of a row, and why. */
export const outcomeColumn = <State extends string, Row extends { State: State; Reason: string }>(
  texts: Record<State, string>,
): Column<Row> => ({ id: 'state', head: '结果', phone: 'end', cell: (row) => outcomeText(texts, row) });

export const outcomeText = <State extends string>(
  texts: Record<State, string>,
  { State, Reason }: { State: State; Reason: string },
) => (Reason ? `${texts[State]}：${Reason}` : texts[State]);
