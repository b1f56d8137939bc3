import { sql } from 'kysely';
import type { AnyDatabase } from './any-database.ts';

/** The time of the newest row beyond the given number of newest ones; undefined when there are no more than that. */
export async function timeBeyond(db: AnyDatabase, table: string, keep: number): Promise<number | undefined> {
  const { rows } = await sql<{ at: number }>`select at from ${sql.table(table)}
    order by at desc, id desc limit 1 offset ${keep}`.execute(db);
  return rows[0]?.at;
}
