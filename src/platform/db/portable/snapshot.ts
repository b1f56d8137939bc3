import type { Engine } from '../any-database.ts';
import type { ColumnType } from './portable-value.ts';

export interface TableShape {
  name: string;
  /** By name, so that both engines tell the same. */
  columns: readonly { name: string; type: ColumnType }[];
}

/** Everything in a database at one moment, whatever is written meanwhile. */
export interface Snapshot {
  engine: Engine;
  /** The migrations that have run. */
  migrations: readonly string[];
  /** By name; the search entries come last, because they are built anew from the rest of their row. */
  tables: readonly TableShape[];
  /** The highest number ever given, for tables that never give one twice. */
  sequences: Readonly<Record<string, number>>;
  count(table: TableShape): Promise<number>;
  /** Rows in the order of the primary key, a few hundred at a time; see toLine. */
  lines(table: TableShape): AsyncIterable<readonly string[]>;
  close(): Promise<void>;
}

/** Full text indexes cannot be moved between engines. What they are made of can. */
export const SEARCH: { table: string; key: string[]; columns: TableShape['columns'] } = {
  table: 'search_document',
  key: ['kind', 'id'],
  columns: [
    { name: 'heat', type: 'float' },
    { name: 'id', type: 'integer' },
    { name: 'kind', type: 'text' },
    { name: 'marks', type: 'text' },
    { name: 'texts', type: 'text' },
  ],
};

/** What the migrator and the place note for themselves, and what PostgreSQL keeps beside the search entries: made again there. */
const NOTES = ['kysely_migration', 'kysely_migration_lock', 'search_shelf', 'search_shelf_end', 'site_note'];
export const isNote = (table: string) => NOTES.includes(table);

export class NotPortable extends Error {}

export function inLoadingOrder(tables: readonly TableShape[]): TableShape[] {
  const isLast = ({ name }: TableShape) => Number(name === SEARCH.table);
  return tables.toSorted((one, other) => isLast(one) - isLast(other) || (one.name < other.name ? -1 : 1));
}
