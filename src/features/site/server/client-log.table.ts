import type { Generated } from 'kysely';

export type ClientLogTables = {
  client_log: {
    id: Generated<number>;
    fingerprint: string;
    type: string;
    message: string;
    path: string;
    stack: string;
    count: number;
    value_sum: number;
    first_at: number;
    last_at: number;
  };
};
