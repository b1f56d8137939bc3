import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the index. */
export const worksWith = '0079_webhook';

/** Tags stand in the remarks of bills, as #出差: the index knows which bills have any. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`create index bill_tagged on bill (member_id, created_at, id)
    where deleted_at is null and words like '%#%'`.execute(db);
}
