import type { Generated } from 'kysely';

/** What sources say about titles. */
export type LayerTables = {
  title_name: { name_key: string; title_id: number; is_main: 0 | 1 };
  title_layer: {
    source_id: number;
    item_id: string;
    title_id: number;
    facts_json: string;
    scores_json: string;
    labels_json: string;
    digest: string;
    item_time: number;
    added_at: number;
    seen_run: number | null;
    gone_run: number | null;
    hidden_json: string | null;
    is_kept: Generated<0 | 1>;
  };
  title_base: { title_id: number; facts_json: string };
  title_lock: { id: number; turns: number };
  title_merge: {
    id: Generated<number>;
    action: 'merge' | 'split';
    kept_id: number;
    other_id: number;
    before_json: string;
    done_by: string;
    done_at: number;
    undone_at: number | null;
  };
};
