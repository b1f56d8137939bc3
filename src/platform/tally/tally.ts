import { sql } from 'kysely';
import { createShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { createBatch } from './batch.ts';
import type { TallyTables } from './tally.table.ts';

/** What is counted by day for the operator. Visitors are counted by whoever tells them apart. */
export type TallyName =
  | 'views'
  | 'visitors'
  | 'bots'
  | 'searches'
  | 'misses'
  | 'clicks'
  | 'client_errors'
  | 'server_errors'
  | 'mails'
  | 'mail_failures';

export interface DayCount {
  day: string;
  name: TallyName;
  count: number;
}

interface Needs {
  database: Pick<Database, 'db' | 'lightly'>;
  now: () => number;
  report: (error: unknown) => void;
}

/** Days and names are few; more wait only while the database is away for weeks. */
const MOST_WAITING = 1000;

export type Tally = ReturnType<typeof createTally>;

/** Figures by Shanghai day, counted in memory and written in batches: counting never waits for a write. */
export function createTally({ database: { db, lightly }, now, report }: Needs) {
  const tables = db.withTables<TallyTables>();
  const dayOf = createShanghaiDay();
  const batch = createBatch<DayCount>({
    name: 'counts by day',
    write: (counts) =>
      lightly((transaction) =>
        // In one order everywhere: two processes that lock the same rows in different orders wait for each other.
        addCounts(
          transaction,
          counts.toSorted((one, other) => (`${one.day} ${one.name}` < `${other.day} ${other.name}` ? -1 : 1)),
        ),
      ),
    merge(sum, { count }) {
      sum.count += count;
      return sum;
    },
    report,
    most: MOST_WAITING,
  });

  return {
    count(name: TallyName, by = 1): void {
      const day = dayOf(now());
      batch.add(`${day} ${name}`, { day, name, count: by });
    },

    /** For whoever counts in a transaction of their own. */
    addNow: (transaction: AnyDatabase, count: DayCount): Promise<void> => addCounts(transaction, [count]),

    /** Everything since a day, what is still in memory included. */
    async since(day: string): Promise<DayCount[]> {
      await batch.flush();
      const rows = await tables.selectFrom('day_count').selectAll().where('day', '>=', day).execute();
      // Names come from this file alone.
      return rows.map(({ day, name, count }) => ({ day, name: name as TallyName, count: Number(count) }));
    },

    async forgetBefore(day: string): Promise<void> {
      await tables.deleteFrom('day_count').where('day', '<', day).execute();
    },

    flush: batch.flush,
  };
}

async function addCounts(transaction: AnyDatabase, counts: DayCount[]): Promise<void> {
  await transaction
    .withTables<TallyTables>()
    .insertInto('day_count')
    .values(counts)
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet({ count: sql`day_count.count + excluded.count` }),
    )
    .execute();
}
