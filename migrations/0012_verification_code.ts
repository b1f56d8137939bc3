import type { AnyDatabase } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('verification_code')
    .addColumn('purpose', 'text', (column) => column.notNull())
    // Whom it proves: the address, for a change of address with the member before it.
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    // A new code takes the place of the old one.
    .addPrimaryKeyConstraint('verification_code_key', ['purpose', 'subject'])
    .execute();
  await db.schema.createIndex('verification_code_expires').on('verification_code').column('expires_at').execute();
}
