import type { Generated } from 'kysely';

export type TokenTables = {
  api_token: {
    id: Generated<number>;
    member_id: number;
    name: string;
    token_hash: string;
    hint: string;
    scopes: string;
    generation: number;
    factors: number;
    created_at: number;
    expires_at: number | null;
    used_at: number | null;
  };
};
