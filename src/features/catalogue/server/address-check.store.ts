import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { checkAddresses } from './address-check.job.ts';
import type { Verdict } from './address-verdict.rules.ts';

export type AddressTables = {
  title_address_check: {
    title_id: number;
    state: 'running' | 'done' | 'failed';
    total: number;
    started_at: number;
    finished_at: number | null;
  };
  title_address: {
    title_id: number;
    digest: string;
    verdict: Verdict['verdict'];
    reason: string;
    checked_at: number;
  };
};

export const digestOf = (url: string): string => createHash('sha256').update(url).digest('base64url');

export type AddressCheckStore = ReturnType<typeof createAddressCheckStore>;

export function createAddressCheckStore(db: AnyDatabase, queue: Pick<JobQueue, 'enqueue'>) {
  const tables = db.withTables<AddressTables>();
  return {
    /** Together with the job that does it; what was found before is forgotten. Nothing happens while one is under way. */
    async start(titleId: number, total: number, at: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const isNew = await queue.enqueue(
          transaction,
          checkAddresses,
          { titleId, startedAt: at },
          { uniqueKey: `addresses ${titleId}` },
        );
        if (!isNew) return;
        const row = { state: 'running' as const, total, started_at: at, finished_at: null };
        const own = transaction.withTables<AddressTables>();
        await own.deleteFrom('title_address').where('title_id', '=', titleId).execute();
        await own
          .insertInto('title_address_check')
          .values({ title_id: titleId, ...row })
          .onConflict((conflict) => conflict.column('title_id').doUpdateSet(row))
          .execute();
      });
    },

    find: (titleId: number) =>
      tables.selectFrom('title_address_check').selectAll().where('title_id', '=', titleId).executeTakeFirst(),

    verdicts: (titleId: number) =>
      tables.selectFrom('title_address').selectAll().where('title_id', '=', titleId).execute(),

    async put(titleId: number, found: readonly [url: string, verdict: Verdict][], at: number): Promise<void> {
      if (found.length === 0) return;
      const rows = found.map(([url, { verdict, reason }]) => ({
        ...{ title_id: titleId, digest: digestOf(url), verdict, reason, checked_at: at },
      }));
      await tables
        .insertInto('title_address')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['title_id', 'digest']).doUpdateSet({
            verdict: sql`excluded.verdict`,
            reason: sql`excluded.reason`,
            checked_at: sql`excluded.checked_at`,
          }),
        )
        .execute();
    },

    async finish(titleId: number, startedAt: number, state: 'done' | 'failed', at: number): Promise<void> {
      await tables
        .updateTable('title_address_check')
        .set({ state, finished_at: at })
        .where('title_id', '=', titleId)
        .where('started_at', '=', startedAt)
        .execute();
    },
  };
}
