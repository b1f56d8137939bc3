import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

interface Counted {
  count: number;
  /** When the running window ends. */
  until: number;
}

export interface GuessCounter {
  /**
   * Counts one more for each key in turn and tells how many there were in its running window; stops after the first
   * that is beyond its most. One step for the database, which has to write each step to the disk.
   */
  count(keys: readonly { key: string; max: number; windowMs: number }[], now: number): Promise<Counted[]>;
  /** How many there are in each running window. */
  read(keys: readonly string[], now: number): Promise<number[]>;
  /** Takes one count back from each of `less` and begins `none` anew. */
  settle(keys: { less: readonly string[]; none: readonly string[] }): Promise<void>;
  /** Removes windows that are over, not more than a few hundred at a time. */
  sweep(now: number): Promise<void>;
}

type Tables = { guess_count: { key: string; until: number; count: number } };

const SWEPT_AT_ONCE = 500;

export function createGuessCounter(db: AnyDatabase): GuessCounter {
  return {
    count: (keys, now) =>
      db.transaction().execute(async (inside) => {
        const counted: Counted[] = [];
        for (const { key, max, windowMs } of keys) {
          const one = await countOne(inside, key, now, windowMs);
          counted.push(one);
          if (one.count > max) break;
        }
        return counted;
      }),

    async read(keys, now) {
      if (keys.length === 0) return [];
      const tables = db.withTables<Tables>();
      const running = tables.selectFrom('guess_count').select(['key', 'count']).where('until', '>', now);
      const rows = await running.where('key', 'in', keys).execute();
      return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0);
    },

    settle: ({ less, none }) =>
      db.transaction().execute(async (inside) => {
        const tables = inside.withTables<Tables>();
        // One by one, in the order in which they were counted: two who lock rows in different order could wait for ever.
        for (const key of less) {
          const back = tables.updateTable('guess_count').set((value) => ({ count: value('count', '-', 1) }));
          await back.where('key', '=', key).where('count', '>', 0).execute();
        }
        for (const key of none) await tables.deleteFrom('guess_count').where('key', '=', key).execute();
      }),

    async sweep(now) {
      const tables = db.withTables<Tables>();
      const over = tables.selectFrom('guess_count').select('key').where('until', '<=', now).limit(SWEPT_AT_ONCE);
      await tables.deleteFrom('guess_count').where('key', 'in', over).execute();
    },
  };
}

/**
 * One statement, so that two processes cannot both see the last free try. A window that ends later than any window
 * could was begun by a clock that has been put right since.
 */
async function countOne(db: AnyDatabase, key: string, now: number, windowMs: number): Promise<Counted> {
  const isOver = sql`(guess_count.until <= ${now} or guess_count.until > ${now + 2 * windowMs})`;
  const { rows } = await sql<Counted>`
    insert into guess_count (key, until, count) values (${key}, ${now + windowMs}, 1)
    on conflict (key) do update set
      count = case when ${isOver} then 1 else guess_count.count + 1 end,
      until = case when ${isOver} then excluded.until else guess_count.until end
    returning count, until`.execute(db);
  return rows[0] ?? { count: 1, until: now + windowMs };
}
