import type { KindSlug } from '#/features/catalogue/kinds.pure.ts';
import type { ShelfState } from '../shelf-states.pure.ts';

export type ShelfTables = {
  shelf: {
    member_id: number;
    /** The key it had when it was put there; the catalogue knows what became of it. */
    title_key: string;
    state: ShelfState;
    kind: KindSlug;
    /** 2026-11-09, of Beijing. */
    day: string;
    remark: string;
    added_at: number;
    changed_at: number;
  };
};
