import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/**
 * Shares have no salts and marks of their own any more; those of the site serve them too. What goes here would have been
 * forgotten within two days; the counts stay in `share_day`.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('share_visitor').execute();
  await db.schema.dropTable('share_salt').execute();
  await sql`delete from schedule where name = 'share.forget-visitors'`.execute(db);
  await sql`delete from job where name = 'share.forget-visitors'`.execute(db);
}
