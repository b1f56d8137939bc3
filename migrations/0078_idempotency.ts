import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0066_title_presence';

/** Answers to calls that came with an Idempotency-Key, for the same call again. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('idempotent_call')
    // A hash of the caller and the key.
    .addColumn('id', 'text', (column) => column.primaryKey())
    // A hash of what was asked for.
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    // Sealed, since answers may hold secrets; empty while the call is under way.
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('idempotent_call_begun').on('idempotent_call').column('begun_at').execute();
}
