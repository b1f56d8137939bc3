import type { Generated } from 'kysely';

export type AccountTables = {
  member: {
    id: Generated<number>;
    username: string;
    username_key: string;
    email: string | null;
    email_key: string | null;
    password_hash: string;
    is_operator: 0 | 1;
    must_change_password: 0 | 1;
    session_generation: Generated<number>;
    disabled_at: number | null;
    leaving_at: number | null;
    created_at: number;
  };
  session: {
    id: Generated<number>;
    member_id: number;
    generation: Generated<number>;
    token_hash: string;
    user_agent: string;
    factors: Generated<number>;
    created_at: number;
    extended_at: number;
    expires_at: number;
  };
  verification_code: {
    purpose: string;
    subject: string;
    code_hash: string;
    tries: number;
    expires_at: number;
  };
};
