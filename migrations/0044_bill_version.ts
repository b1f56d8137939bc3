import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Tells a process that keeps a ledger in memory what changed since it looked. */
export async function up(db: AnyDatabase): Promise<void> {
  // The ledger's version of the bill's last change.
  await sql`alter table bill add column version bigint not null default 0`.execute(db);
  // The ledger's version when bills last went for good: those leave nothing behind that could be asked for.
  await sql`alter table bill_ledger add column emptied_version bigint not null default 0`.execute(db);
  // Deleted bills too: that a bill is gone is a change.
  await sql`create index bill_version on bill (member_id, version)`.execute(db);
}
