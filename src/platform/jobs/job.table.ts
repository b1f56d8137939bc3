import type { Generated } from 'kysely';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type JobTables = {
  job: {
    id: Generated<number>;
    name: string;
    lane: string;
    payload_json: string;
    unique_key: string | null;
    schedule_name: string | null;
    occurrence_at: number | null;
    run_at: number;
    attempts: Generated<number>;
    max_attempts: number;
    state: Generated<'queued' | 'running' | 'done' | 'dead'>;
    lease_owner: string | null;
    lease_beat: Generated<number>;
    last_error: string | null;
    created_at: number;
    finished_at: number | null;
  };
  schedule: {
    name: string;
    job_name: string;
    payload_json: string;
    cron: string;
    is_declared: 0 | 1;
    next_run_at: number | null;
    last_run_at: number | null;
    planned_at: number;
  };
};
