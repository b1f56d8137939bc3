import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Engine } from '#/platform/db/any-database.ts';
import type { JobTables } from './job.table.ts';
import type { Lane } from './job-kind.ts';

interface Claim {
  owner: string;
  now: number;
  lane: Lane;
  names: readonly string[];
  limit: number;
}

type ClaimedRow = Pick<
  Selectable<JobTables['job']>,
  'id' | 'name' | 'payload_json' | 'run_at' | 'occurrence_at' | 'attempts' | 'max_attempts'
>;

/**
 * Where two processes could pick the same row: PostgreSQL lets the second step over what the first has locked.
 * SQLite has one writer at a time, and a statement that writes holds that place from its first read on.
 */
const lockPicked: Record<Engine, RawBuilder<unknown>> = {
  sqlite: sql``,
  postgres: sql`for update skip locked`,
};

/** Takes the longest due jobs, in one statement. Materialized, or PostgreSQL may pick anew for each row it joins. */
export function claimStatement(engine: Engine, { owner, now, lane, names, limit }: Claim): RawBuilder<ClaimedRow> {
  return sql<ClaimedRow>`
    with picked as materialized (
      select id as picked_id from job
      where state = 'queued' and lane = ${lane} and run_at <= ${now} and name in (${sql.join(names)})
      order by run_at, id limit ${limit} ${lockPicked[engine]})
    update job set state = 'running', attempts = attempts + 1, lease_owner = ${owner}, lease_beat = 0
    from picked where id = picked_id
    returning id, name, payload_json, run_at, occurrence_at, attempts, max_attempts`;
}
