import type { Generated } from 'kysely';

export type TitleListTables = {
  title_list: {
    id: Generated<number>;
    member_id: number;
    /** The last part of its address: cannot be guessed. */
    code: string;
    name: string;
    note: string;
    is_public: number;
    created_at: number;
    changed_at: number;
  };
  title_list_item: { list_id: number; title_key: string; position: number };
  title_list_follow: { member_id: number; list_id: number; followed_at: number };
};
