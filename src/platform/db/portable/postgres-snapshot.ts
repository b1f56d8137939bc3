import { type ControlledTransaction, type RawBuilder, sql } from 'kysely';
import type { AnyDatabase } from '../any-database.ts';
import { type ColumnType, toLine, type Value } from './portable-value.ts';
import { inLoadingOrder, isNote, NotPortable, SEARCH, type Snapshot, type TableShape } from './snapshot.ts';

const ROWS_AT_ONCE = 500;

const TYPES: Readonly<Record<string, ColumnType>> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  float4: 'float',
  float8: 'float',
  text: 'text',
  varchar: 'text',
  bytea: 'bytes',
};

/** Takes a database of its own, whose one connection holds a transaction that sees only this moment. */
export async function openPostgresSnapshot(db: AnyDatabase): Promise<Snapshot> {
  let transaction: ControlledTransaction<object> | undefined;
  // A connection that is still in a transaction is never given back, and the end would wait for it.
  const close = async () => {
    await transaction
      ?.rollback()
      .execute()
      .catch(() => {});
    await db.destroy();
  };
  try {
    const beginning = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    transaction = await beginning.execute();
    return await readWithin(transaction, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Reads the tables as one transaction sees them. */
export async function readWithin(transaction: AnyDatabase, close: () => Promise<void>): Promise<Snapshot> {
  const { shapes, keys } = await tablesOf(transaction);
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    transaction,
  );
  return {
    engine: 'postgres',
    migrations: done.map(({ name }) => name),
    tables: inLoadingOrder(shapes),
    sequences: await sequencesOf(transaction),
    async count({ name }) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(name)}`.execute(transaction);
      return rows[0]?.count ?? 0;
    },
    async *lines(table) {
      // As text, so that no driver decides how much of a number it keeps.
      const wanted = table.columns.map(({ name }) => sql`${sql.id(name)}::text`);
      const order = orderBy(table, keys.get(table.name) ?? []);
      await sql`declare portable no scroll cursor for
        select array[${sql.join(wanted)}] as values from ${sql.id(table.name)} order by ${order}`.execute(transaction);
      try {
        for (;;) {
          const { rows } = await sql<{
            values: (string | null)[];
          }>`fetch ${sql.lit(ROWS_AT_ONCE)} from portable`.execute(transaction);
          if (rows.length === 0) return;
          yield rows.map(({ values }) =>
            toLine(values.map((text, index) => valueIn(text, table.columns[index]?.type))),
          );
        }
      } finally {
        await sql`close portable`.execute(transaction);
      }
    },
    close,
  };
}

/** Text by its bytes, as SQLite orders it. */
function orderBy({ columns }: TableShape, key: readonly string[]): RawBuilder<unknown> {
  const names = key.length > 0 ? key : columns.map(({ name }) => name);
  const isText = (name: string) => columns.find((column) => column.name === name)?.type === 'text';
  return sql.join(names.map((name) => (isText(name) ? sql`${sql.id(name)} collate "C"` : sql`${sql.id(name)}`)));
}

function valueIn(text: string | null, type: ColumnType | undefined): Value {
  if (text === null) return null;
  if (type === 'integer') return BigInt(text);
  if (type === 'float') return Number(text);
  return type === 'bytes' ? Buffer.from(text.slice(2), 'hex') : text;
}

async function tablesOf(db: AnyDatabase): Promise<{ shapes: TableShape[]; keys: Map<string, readonly string[]> }> {
  const { rows } = await sql<{ table: string; column: string; type: string; place: number | null }>`
    select c.relname as table, a.attname as column, t.typname as type,
      array_position(i.indkey::smallint[], a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  const keys = new Map<string, readonly string[]>();
  const shapes: TableShape[] = [];
  for (const [name, columns] of Map.groupBy(rows, ({ table }) => table)) {
    if (isNote(name)) continue;
    const inKey = columns
      .filter(({ place }) => place !== null)
      .sort((one, other) => Number(one.place) - Number(other.place));
    keys.set(name, name === SEARCH.table ? SEARCH.key : inKey.map(({ column }) => column));
    shapes.push({ name, columns: name === SEARCH.table ? SEARCH.columns : columnsOf(columns) });
  }
  return { shapes, keys };
}

function columnsOf(rows: readonly { table: string; column: string; type: string }[]): TableShape['columns'] {
  return rows
    .map(({ table, column, type: declared }) => {
      const type = TYPES[declared];
      if (!type) throw new NotPortable(`${table}.${column} ${declared}`);
      return { name: column, type };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function sequencesOf(db: AnyDatabase): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; last: number }>`
    select c.relname as table, s.last_value as last
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    join pg_depend d on d.refobjid = c.oid and d.refobjsubid = a.attnum and d.deptype = 'i'
    join pg_class q on q.oid = d.objid and q.relkind = 'S'
    join pg_sequences s on s.schemaname = current_schema() and s.sequencename = q.relname
    where c.relnamespace = current_schema()::regnamespace and s.last_value is not null`.execute(db);
  return Object.fromEntries(rows.map(({ table, last }) => [table, last]));
}
