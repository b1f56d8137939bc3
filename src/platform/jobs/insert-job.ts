import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobTables } from './job.table.ts';
import type { JobKind } from './job-kind.ts';

interface NewJob {
  kind: Pick<JobKind, 'name' | 'lane' | 'maxAttempts'>;
  payloadJson: string;
  createdAt: number;
  runAt?: number | undefined;
  uniqueKey?: string | undefined;
  occurrence?: { schedule: string; at: number };
}

/** False when an unfinished job has the same key, or the occurrence has had its job. */
export async function insertJob(db: AnyDatabase, job: NewJob): Promise<boolean> {
  const row = await db
    .withTables<JobTables>()
    .insertInto('job')
    .values({
      name: job.kind.name,
      lane: job.kind.lane,
      payload_json: job.payloadJson,
      unique_key: job.uniqueKey ?? null,
      schedule_name: job.occurrence?.schedule ?? null,
      occurrence_at: job.occurrence?.at ?? null,
      run_at: job.runAt ?? job.createdAt,
      max_attempts: job.kind.maxAttempts,
      created_at: job.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
