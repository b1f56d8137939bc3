import { type ControlledTransaction, sql } from 'kysely';
import type { AnyDatabase } from '../any-database.ts';
import { migrateWithin } from '../migrate.ts';
import { fromStoredRow } from '../search/index-entry.ts';
import { tsvectorEngine } from '../search/tsvector-engine.ts';
import { BrokenReferences, type LoadTarget } from './load-target.ts';
import type { ColumnType, Value } from './portable-value.ts';
import { readWithin } from './postgres-snapshot.ts';

const ARRAYS: Record<ColumnType, string> = {
  integer: 'bigint[]',
  float: 'double precision[]',
  text: 'text[]',
  bytes: 'bytea[]',
};
const FOREIGN_KEY_VIOLATION = '23503';

interface Reference {
  name: string;
  table: string;
  definition: string;
}

/** Everything, tables included, in one transaction. Takes a database of its own with one connection. */
export function createPostgresTarget(db: AnyDatabase): LoadTarget {
  let begun: ControlledTransaction<object> | undefined;
  let references: readonly Reference[] = [];
  const transaction = () => {
    if (!begun) throw new Error('the steps of loading are out of order');
    return begun;
  };

  return {
    engine: 'postgres',
    async prepare(migrations) {
      begun = await db.startTransaction().execute();
      await dropTables(begun);
      await migrateWithin(begun, 'postgres', migrations);
      references = await takeReferences(begun);
      for (const name of await tableNames(begun)) {
        if (!name.startsWith('kysely_')) await sql`delete from ${sql.id(name)}`.execute(begun);
      }
    },
    async insert({ name, columns }, rows) {
      const names = columns.map((column) => sql.id(column.name));
      const lists = columns.map(
        ({ type }, index) => sql`${rows.map((row) => parameter(row[index] ?? null))}::${sql.raw(ARRAYS[type])}`,
      );
      await sql`insert into ${sql.id(name)} (${sql.join(names)}) select * from unnest(${sql.join(lists)})`.execute(
        transaction(),
      );
    },
    async finish(sequences) {
      for (const { table, name, definition } of references) {
        await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`
          .execute(transaction())
          .catch((error: unknown) => {
            const isBroken = error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
            throw isBroken ? new BrokenReferences(`${table} ${name}`) : error;
          });
      }
      await goOnNumbering(transaction(), sequences);
    },
    read: () => readWithin(transaction(), async () => {}),
    migrateOn: () => migrateWithin(transaction(), 'postgres'),
    putSearch: (entries) =>
      tsvectorEngine.put(
        transaction(),
        entries.map(({ kind, ...row }) => fromStoredRow(kind, row)),
      ),
    settle: () => tsvectorEngine.settle(transaction()),
    async commit() {
      await transaction().commit().execute();
      begun = undefined;
      await db.destroy();
    },
    async abandon() {
      await begun
        ?.rollback()
        .execute()
        .catch(() => {});
      begun = undefined;
      await db.destroy();
    },
  };
}

function parameter(value: Value): Value {
  if (Object.is(value, -0)) return '-0';
  return typeof value === 'bigint' ? String(value) : value;
}

export async function tableNames(db: AnyDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function dropTables(db: AnyDatabase): Promise<void> {
  const names = await tableNames(db);
  if (names.length > 0) await sql`drop table ${sql.join(names.map((name) => sql.id(name)))} cascade`.execute(db);
}

/** Rows come table by table, so what they point at may come later: the references are made again at the end. */
async function takeReferences(db: AnyDatabase): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select k.conname as name, c.relname as table, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
  return rows;
}

async function goOnNumbering(db: AnyDatabase, sequences: Readonly<Record<string, number>>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  for (const { table, column } of rows) {
    const known = sequences[table] ?? 0;
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), last.number, last.number > 0)
      from (select greatest(${known}::bigint, coalesce(max(${sql.id(column)}), 0)) as number from ${sql.id(table)}) as last
      where last.number > 0`.execute(db);
  }
}
