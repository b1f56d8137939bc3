import { type Kysely, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { keptSecret } from '#/platform/secret/kept-secret.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { ShareTables } from './share.table.ts';

export interface Visit {
  sharerId: number;
  day: string;
  visitor: string;
  path: string;
}

/** Beside members, whose numbers begin at 1. */
export const WHOLE_SITE = 0;

const PURPOSE = 'share salt';

export const shareSealed: readonly SealedColumn[] = [
  { table: 'share_salt', column: 'salt', key: 'day', purpose: PURPOSE },
];

export type ShareStore = ReturnType<typeof createShareStore>;

export function createShareStore(db: AnyDatabase, secrets: SecretBox) {
  const tables = db.withTables<ShareTables>();
  return {
    /** The day's salt: the given one when nobody made one yet. */
    salt(day: string, fresh: string): Promise<string> {
      const rows = tables.selectFrom('share_salt').select('salt').where('day', '=', day);
      return keptSecret(
        {
          find: async () => (await rows.executeTakeFirst())?.salt,
          add: (salt) =>
            tables
              .insertInto('share_salt')
              .values({ day, salt })
              .onConflict((conflict) => conflict.doNothing())
              .execute(),
          replace: (old, salt) =>
            tables.updateTable('share_salt').set({ salt }).where('day', '=', day).where('salt', '=', old).execute(),
        },
        { secrets, purpose: PURPOSE, fresh: () => fresh },
      );
    },

    /** False when this visitor was counted for this sharer today. The mark and the counts appear together. */
    add({ sharerId, day, visitor, path }: Visit): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ShareTables>();
        const isNew = await inside
          .insertInto('share_visitor')
          .values({ day, sharer_id: sharerId, visitor })
          .onConflict((conflict) => conflict.doNothing())
          .returning('day')
          .executeTakeFirst();
        if (!isNew) return false;
        await addVisit(inside, { sharer_id: sharerId, day, path, visits: 1 });
        // Last, because every visit of the site wants this row.
        await addVisit(inside, { sharer_id: WHOLE_SITE, day, path: '', visits: 1 });
        return true;
      });
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

    /** Who visited is forgotten; how many did is not. */
    async forgetVisitors(before: string): Promise<void> {
      await tables.deleteFrom('share_salt').where('day', '<', before).execute();
      await tables.deleteFrom('share_visitor').where('day', '<', before).execute();
    },

    async removeSharer(sharerId: number): Promise<void> {
      await tables.deleteFrom('share_visitor').where('sharer_id', '=', sharerId).execute();
      await tables.deleteFrom('share_day').where('sharer_id', '=', sharerId).execute();
    },
  };
}

async function addVisit(tables: Kysely<ShareTables>, row: ShareTables['share_day']): Promise<void> {
  await tables
    .insertInto('share_day')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['sharer_id', 'day', 'path']).doUpdateSet({ visits: sql`share_day.visits + excluded.visits` }),
    )
    .execute();
}
