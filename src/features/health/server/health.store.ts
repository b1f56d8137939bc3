import type { Selectable } from 'kysely';
import type { Database } from '#/platform/db/database.ts';
import type { HealthTables } from './health.table.ts';
import type { Minute } from './minute.rules.ts';

export interface ProcessIdentity {
  id: string;
  host: string;
  pid: number;
  version: string;
  startedAt: number;
}

/** What a process says of itself, since its start or of this moment. */
export interface Facts {
  memory: number;
  loopMs: number;
  queries: number;
  queryMs: number;
  slowQueries: number;
  cacheHits: number;
  cacheMisses: number;
}

export interface SiteProcess extends ProcessIdentity {
  seenAt: number;
  endedAt: number | null;
  facts: Facts;
}

export interface NotedRequest {
  id: string;
  at: number;
  processId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** What the site did about it, in words. */
  did: string;
  /** Where the fault is, for whoever mends it. */
  error: string;
}

export type HealthStore = ReturnType<typeof createHealthStore>;

/** Counts are written without waiting for the disk: losing the last seconds in a power cut is no matter. */
export function createHealthStore({ db, lightly }: Pick<Database, 'db' | 'lightly'>) {
  const tables = db.withTables<HealthTables>();
  return {
    async putProcess(me: ProcessIdentity, { seenAt, endedAt, facts }: Omit<SiteProcess, keyof ProcessIdentity>) {
      const state = { seen_at: seenAt, ended_at: endedAt, facts_json: JSON.stringify(facts) };
      const { id, host, pid, version, startedAt } = me;
      await lightly(async (transaction) => {
        await transaction
          .withTables<HealthTables>()
          .insertInto('health_process')
          .values({ id, host, pid, version, started_at: startedAt, ...state })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
          .execute();
      });
    },

    /** What was there of the same process and minute is replaced. */
    async putMinutes(processId: string, minutes: readonly (Minute & { minute: number })[]): Promise<void> {
      if (minutes.length === 0) return;
      await lightly(async (transaction) => {
        for (const { minute, requests, errors, times } of minutes) {
          const counts = { requests, errors, times_json: JSON.stringify(times) };
          await transaction
            .withTables<HealthTables>()
            .insertInto('health_minute')
            .values({ process_id: processId, minute, ...counts })
            .onConflict((conflict) => conflict.columns(['minute', 'process_id']).doUpdateSet(counts))
            .execute();
        }
      });
    },

    async addRequests(requests: readonly NotedRequest[]): Promise<void> {
      const rows = requests.map(({ processId, ...rest }) => ({ process_id: processId, ...rest }));
      await lightly(async (transaction) => {
        await transaction
          .withTables<HealthTables>()
          .insertInto('health_request')
          .values(rows)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      });
    },

    async minutesSince(minute: number): Promise<(Minute & { minute: number; processId: string })[]> {
      const rows = await tables.selectFrom('health_minute').selectAll().where('minute', '>=', minute).execute();
      return rows.map(({ process_id, times_json, ...row }) => ({
        ...row,
        processId: process_id,
        // Written by putMinutes from the same type.
        times: JSON.parse(times_json) as number[],
      }));
    },

    /** The newest first. */
    async processesSince(seenAt: number): Promise<SiteProcess[]> {
      const rows = await tables
        .selectFrom('health_process')
        .selectAll()
        .where('seen_at', '>=', seenAt)
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toProcess);
    },

    /** The newest first. */
    async requests(limit: number): Promise<NotedRequest[]> {
      const rows = await tables
        .selectFrom('health_request')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toRequest);
    },

    async findRequest(id: string): Promise<NotedRequest | undefined> {
      const row = await tables.selectFrom('health_request').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRequest(row);
    },

    async forgetBefore(at: number, minute: number): Promise<void> {
      await tables.deleteFrom('health_minute').where('minute', '<', minute).execute();
      await tables.deleteFrom('health_request').where('at', '<', at).execute();
      await tables.deleteFrom('health_process').where('seen_at', '<', at).execute();
    },
  };
}

function toProcess(row: Selectable<HealthTables['health_process']>): SiteProcess {
  const { id, host, pid, version, started_at, seen_at, ended_at, facts_json } = row;
  return {
    ...{ id, host, pid, version },
    startedAt: started_at,
    seenAt: seen_at,
    endedAt: ended_at,
    // Written by putProcess from the same type.
    facts: JSON.parse(facts_json) as Facts,
  };
}

function toRequest({ process_id, ...row }: Selectable<HealthTables['health_request']>): NotedRequest {
  return { ...row, processId: process_id };
}
