import type { Generated } from 'kysely';

export type InboxTables = {
  news: {
    id: Generated<number>;
    member_id: number;
    kind: string;
    event_key: string;
    title: string;
    text: string;
    path: string;
    facts_json: string;
    /** 0 for news that only go by letter or chat. */
    is_shown: 0 | 1;
    /** `wait` until the letter of the day takes it along. */
    mail_state: 'no' | 'wait' | 'sent';
    created_at: number;
    read_at: number | null;
  };
  news_choice: { member_id: number; kind: string; inbox: 0 | 1; mail: 0 | 1; chat: 0 | 1 };
  news_digest: { member_id: number; hour: number; token: string; sent_at: number | null };
};
