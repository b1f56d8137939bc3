import { type Kysely, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ShortLinkTables } from './short-link.table.ts';

export interface Counts {
  clicks: number;
  bots: number;
  tips: number;
}

export interface DayCounts extends Counts {
  linkId: number;
  day: string;
}

export type ClickStore = ReturnType<typeof createClickStore>;

/** Both engines take far more parameters than this many rows need. */
const ROWS_AT_ONCE = 500;

type Tables = Kysely<ShortLinkTables>;

/** Links go with their owner's account; one that is gone must not hold up the counts of the rest. */
async function stillThere(tables: Tables, counts: readonly DayCounts[]): Promise<DayCounts[]> {
  const ids = [...new Set(counts.map(({ linkId }) => linkId))];
  const rows = await tables.selectFrom('short_link').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  // In one order everywhere: two processes that lock the same rows in different orders wait for each other forever.
  return counts
    .filter(({ linkId }) => known.has(linkId))
    .sort((a, b) => a.linkId - b.linkId || a.day.localeCompare(b.day));
}

async function addRows(tables: Tables, counts: readonly DayCounts[]): Promise<void> {
  await tables
    .insertInto('short_link_day')
    .values(counts.map(({ linkId, ...rest }) => ({ link_id: linkId, ...rest })))
    .onConflict((conflict) =>
      conflict.columns(['link_id', 'day']).doUpdateSet({
        clicks: sql`short_link_day.clicks + excluded.clicks`,
        bots: sql`short_link_day.bots + excluded.bots`,
        tips: sql`short_link_day.tips + excluded.tips`,
      }),
    )
    .execute();
}

export function createClickStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();
  return {
    /** Adds all or nothing, so that a failed attempt can be made again. */
    async add(counts: readonly DayCounts[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ShortLinkTables>();
        for (let start = 0; start < counts.length; start += ROWS_AT_ONCE) {
          const rows = await stillThere(inside, counts.slice(start, start + ROWS_AT_ONCE));
          if (rows.length > 0) await addRows(inside, rows);
        }
      });
    },

    async totals(linkIds: readonly number[]): Promise<Map<number, Counts>> {
      if (linkIds.length === 0) return new Map();
      const rows = await tables
        .selectFrom('short_link_day')
        .select(({ fn }) => [
          'link_id',
          fn.sum<number>('clicks').as('clicks'),
          fn.sum<number>('bots').as('bots'),
          fn.sum<number>('tips').as('tips'),
        ])
        .where('link_id', 'in', linkIds)
        .groupBy('link_id')
        .execute();
      // PostgreSQL answers a sum of bigints as text.
      return new Map(
        rows.map((row) => [
          row.link_id,
          { clicks: Number(row.clicks), bots: Number(row.bots), tips: Number(row.tips) },
        ]),
      );
    },

    async days(linkIds: readonly number[], since: string): Promise<DayCounts[]> {
      if (linkIds.length === 0) return [];
      const rows = await tables
        .selectFrom('short_link_day')
        .selectAll()
        .where('link_id', 'in', linkIds)
        .where('day', '>=', since)
        .execute();
      return rows.map(({ link_id, ...rest }) => ({ linkId: link_id, ...rest }));
    },
  };
}
