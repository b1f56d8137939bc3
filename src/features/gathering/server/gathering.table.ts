import type { Generated } from 'kysely';

export type GatheringTables = {
  collection_source: {
    id: Generated<number>;
    name: string;
    /** Sealed; empty for what comes from files. */
    url: string;
    url_mark: string | null;
    is_enabled: 0 | 1;
    types_json: string;
    pause_ms: number;
    cron: string;
    complete_at: number | null;
    created_at: number;
  };
  collection_run: {
    id: Generated<number>;
    source_id: number;
    begun_by: string;
    state: string;
    since_at: number | null;
    next_page: number;
    page_count: number;
    total: number;
    counts_json: string;
    error: string;
    created_at: number;
    started_at: number | null;
    finished_at: number | null;
  };
  collection_log: { run_id: number; line: number; level: string; text: string; logged_at: number };
};
