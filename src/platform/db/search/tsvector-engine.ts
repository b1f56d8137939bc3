import { type RawBuilder, sql } from 'kysely';
import type { Clause, Column, Stage } from './query-plan.ts';
import type { Candidate } from './rank.ts';
import type { IndexEntry, SearchEngine, SearchTables } from './search-engine.ts';
import type { SearchKind } from './search-index.ts';

/** A tsvector has four weights; here they tell the columns apart. */
const WEIGHT: Record<Column, string> = { title: 'A', alias: 'B', people: 'C', mark: 'D' };
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
    await tables.deleteFrom('search_document').where('kind', '=', kind.name).where('id', 'in', ids).execute();
  },

  async reheat(db, kind, heats) {
    if (heats.size === 0) return;
    const pairs = [...heats].map(([id, heat]) => sql`(${id}::bigint, ${heat}::double precision)`);
    await sql`update search_document d set heat = new.heat from (values ${sql.join(pairs)}) as new (id, heat)
      where d.kind = ${kind.name} and d.id = new.id`.execute(db);
  },

  async settle(db) {
    await sql`select search_fill_shelf()`.execute(db);
    await sql`analyze`.execute(db);
  },

  async ids(db, kind, stages) {
    const { rows } = await sql<{ id: number }>`select distinct id from ${look(kind, stages)}`.execute(db);
    return rows.map(({ id }) => id);
  },

  async candidates(db, kind, stages, known = []) {
    const { rows } = await sql<Candidate>`
      select d.row_id, d.id, d.keys, d.texts, d.heat, f.stage
      from (select row_id, min(stage) - 1 as stage from ${look(kind, stages)} group by row_id) as f
      join search_document d on d.row_id = f.row_id
      where f.row_id not in (select unnest(${known.map(({ row_id }) => row_id)}::bigint[]))`.execute(db);
    return rows;
  },
};

/** See migration 49; stages are counted from 1 there. */
function look(kind: SearchKind, stages: readonly Stage[]): RawBuilder<unknown> {
  const queries = stages.map(({ all }) => all.map((clause) => expression(clause, kind)).join(' & '));
  const limits = stages.map(({ limit }) => limit);
  return sql`search_look(${kind.name}, ${queries}::text[]::tsquery[], ${limits}::int[])`;
}

function vector(tokens: IndexEntry['tokens']): string {
  const columns: Column[] = ['title', 'alias', 'people', 'mark'];
  // Positions count up to four weights for one token; the same token in two columns needs two positions.
  return columns
    .flatMap((column, index) => tokens[column].map((token) => `${lexeme(token)}:${index + 1}${WEIGHT[column]}`))
    .join(' ');
}

/**
 * Where the tokens alone tell the column, the index answers without the rows: marks and people have tokens of their own,
 * and so have aliases that are labels.
 */
function expression({ in: columns, any, isPrefix }: Clause, kind: SearchKind): string {
  const isTold = kind.isLabelled || columns.includes('title') === columns.includes('alias');
  const weights = isTold ? '' : columns.map((column) => WEIGHT[column]).join('');
  const suffix = isPrefix || weights ? `:${isPrefix ? '*' : ''}${weights}` : '';
  return `(${any.map((token) => lexeme(token) + suffix).join(' | ')})`;
}

function lexeme(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
