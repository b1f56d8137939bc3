import type { Generated } from 'kysely';
import type { BatchState } from './staging.rules.ts';

export type StagingTables = {
  staged_batch: {
    id: Generated<number>;
    room: string;
    /** Whose it is; null where all who may enter the room share its batches. */
    member_id: number | null;
    kind: string;
    name: string;
    state: BatchState;
    counts_json: string;
    about_json: string;
    progress: number;
    created_at: number;
  };
  staged_row: {
    batch_id: number;
    line: number;
    state: string;
    reason: string;
    facts_json: string;
  };
};
