import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { type ColumnType, toLine, type Value } from './portable-value.ts';
import { inLoadingOrder, isNote, NotPortable, SEARCH, type Snapshot, type TableShape } from './snapshot.ts';

/** Few enough that requests get in between: reading stops the event loop. */
const ROWS_AT_ONCE = 100;

/** A connection of its own with one long read: in WAL mode writers go on, and nothing they do is seen here. */
export function openSqliteSnapshot(file: string): Snapshot {
  const connection = new DatabaseSync(file, { timeout: 5000 });
  try {
    connection.exec('pragma query_only = on; begin');
    return readAll(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function readAll(connection: DatabaseSync): Snapshot {
  const shapes = tablesOf(connection);
  return {
    engine: 'sqlite',
    migrations: textsOf(connection, 'select name from kysely_migration order by name'),
    tables: inLoadingOrder(shapes),
    sequences: sequencesOf(connection),
    count: async ({ name }) => numberOf(connection, `select count(*) from ${quoted(name)}`),
    async *lines({ name, columns }) {
      const key = name === SEARCH.table ? SEARCH.key : keyOf(connection, name);
      const order = key.map((column) => `${quoted(column)} collate binary`).join(', ');
      const wanted = columns.map((column) => quoted(column.name)).join(', ');
      const statement = connection.prepare(`select ${wanted} from ${quoted(name)} order by ${order}`);
      statement.setReadBigInts(true);
      statement.setReturnArrays(true);
      let lines: string[] = [];
      for (const row of statement.iterate()) {
        // Arrays of values, as was just asked for; the types know objects only.
        lines.push(toLine(row as unknown as Value[]));
        if (lines.length < ROWS_AT_ONCE) continue;
        yield lines;
        lines = [];
        await setImmediate();
      }
      if (lines.length > 0) yield lines;
    },
    close: async () => connection.close(),
  };
}

function tablesOf(connection: DatabaseSync): TableShape[] {
  // Virtual tables and what they keep for themselves have types of their own.
  const names = textsOf(
    connection,
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite@_%' escape '@'`,
  );
  return names
    .filter((name) => !isNote(name))
    .map((name) => ({ name, columns: name === SEARCH.table ? SEARCH.columns : columnsOf(connection, name) }));
}

function columnsOf(connection: DatabaseSync, table: string): TableShape['columns'] {
  const rows = connection.prepare('select name, type from pragma_table_info(?) order by name').all(table);
  return rows.map(({ name, type }) => ({ name: String(name), type: typeOf(table, String(name), String(type)) }));
}

function keyOf(connection: DatabaseSync, table: string): string[] {
  const key = textsOf(connection, 'select name from pragma_table_info(?) where pk > 0 order by pk', table);
  return key.length > 0 ? key : columnsOf(connection, table).map(({ name }) => name);
}

/** The rules by which SQLite itself reads the declared type. */
function typeOf(table: string, column: string, declared: string): ColumnType {
  if (/int/i.test(declared)) return 'integer';
  if (/char|clob|text/i.test(declared)) return 'text';
  if (/blob/i.test(declared)) return 'bytes';
  if (/real|floa|doub/i.test(declared)) return 'float';
  throw new NotPortable(`${table}.${column} ${declared}`);
}

/** Kept by SQLite only for tables that never give a number twice. */
function sequencesOf(connection: DatabaseSync): Record<string, number> {
  const hasAny = textsOf(connection, `select name from sqlite_master where name = 'sqlite_sequence'`).length > 0;
  if (!hasAny) return {};
  const rows = connection.prepare('select name, seq from sqlite_sequence').all();
  return Object.fromEntries(rows.map(({ name, seq }) => [String(name), Number(seq)]));
}

function textsOf(connection: DatabaseSync, query: string, ...values: string[]): string[] {
  return connection
    .prepare(query)
    .all(...values)
    .map((row) => String(Object.values(row)[0]));
}

function numberOf(connection: DatabaseSync, query: string): number {
  return Number(Object.values(connection.prepare(query).get() ?? {})[0]);
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
