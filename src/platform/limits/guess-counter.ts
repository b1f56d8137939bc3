import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

export interface GuessCounter {
  /** Counts one more and tells how many there were in the running window. */
  count(key: string, now: number, windowMs: number): Promise<{ count: number; until: number }>;
  forget(key: string): Promise<void>;
  sweep(now: number): Promise<void>;
}

type Tables = { guess_count: { key: string; until: number; count: number } };

export function createGuessCounter(db: AnyDatabase): GuessCounter {
  const tables = db.withTables<Tables>();
  return {
    // One statement, so that two processes cannot both see the last free try.
    async count(key, now, windowMs) {
      const { rows } = await sql<{ count: number; until: number }>`
        insert into guess_count (key, until, count) values (${key}, ${now + windowMs}, 1)
        on conflict (key) do update set
          count = case when guess_count.until <= ${now} then 1 else guess_count.count + 1 end,
          until = case when guess_count.until <= ${now} then excluded.until else guess_count.until end
        returning count, until`.execute(db);
      return rows[0] ?? { count: 1, until: now + windowMs };
    },

    async forget(key) {
      await tables.deleteFrom('guess_count').where('key', '=', key).execute();
    },

    async sweep(now) {
      await tables.deleteFrom('guess_count').where('until', '<=', now).execute();
    },
  };
}
