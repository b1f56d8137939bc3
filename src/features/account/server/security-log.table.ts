import type { Generated } from 'kysely';

export type SecurityLogTables = {
  security_event: {
    id: Generated<number>;
    at: number;
    member_id: number | null;
    kind: string;
    address: string;
    device: string;
    detail: string;
    count: number;
    minute_key: string | null;
  };
  known_device: { member_id: number; mark: string; seen_at: number };
  security_policy: { name: string; is_on: 0 | 1 };
  /** Only what the log shows of a member. */
  member: { id: number; username: string; username_key: string };
};
