import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

export interface GuessCounter {
  /** Counts one more and tells how many there were in the running window. */
  count(key: string, now: number, windowMs: number): Promise<{ count: number; until: number }>;
  /** Takes one count back. */
  uncount(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Removes windows that are over, not more than a few hundred at a time. */
  sweep(now: number): Promise<void>;
}

type Tables = { guess_count: { key: string; until: number; count: number } };

const SWEPT_AT_ONCE = 500;

export function createGuessCounter(db: AnyDatabase): GuessCounter {
  const tables = db.withTables<Tables>();
  return {
    // One statement, so that two processes cannot both see the last free try. A window that ends later than any
    // window could was begun by a clock that has been put right since.
    async count(key, now, windowMs) {
      const isOver = sql`(guess_count.until <= ${now} or guess_count.until > ${now + 2 * windowMs})`;
      const { rows } = await sql<{ count: number; until: number }>`
        insert into guess_count (key, until, count) values (${key}, ${now + windowMs}, 1)
        on conflict (key) do update set
          count = case when ${isOver} then 1 else guess_count.count + 1 end,
          until = case when ${isOver} then excluded.until else guess_count.until end
        returning count, until`.execute(db);
      return rows[0] ?? { count: 1, until: now + windowMs };
    },

    async uncount(key) {
      await tables
        .updateTable('guess_count')
        .set((value) => ({ count: value('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },

    async forget(key) {
      await tables.deleteFrom('guess_count').where('key', '=', key).execute();
    },

    async sweep(now) {
      const over = tables.selectFrom('guess_count').select('key').where('until', '<=', now).limit(SWEPT_AT_ONCE);
      await tables.deleteFrom('guess_count').where('key', 'in', over).execute();
    },
  };
}
