import type { Generated } from 'kysely';

export type WebhookTables = {
  webhook: {
    id: Generated<number>;
    member_id: number;
    url: string;
    kinds: string;
    is_on: 0 | 1;
    secret: string;
    old_secret: string;
    old_until: number;
    created_at: number;
  };
  webhook_delivery: {
    id: Generated<number>;
    webhook_id: number;
    message_id: string;
    kind: string;
    body: string;
    state: 'waiting' | 'done' | 'failed';
    attempts: number;
    status: number | null;
    note: string;
    answer: Generated<string>;
    created_at: number;
    tried_at: number | null;
  };
};
