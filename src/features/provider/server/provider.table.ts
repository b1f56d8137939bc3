import type { Generated } from 'kysely';

export type ProviderTables = {
  provider: { name: string; is_on: 0 | 1; base: string; secret: string; pause_ms: number };
  provider_run: {
    id: Generated<number>;
    name: string;
    mode: string;
    state: string;
    after_id: number;
    total: number;
    counts_json: string;
    message: string;
    begun_by: string;
    created_at: number;
    ended_at: number | null;
  };
  provider_match: {
    name: string;
    title_id: number;
    state: string;
    item_id: string;
    candidates_json: string;
    etag: string;
    asked_at: number;
  };
  provider_change: { run_id: number; title_id: number; title_key: string; title_name: string; changes_json: string };
};
