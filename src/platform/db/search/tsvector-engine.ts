import { type RawBuilder, sql } from 'kysely';
import type { Clause, Column, Stage } from './query-plan.ts';
import type { Candidate } from './rank.ts';
import type { IndexEntry, SearchEngine, SearchTables } from './search-engine.ts';
import type { SearchKind } from './search-index.ts';

/** A tsvector has four weights; here they tell the columns apart. */
const WEIGHT: Record<Column, string> = { title: 'A', alias: 'B', people: 'C', mark: 'D' };
/** Columns that hold words: all but the marks. */
const WORDS = 3;
const ROWS_AT_ONCE = 100;

export const tsvectorEngine: SearchEngine = {
  async put(db, entries) {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
      const values = entries
        .slice(start, start + ROWS_AT_ONCE)
        .map(
          ({ row, tokens }) =>
            sql`(${row.kind}, ${row.id}, ${row.keys}, ${row.texts}, ${row.marks}, ${row.heat}, ${vector(tokens)}::tsvector)`,
        );
      await sql`insert into search_document (kind, id, keys, texts, marks, heat, tokens) values ${sql.join(values)}
        on conflict (kind, id) do update set keys = excluded.keys, texts = excluded.texts, marks = excluded.marks,
          heat = excluded.heat, tokens = excluded.tokens`.execute(db);
    }
  },

  async remove(db, kind, ids) {
    if (ids.length === 0) return;
    const tables = db.withTables<SearchTables>();
    await tables.deleteFrom('search_document').where('kind', '=', kind).where('id', 'in', ids).execute();
  },

  async reheat(db, kind, heats) {
    if (heats.size === 0) return;
    const pairs = [...heats].map(([id, heat]) => sql`(${id}::bigint, ${heat}::double precision)`);
    await sql`update search_document d set heat = new.heat from (values ${sql.join(pairs)}) as new (id, heat)
      where d.kind = ${kind} and d.id = new.id`.execute(db);
  },

  async settle(db) {
    await sql`analyze`.execute(db);
  },

  async ids(db, kind, stages) {
    const { rows } = await sql<{ id: number }>`
      select id from search_document
      where row_id in (select row_id from (${looksAt(kind, stages)}) as found)`.execute(db);
    return rows.map(({ id }) => id);
  },

  async candidates(db, kind, stages, known = []) {
    const { rows } = await sql<Candidate>`
      select d.row_id, d.id, d.keys, d.texts, d.heat, f.stage
      from (select row_id, min(stage) as stage from (${looksAt(kind, stages)}) as found group by row_id) as f
      join search_document d on d.row_id = f.row_id
      where f.row_id <> all(${known.map(({ row_id }) => row_id)}::bigint[])`.execute(db);
    return rows;
  },
};

function looksAt(kind: SearchKind, stages: readonly Stage[]): RawBuilder<unknown> {
  // `offset 0` is a fence: without it the planner may walk the heat index and test each row.
  const looks = stages.map(
    ({ all, limit }, stage) => sql`(select row_id, ${sql.lit(stage)} as stage from (
      select row_id, heat from search_document
      where tokens @@ ${all.map(expression).join(' & ')}::tsquery and kind = ${kind} offset 0) as fenced
      order by heat desc, row_id limit ${sql.lit(limit)})`,
  );
  return sql.join(looks, sql` union all `);
}

function vector(tokens: IndexEntry['tokens']): string {
  const columns: Column[] = ['title', 'alias', 'people', 'mark'];
  // Positions count up to four weights for one token; the same token in two columns needs two positions.
  return columns
    .flatMap((column, index) => tokens[column].map((token) => `${lexeme(token)}:${index + 1}${WEIGHT[column]}`))
    .join(' ');
}

function expression({ in: columns, any, isPrefix }: Clause): string {
  // Marks never look like words, so whoever wants a word anywhere need not say where: the index knows without the rows.
  const weights = columns.length === WORDS ? '' : columns.map((column) => WEIGHT[column]).join('');
  const suffix = isPrefix || weights ? `:${isPrefix ? '*' : ''}${weights}` : '';
  return `(${any.map((token) => lexeme(token) + suffix).join(' | ')})`;
}

function lexeme(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
