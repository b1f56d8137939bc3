import { type Kysely, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ShareTables } from './share.table.ts';

export interface ShareVisit {
  sharerId: number;
  path: string;
}

/** Beside members, whose numbers begin at 1. */
export const WHOLE_SITE = 0;

export type ShareStore = ReturnType<typeof createShareStore>;

export function createShareStore(db: AnyDatabase) {
  const tables = db.withTables<ShareTables>();
  return {
    async add(transaction: AnyDatabase, visits: readonly ShareVisit[], day: string): Promise<void> {
      const inside = transaction.withTables<ShareTables>();
      for (const { sharerId, path } of visits) {
        await addVisits(inside, { sharer_id: sharerId, day, path, visits: 1 });
      }
      // Last, because every visit of the site wants this row.
      await addVisits(inside, { sharer_id: WHOLE_SITE, day, path: '', visits: visits.length });
    },

    async count(sharerId: number, today: string): Promise<{ count: number; today: number }> {
      const row = await tables
        .selectFrom('share_day')
        .select(({ fn }) => [
          fn.sum<number | null>('visits').as('count'),
          fn.sum<number | null>('visits').filterWhere('day', '=', today).as('today'),
        ])
        .where('sharer_id', '=', sharerId)
        .executeTakeFirstOrThrow();
      // A sum of nothing is null; PostgreSQL answers a sum of bigints as text.
      return { count: Number(row.count ?? 0), today: Number(row.today ?? 0) };
    },

    async days(sharerId: number, since: string): Promise<Map<string, number>> {
      const rows = await tables
        .selectFrom('share_day')
        .select(({ fn }) => ['day', fn.sum<number>('visits').as('visits')])
        .where('sharer_id', '=', sharerId)
        .where('day', '>=', since)
        .groupBy('day')
        .orderBy('day')
        .execute();
      return new Map(rows.map(({ day, visits }) => [day, Number(visits)]));
    },

    async pages(sharerId: number, limit?: number): Promise<{ path: string; visits: number }[]> {
      const rows = await tables
        .selectFrom('share_day')
        .select(({ fn }) => ['path', fn.sum<number>('visits').as('visits')])
        .where('sharer_id', '=', sharerId)
        .groupBy('path')
        .orderBy(sql`2`, 'desc')
        .orderBy('path')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map(({ path, visits }) => ({ path, visits: Number(visits) }));
    },

    async removeSharer(sharerId: number): Promise<void> {
      await tables.deleteFrom('share_day').where('sharer_id', '=', sharerId).execute();
    },
  };
}

async function addVisits(tables: Kysely<ShareTables>, row: ShareTables['share_day']): Promise<void> {
  await tables
    .insertInto('share_day')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['sharer_id', 'day', 'path']).doUpdateSet({ visits: sql`share_day.visits + excluded.visits` }),
    )
    .execute();
}
