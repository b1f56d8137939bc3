import type { Column } from '#/ui/table/table.tsx';
import { DeskTime } from './desk-time.tsx';

/** When something happened, as lists of the desk tell it. */
export const whenColumn = <Row extends { Time: string }>(): Column<Row> => ({
  id: 'when',
  head: '时间',
  quiet: true,
  phone: 'detail',
  cell: ({ Time }) => <DeskTime at={Time} />,
});
