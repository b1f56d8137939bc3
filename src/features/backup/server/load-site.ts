import { createHash } from 'node:crypto';
import { BrokenReferences, type LoadTarget, type StoredEntry } from '#/platform/db/portable/load-target.ts';
import { fits, fromLine, type Value } from '#/platform/db/portable/portable-value.ts';
import { SEARCH, type Snapshot, type TableShape } from '#/platform/db/portable/snapshot.ts';
import { kindNamed, type SearchKind } from '#/platform/db/search/search-index.ts';
import { loadedWrong, notABackup } from './backup.errors.ts';

/** What of a site is not in its rows. */
export type Plan = Pick<Snapshot, 'migrations' | 'tables' | 'sequences'>;

export interface LoadedTable {
  name: string;
  rows: number;
  sha256: string;
}

/**
 * Fills a target table by table and reads everything back before it is shown to anyone. Rows come in the order of the
 * plan's tables. Search entries are last: they are built by the newest code, for the newest schema.
 */
export async function beginLoading(target: LoadTarget, plan: Plan, kinds: readonly SearchKind[]) {
  await target.prepare(plan.migrations);
  const shapes = new Map((await shapesOf(target)).map((table) => [table.name, table]));
  if (!isSame([...shapes.values()], plan.tables)) throw notABackup('它的表与这个版本的不一样');
  const given = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  let loaded: LoadedTable[] | undefined;

  /** Everything but the search entries is in. */
  async function settleTables(): Promise<LoadedTable[]> {
    if (loaded) return loaded;
    await target.finish(plan.sequences).catch((error: unknown) => {
      throw error instanceof BrokenReferences ? loadedWrong(`有的行指向不存在的行，${error.message}`) : error;
    });
    loaded = await readBack(target, ({ name }) => name !== SEARCH.table);
    for (const { name, rows, sha256 } of loaded) {
      const wanted = given.get(name);
      const sum = (wanted?.hash ?? createHash('sha256')).digest('hex');
      if (rows !== (wanted?.rows ?? 0) || sha256 !== sum) throw loadedWrong(`表 ${name}`);
    }
    await target.migrateOn();
    return loaded;
  }

  return {
    async add(name: string, lines: readonly string[]): Promise<void> {
      const table = shapes.get(name);
      if (!table) throw notABackup(`没有表 ${name}`);
      const rows = lines.map((line) => rowOf(line, table));
      const sums = given.get(name) ?? { rows: 0, hash: createHash('sha256') };
      given.set(name, sums);
      sums.rows += rows.length;
      sums.hash.update(`${lines.join('\n')}\n`);
      if (name !== SEARCH.table) {
        if (loaded) throw notABackup('表的顺序不对');
        return target.insert(table, rows);
      }
      await settleTables();
      await target.putSearch(rows.map((row) => entryOf(row, kinds)));
    },

    /** All tables as they can be read from the target now. Nobody else sees them before `commit`. */
    async end(): Promise<LoadedTable[]> {
      const tables = await settleTables();
      await target.settle();
      const [search] = await readBack(target, ({ name }) => name === SEARCH.table);
      if ((search?.rows ?? 0) !== (given.get(SEARCH.table)?.rows ?? 0)) throw loadedWrong('搜索索引');
      return search ? [...tables, search] : tables;
    },
  };
}

async function shapesOf(target: LoadTarget): Promise<readonly TableShape[]> {
  const snapshot = await target.read();
  await snapshot.close();
  return snapshot.tables;
}

async function readBack(target: LoadTarget, isWanted: (table: TableShape) => boolean): Promise<LoadedTable[]> {
  const snapshot = await target.read();
  try {
    return await checksums(snapshot, isWanted);
  } finally {
    await snapshot.close();
  }
}

/** The same numbers as in a manifest, for any database. */
export async function checksums(
  snapshot: Snapshot,
  isWanted: (table: TableShape) => boolean = () => true,
): Promise<LoadedTable[]> {
  const found: LoadedTable[] = [];
  for (const table of snapshot.tables.filter(isWanted)) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const lines of snapshot.lines(table)) {
      hash.update(`${lines.join('\n')}\n`);
      rows += lines.length;
    }
    found.push({ name: table.name, rows, sha256: hash.digest('hex') });
  }
  return found;
}

function rowOf(line: string, { name, columns }: TableShape): Value[] {
  const row = fromLine(line);
  const isRight = row.length === columns.length && columns.every(({ type }, index) => fits(row[index] ?? null, type));
  if (!isRight) throw notABackup(`表 ${name} 有一行的类型不对`);
  return row;
}

/** In the order of SEARCH.columns, whose types were just checked. */
function entryOf([heat, id, name, marks, texts]: Value[], kinds: readonly SearchKind[]): StoredEntry {
  const kind = kindNamed(kinds, String(name));
  if (!kind) throw notABackup(`搜索索引里有这个版本没有的种类 ${name}`);
  return { kind, heat: Number(heat), id: Number(id), marks: String(marks), texts: String(texts) };
}

function isSame(ones: readonly TableShape[], others: readonly TableShape[]): boolean {
  const text = (tables: readonly TableShape[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.map((column) => [column.name, column.type])]));
  return text(ones) === text(others);
}
