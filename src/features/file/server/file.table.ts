import type { Generated } from 'kysely';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type FileTables = {
  file: {
    id: Generated<number>;
    member_id: number | null;
    name: string;
    width: number;
    height: number;
    bytes: number;
    is_ready: number;
    created_at: number;
  };
};

/** Only to lock an owner, and to tell the operator whose a file is. */
export type FileOwnerTables = { member: { id: number; username: string } };
