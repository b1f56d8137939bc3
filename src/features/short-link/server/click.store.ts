import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from '#/platform/db/database.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import type { ShortLinkTables } from './short-link.table.ts';

export interface Counts {
  clicks: number;
  bots: number;
  tips: number;
}

export interface DayCounts extends Counts {
  code: string;
  day: string;
}

/** As they are read: people are counted by those who tell visitors apart. */
export interface SeenCounts extends Counts {
  people: number;
}

export type SeenDay = DayCounts & SeenCounts;

export type ClickStore = ReturnType<typeof createClickStore>;

/** Few sizes, so that each statement is built and prepared once: 1,234 rows are 2 × 500, 2 × 100 and 34 × 1. */
const ROWS_AT_ONCE = [500, 100, 1];

interface Needs {
  database: Pick<Database, 'db' | 'lightly'>;
  /** Clicks of all links together are counted with those of each, or not at all. */
  tally: Pick<Tally, 'addNow'>;
}

export function createClickStore({ database: { db, lightly }, tally }: Needs) {
  const tables = db.withTables<ShortLinkTables>();
  const built = new Map<number, CompiledQuery>();
  const statementOf = (rows: number): CompiledQuery => {
    const query = built.get(rows) ?? addingStatement(tables, rows);
    built.set(rows, query);
    return query;
  };

  const addAll = (counts: readonly DayCounts[]): Promise<void> =>
    lightly(async (transaction) => {
      let start = 0;
      for (const rows of ROWS_AT_ONCE) {
        for (; start + rows <= counts.length; start += rows) {
          const parameters = counts.slice(start, start + rows).flatMap(valuesOf);
          await transaction.executeQuery({ ...statementOf(rows), parameters });
        }
      }
      for (const [day, count] of clicksByDay(counts)) await tally.addNow(transaction, { day, name: 'clicks', count });
    });

  return {
    /** Adds all or nothing, so that a failed attempt can be made again. */
    async add(counts: readonly DayCounts[]): Promise<void> {
      // In one order everywhere: two processes that lock the same rows in different orders wait for each other.
      const sorted = counts.toSorted(byCodeAndDay);
      try {
        await addAll(sorted);
      } catch {
        // Links go with their owner's account; one that is gone must not hold up the counts of the rest.
        await addAll(await stillThere(tables, sorted));
      }
    },

    async totals(codes: readonly string[]): Promise<Map<string, SeenCounts>> {
      if (codes.length === 0) return new Map();
      const rows = await tables
        .selectFrom('short_link_day')
        .select(({ fn }) => [
          'code',
          fn.sum<number>('clicks').as('clicks'),
          fn.sum<number>('bots').as('bots'),
          fn.sum<number>('tips').as('tips'),
          fn.sum<number>('people').as('people'),
        ])
        .where('code', 'in', codes)
        .groupBy('code')
        .execute();
      // PostgreSQL answers a sum of bigints as text.
      const toCounts = (row: SeenCounts) => ({
        clicks: Number(row.clicks),
        bots: Number(row.bots),
        tips: Number(row.tips),
        people: Number(row.people),
      });
      return new Map(rows.map((row) => [row.code, toCounts(row)]));
    },

    async sumsOf(ownerId: number): Promise<Pick<Counts, 'clicks' | 'bots'>> {
      const row = await tables
        .selectFrom('short_link_day')
        .innerJoin('short_link', 'short_link.code', 'short_link_day.code')
        .select(({ fn }) => [fn.sum<number>('clicks').as('clicks'), fn.sum<number>('bots').as('bots')])
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      return { clicks: Number(row?.clicks ?? 0), bots: Number(row?.bots ?? 0) };
    },

    async days(codes: readonly string[], since: string): Promise<SeenDay[]> {
      if (codes.length === 0) return [];
      return tables
        .selectFrom('short_link_day')
        .selectAll()
        .where('code', 'in', codes)
        .where('day', '>=', since)
        .execute();
    },
  };
}

function byCodeAndDay(a: DayCounts, b: DayCounts): number {
  if (a.code === b.code) return a.day < b.day ? -1 : 1;
  return a.code < b.code ? -1 : 1;
}

function clicksByDay(counts: readonly DayCounts[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, clicks } of counts) if (clicks > 0) sums.set(day, (sums.get(day) ?? 0) + clicks);
  return sums;
}

function valuesOf({ code, day, clicks, bots, tips }: DayCounts): (number | string)[] {
  return [code, day, clicks, bots, tips];
}

/** Takes the values of so many rows, in the order of `valuesOf`. */
function addingStatement(tables: Kysely<ShortLinkTables>, rows: number): CompiledQuery {
  return tables
    .insertInto('short_link_day')
    .values(Array.from({ length: rows }, () => ({ code: '', day: '', clicks: 0, bots: 0, tips: 0 })))
    .onConflict((conflict) =>
      conflict.columns(['code', 'day']).doUpdateSet({
        clicks: sql`short_link_day.clicks + excluded.clicks`,
        bots: sql`short_link_day.bots + excluded.bots`,
        tips: sql`short_link_day.tips + excluded.tips`,
      }),
    )
    .compile();
}

async function stillThere(tables: Kysely<ShortLinkTables>, counts: readonly DayCounts[]): Promise<DayCounts[]> {
  const known = new Set<string>();
  for (let start = 0; start < counts.length; start += 500) {
    const codes = counts.slice(start, start + 500).map(({ code }) => code);
    const rows = await tables.selectFrom('short_link').select('code').where('code', 'in', codes).execute();
    for (const { code } of rows) known.add(code);
  }
  return counts.filter(({ code }) => known.has(code));
}
