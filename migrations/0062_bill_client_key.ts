import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** What a browser noted while it was offline is sent again until it is answered: the key makes it one bill. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`alter table bill add column client_key text`.execute(db);
  await sql`create unique index bill_client_key on bill (member_id, client_key) where client_key is not null`.execute(
    db,
  );
}
