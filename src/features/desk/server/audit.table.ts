import type { Generated } from 'kysely';

export type AuditTables = {
  audit_entry: {
    id: Generated<number>;
    at: number;
    kind: 'change' | 'refusal' | 'login';
    member_id: number | null;
    person: string;
    action: string;
    label: string;
    target: string;
    detail: string;
    status: number;
    error: string;
    address: string;
    count: number;
    hour_key: string | null;
  };
};
