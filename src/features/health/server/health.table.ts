/** A type, not an interface: Kysely's withTables wants an index signature. */
export type HealthTables = {
  health_process: {
    id: string;
    host: string;
    pid: number;
    version: string;
    started_at: number;
    seen_at: number;
    ended_at: number | null;
    facts_json: string;
  };
  health_minute: { process_id: string; minute: number; requests: number; errors: number; times_json: string };
  health_request: {
    id: string;
    at: number;
    process_id: string;
    method: string;
    route: string;
    status: number;
    ms: number;
    did: string;
    error: string;
  };
  health_alarm: {
    key: string;
    mail: string;
    robot: string;
    room: string;
    since_at: number | null;
    rung_at: number | null;
  };
};
