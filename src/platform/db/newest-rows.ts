import { sql } from 'kysely';
import type { AnyDatabase } from './any-database.ts';

/** When the newest row happened that is not among the so many newest; undefined where there are not so many. */
export async function timeBeyond(db: AnyDatabase, table: string, keep: number): Promise<number | undefined> {
  const { rows } = await sql<{ at: number }>`select at from ${sql.table(table)}
    order by at desc, id desc limit 1 offset ${keep}`.execute(db);
  return rows[0]?.at;
}
