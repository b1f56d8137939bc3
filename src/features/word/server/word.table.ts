import type { Generated } from 'kysely';
import type { HoldReason, WordRole, WordState } from './word.rules.ts';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type WordTables = {
  word: {
    id: Generated<number>;
    parent_id: number;
    answers_id: number;
    content: string;
    /** What it stands under: `title 12`, or empty for the board. */
    subject: string;
    score: number | null;
    is_spoiler: 0 | 1;
    nickname: string;
    author: string | null;
    role: WordRole;
    spot: string | null;
    state: WordState;
    held_for: HoldReason;
    is_pinned: 0 | 1;
    likes: number;
    reply_count: number;
    listed: 0 | 1;
    once_key: string | null;
    created_at: number;
    deleted_at: number | null;
    deleted_by: '' | 'author' | 'operator';
    moderated_at: number | null;
    moderated_by: string;
  };
  word_like: { word_id: number; liker: string; created_at: number };
  word_report: {
    id: Generated<number>;
    word_id: number;
    reporter: string;
    reason: string;
    detail: string;
    created_at: number;
  };
  word_block: { mark: string; author: string; nickname: string; created_at: number; created_by: string };
  word_secret: { name: string; secret: string; created_at: number };
};
