import type { Generated } from 'kysely';

export type FriendLinkTables = {
  friend_link: {
    id: Generated<number>;
    title: string;
    url: string;
    is_approved: 0 | 1;
    sort: number;
    created_at: number;
  };
};
