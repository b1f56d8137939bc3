import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { AnyDatabase } from '../any-database.ts';
import { FORGET_SMALL_TABLES, READ_STATISTICS } from '../table-statistics.ts';
import { fromStoredRow } from './index-entry.ts';
import type { Clause, Stage } from './query-plan.ts';
import type { Candidate } from './rank.ts';
import type { IndexEntry, SearchEngine, SearchTables } from './search-engine.ts';
import type { SearchKind } from './search-index.ts';

/**
 * Row numbers carry kind, heat and id, so that walking the index in its own order meets the hottest documents of one
 * kind first and can stop early: a look at the index costs the same however many documents fit.
 */
const KIND_STEP = 2 ** 49;
const HEAT_STEP = 2 ** 32;
const COLDEST = 2 ** 17 - 1;
/** Two steps for each doubling of interest. */
const STEPS_PER_UNIT = 2 / Math.LN2;
const ROWS_AT_ONCE = 100;

export const fts5Engine: SearchEngine = {
  async put(db, entries) {
    // FTS5 gathers words in memory as long as row numbers rise, and writes them out whenever one falls.
    const rising = entries
      .map((entry) => ({ ...entry, number: rowNumber(entry.kind, entry.row.id, entry.row.heat) }))
      .sort((one, other) => one.number - other.number);
    for (let start = 0; start < rising.length; start += ROWS_AT_ONCE) {
      await putSome(db, rising.slice(start, start + ROWS_AT_ONCE));
    }
  },

  async remove(db, kind, ids) {
    if (ids.length === 0) return;
    const rows = await storedRows(db, kind, ids);
    await deleteRows(
      db,
      rows.map(({ row_id }) => row_id),
    );
  },

  async reheat(db, kind, heats) {
    const tables = db.withTables<SearchTables>();
    const moved: IndexEntry[] = [];
    for (const row of await storedRows(db, kind, [...heats.keys()])) {
      const heat = heats.get(row.id) ?? row.heat;
      if (rowNumber(kind, row.id, heat) !== row.row_id) moved.push(fromStoredRow(kind, { ...row, heat }));
      else await tables.updateTable('search_document').set({ heat }).where('row_id', '=', row.row_id).execute();
    }
    await fts5Engine.put(db, moved);
  },

  async settle(db) {
    await sql`insert into search_fts (search_fts) values ('optimize')`.execute(db);
    await sql`analyze`.execute(db);
    for (const statement of [FORGET_SMALL_TABLES, READ_STATISTICS]) await sql.raw(statement).execute(db);
  },

  async ids(db, kind, stages) {
    const { text, parameters } = looksAt(kind, stages);
    const query = `select distinct row_id % ${HEAT_STEP} as id from (${text})`;
    const { rows } = await db.executeQuery<{ id: number }>(CompiledQuery.raw(query, parameters));
    return rows.map(({ id }) => id);
  },

  async candidates(db, kind, stages, known = []) {
    const { text, parameters } = looksAt(kind, stages);
    const query = `select d.row_id, d.id, d.keys, d.texts, d.heat, f.stage
      from (select row_id, min(stage) as stage from (${text}) group by row_id) f
      join search_document d on d.row_id = f.row_id`;
    const { rows } = await db.executeQuery<Candidate>(CompiledQuery.raw(query, parameters));
    const isKnown = new Set(known.map(({ row_id }) => row_id));
    return rows.filter(({ row_id }) => !isKnown.has(row_id));
  },
};

/** Written by hand: a builder takes longer to write such a query than SQLite to answer it. */
function looksAt(kind: SearchKind, stages: readonly Stage[]): { text: string; parameters: unknown[] } {
  const first = firstRow(kind);
  const looks = stages.map(
    ({ limit }, stage) => `select * from (
      select rowid as row_id, ${stage} as stage from search_fts
      where search_fts match ? and rowid between ${first} and ${first + KIND_STEP - 1}
      order by rowid limit ${limit})`,
  );
  return {
    text: looks.join(' union all '),
    parameters: stages.map(({ all }) => all.map(expression).join(' AND ')),
  };
}

async function putSome(db: AnyDatabase, entries: readonly (IndexEntry & { number: number })[]): Promise<void> {
  const tables = db.withTables<SearchTables>();
  for (const kind of new Set(entries.map(({ row }) => row.kind))) {
    const ids = entries.filter(({ row }) => row.kind === kind).map(({ row }) => row.id);
    const old = await tables
      .selectFrom('search_document')
      .select('row_id')
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute();
    await deleteRows(
      db,
      old.map(({ row_id }) => row_id),
    );
  }
  if (entries.length === 0) return;
  const rows = entries.map(({ row, number }) => ({ ...row, row_id: number }));
  await tables.insertInto('search_document').values(rows).execute();
  const values: RawBuilder<unknown>[] = entries.map(({ tokens, number }) => {
    const { title, alias, people, mark } = tokens;
    return sql`(${number}, ${title.join(' ')}, ${alias.join(' ')}, ${people.join(' ')}, ${mark.join(' ')})`;
  });
  await sql`insert into search_fts (rowid, title, alias, people, mark) values ${sql.join(values)}`.execute(db);
}

function storedRows(db: AnyDatabase, kind: SearchKind, ids: readonly number[]) {
  return db
    .withTables<SearchTables>()
    .selectFrom('search_document')
    .selectAll()
    .where('kind', '=', kind.name)
    .where('id', 'in', ids.length > 0 ? ids : [-1])
    .execute();
}

async function deleteRows(db: AnyDatabase, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await sql`delete from search_fts where rowid in (${sql.join(numbers)})`.execute(db);
  await db.withTables<SearchTables>().deleteFrom('search_document').where('row_id', 'in', numbers).execute();
}

function firstRow(kind: SearchKind): number {
  return kind.place * KIND_STEP;
}

function rowNumber(kind: SearchKind, id: number, heat: number): number {
  const warmth = Math.min(COLDEST, Math.max(0, Math.floor((heat + 1000) * STEPS_PER_UNIT)));
  return firstRow(kind) + (COLDEST - warmth) * HEAT_STEP + id;
}

function expression({ in: columns, any, isPrefix }: Clause): string {
  const terms = any.map((token) => `"${token.replaceAll('"', '""')}"${isPrefix ? '*' : ''}`);
  return `{${columns.join(' ')}} : (${terms.join(' OR ')})`;
}
