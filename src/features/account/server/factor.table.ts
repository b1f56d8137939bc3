import type { Generated } from 'kysely';

export type FactorTables = {
  member_totp: {
    member_id: number;
    secret: string;
    last_step: number;
    begun_at: number;
    confirmed_at: number | null;
    salt: string;
  };
  recovery_code: { member_id: number; code_hash: string };
  passkey: {
    id: Generated<number>;
    member_id: number;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  login_ticket: {
    hash: string;
    purpose: string;
    member_id: number | null;
    generation: number | null;
    expires_at: number;
  };
};
