import type { Generated } from 'kysely';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type OutboxTables = {
  mail_outbox: {
    id: Generated<number>;
    to: string;
    subject: string;
    text: string;
    created_at: number;
  };
};
