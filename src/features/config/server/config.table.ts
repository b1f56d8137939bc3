import type { Generated } from 'kysely';

export type ConfigTables = {
  config_draft: { member_id: number; key: string; value: string; from_version: number; changed_at: number };
  config_entry: { key: string; value: string; version: number; updated_at: number };
  config_history: {
    id: Generated<number>;
    key: string;
    version: number;
    value: string;
    note: string;
    changed_by: string;
    changed_at: number;
  };
};
