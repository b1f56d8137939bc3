import type { Generated } from 'kysely';
import type { CheckState, LinkState } from './friend-link.rules.ts';

export type FriendLinkTables = {
  friend_link: {
    id: Generated<number>;
    title: string;
    url: string;
    sort: number;
    created_at: number;
    state: LinkState;
    back_url: string;
    contact: string;
    note: string;
    ticket: string;
    check_state: CheckState;
    check_note: string;
    checked_at: number | null;
    decided_at: number | null;
    decided_by: string;
    reason: string;
    member_id: number | null;
  };
};
