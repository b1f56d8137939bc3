import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '#/ui/visually-hidden/visually-hidden.css';
import './table.css';

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are set in numerals and to the right. */
  numeric?: boolean;
  /** Details that should not compete: dates, accounts. */
  quiet?: boolean;
  /** The heading is read out but not shown, as over a column of buttons. */
  headHidden?: boolean;
  /** Where pressing the heading leads, and how the rows are ordered by this column now. */
  sort?: { to: string; order?: 'ascending' | 'descending' };
  /** On a phone a row is two lines: title and side on the first, details and end on the second. */
  phone?: 'title' | 'side' | 'detail' | 'end' | 'none';
}

interface Props<Row> {
  /** Read out before the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  isOff?: (row: Row) => boolean;
  /** What ties a row to its neighbours, for the styles of a page. */
  group?: (row: Row) => string | undefined;
  /** Instead of the rows when there are none. */
  empty?: ReactNode;
}

/** Rows between hairlines. If no column says what it is on a phone, the table scrolls sideways there. */
export function Table<Row>({ label, columns, rows, rowKey, isOff, group, empty }: Props<Row>) {
  if (rows.length === 0 && empty) return empty;
  const folds = columns.some(({ phone }) => phone);
  // What scrolls must be reachable with the keyboard; what folds never scrolls.
  const scrolls = folds ? {} : ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const);
  return (
    <div className="table" data-folds={folds || undefined} {...scrolls}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-off={isOff?.(row) || undefined} data-group={group?.(row)}>
              {columns.map(({ id, cell, numeric, quiet, headHidden, phone }) => (
                <td
                  key={id}
                  data-numeric={numeric || undefined}
                  data-quiet={quiet || undefined}
                  data-acts={headHidden || undefined}
                  data-phone={phone}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column: { head, numeric, headHidden, sort, phone } }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      data-numeric={numeric || undefined}
      data-phone={phone}
      {...(sort?.order && { 'aria-sort': sort.order })}
    >
      {sort ? (
        <Link className="table-sort" to={sort.to} preventScrollReset>
          {head}
          {sort.order === 'ascending' ? <ArrowUp /> : sort.order === 'descending' ? <ArrowDown /> : <ChevronsUpDown />}
        </Link>
      ) : (
        <span className={headHidden ? 'visually-hidden' : undefined}>{head}</span>
      )}
    </th>
  );
}
