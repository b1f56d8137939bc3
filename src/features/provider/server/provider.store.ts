import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import type { ProviderName } from '../providers.pure.ts';
import { askProvider } from './provider.job.ts';
import {
  type Counts,
  NO_COUNTS,
  type ProviderSettings,
  type Run,
  type RunMode,
  type RunState,
  TRAITS,
} from './provider.rules.ts';
import type { ProviderTables } from './provider.table.ts';

const PURPOSE = 'provider key';

export const providerSealed: readonly SealedColumn[] = [
  { table: 'provider', column: 'secret', key: 'name', purpose: PURPOSE },
];

const UNFINISHED: readonly RunState[] = ['queued', 'running', 'stopping'];

interface Needs {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  secrets: SecretBox;
}

export type ProviderStore = ReturnType<typeof createProviderStore>;

/** How providers are asked, and how far the runs over the catalogue are. */
export function createProviderStore({ db, jobs, secrets }: Needs) {
  const tables = db.withTables<ProviderTables>();

  const lastRun = async (from: AnyDatabase, name: ProviderName): Promise<Run | undefined> => {
    const row = await from
      .withTables<ProviderTables>()
      .selectFrom('provider_run')
      .selectAll()
      .where('name', '=', name)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && toRun(row);
  };

  return {
    async settings(name: ProviderName): Promise<ProviderSettings> {
      const row = await tables.selectFrom('provider').selectAll().where('name', '=', name).executeTakeFirst();
      const { base, pauseMs } = TRAITS[name];
      if (!row) return { name, isOn: false, base, key: '', pauseMs };
      const key = row.secret === '' ? '' : openSecret(secrets, row.secret, PURPOSE);
      return { name, isOn: row.is_on === 1, base: row.base || base, key, pauseMs: row.pause_ms };
    },

    async saveSettings({ name, isOn, base, key, pauseMs }: ProviderSettings): Promise<void> {
      const row = {
        is_on: isOn ? (1 as const) : (0 as const),
        base: base === TRAITS[name].base ? '' : base,
        pause_ms: pauseMs,
        // A key that cannot be opened stays as it is until another one is entered.
        ...(key !== undefined && { secret: key === '' ? '' : secrets.seal(key, PURPOSE) }),
      };
      await tables
        .insertInto('provider')
        .values({ name, secret: '', ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    },

    lastRun: (name: ProviderName) => lastRun(db, name),

    async findRun(id: number): Promise<Run | undefined> {
      const row = await tables.selectFrom('provider_run').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRun(row);
    },

    /** Undefined while another one goes on. Row and job appear together. */
    begin(name: ProviderName, mode: RunMode, more: { begunBy: string; total: number; afterId: number; now: number }) {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<ProviderTables>();
        // Written to first, so that two who begin at once do so one after the other.
        await inside
          .insertInto('provider')
          .values({ name, is_on: 0, base: '', secret: '', pause_ms: TRAITS[name].pauseMs })
          .onConflict((conflict) =>
            conflict.column('name').doUpdateSet((update) => ({ name: update.ref('excluded.name') })),
          )
          .execute();
        const last = await lastRun(transaction, name);
        if (last && UNFINISHED.includes(last.state)) return undefined;
        const row = await inside
          .insertInto('provider_run')
          .values({
            ...{ name, mode, state: 'queued', after_id: more.afterId, total: more.total, message: '' },
            ...{ counts_json: JSON.stringify(NO_COUNTS), begun_by: more.begunBy, created_at: more.now, ended_at: null },
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await jobs.enqueue(transaction, askProvider, { runId: row.id }, { uniqueKey: `provider ${name}` });
        return toRun(row);
      });
    },

    async setState(id: number, state: RunState, endedAt: number | null, message = ''): Promise<void> {
      await tables
        .updateTable('provider_run')
        .set({ state, ended_at: endedAt, message })
        .where('id', '=', id)
        .execute();
    },

    /** Only one that goes on. */
    async stop(name: ProviderName): Promise<boolean> {
      const result = await tables
        .updateTable('provider_run')
        .set({ state: 'stopping' })
        .where('name', '=', name)
        .where('state', 'in', ['queued', 'running'])
        .executeTakeFirst();
      return Number(result.numUpdatedRows) > 0;
    },

    async progress(id: number, afterId: number, counts: Counts): Promise<void> {
      await tables
        .updateTable('provider_run')
        .set({ after_id: afterId, counts_json: JSON.stringify(counts) })
        .where('id', '=', id)
        .execute();
    },
  };
}

function toRun(row: Selectable<ProviderTables['provider_run']>): Run {
  return {
    id: row.id,
    // These columns are written by this file only, from the same types.
    name: row.name as ProviderName,
    mode: row.mode as RunMode,
    state: row.state as RunState,
    afterId: row.after_id,
    total: row.total,
    counts: JSON.parse(row.counts_json) as Counts,
    message: row.message,
    begunBy: row.begun_by,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}
