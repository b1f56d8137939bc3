import { createShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Database } from '#/platform/db/database.ts';
import { createBatch } from '#/platform/tally/batch.ts';
import type { FactKind } from './visit-fact.rules.ts';
import type { VisitFactTables } from './visit-fact.table.ts';

interface Needs {
  database: Pick<Database, 'db' | 'lightly'>;
  now: () => number;
  report: (error: unknown) => void;
}

interface Fact {
  day: string;
  kind: FactKind;
  name: string;
  count: number;
}

/** Anyone can make up addresses by the thousand: after this many different ones in a day no others are kept. */
const MOST_WAITING = 2000;
const MOST_NAMES_A_DAY = 5000;

export type VisitFactStore = ReturnType<typeof createVisitFactStore>;

/** Counts by day, kind and name, collected in memory and written in batches. */
export function createVisitFactStore({ database: { db, lightly }, now, report }: Needs) {
  const tables = db.withTables<VisitFactTables>();
  const dayOf = createShanghaiDay();
  const seen = { day: '', names: new Set<string>() };
  const batch = createBatch<Fact>({
    name: 'facts of visits',
    write: (facts) =>
      lightly(async (transaction) => {
        const sorted = facts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
        for (const fact of sorted)
          await transaction
            .withTables<VisitFactTables>()
            .insertInto('visit_fact')
            .values(fact)
            .onConflict((conflict) =>
              conflict.columns(['day', 'kind', 'name']).doUpdateSet((update) => ({
                count: update('visit_fact.count', '+', fact.count),
              })),
            )
            .execute();
      }),
    merge: (earlier, later) => ({ ...later, count: earlier.count + later.count }),
    report,
    most: MOST_WAITING,
  });

  return {
    count(kind: FactKind, name: string): void {
      const day = dayOf(now());
      if (seen.day !== day) Object.assign(seen, { day, names: new Set<string>() });
      const fact = { day, kind, name, count: 1 };
      if (!seen.names.has(keyOf(fact)) && seen.names.size >= MOST_NAMES_A_DAY) return;
      seen.names.add(keyOf(fact));
      batch.add(keyOf(fact), fact);
    },

    /** The most frequent of a kind since a day, and how many there were of it in all. */
    async top(kind: FactKind, since: string, limit: number): Promise<{ name: string; count: number }[]> {
      await batch.flush();
      const rows = await tables
        .selectFrom('visit_fact')
        .select(({ fn }) => ['name', fn.sum<number | string>('count').as('count')])
        .where('kind', '=', kind)
        .where('day', '>=', since)
        .groupBy('name')
        .orderBy(({ fn }) => fn.sum('count'), 'desc')
        .orderBy('name')
        .limit(limit)
        .execute();
      return rows.map(({ name, count }) => ({ name, count: Number(count) }));
    },

    async forgetBefore(day: string): Promise<void> {
      await tables.deleteFrom('visit_fact').where('day', '<', day).execute();
    },

    flush: batch.flush,
  };
}

const keyOf = ({ day, kind, name }: Pick<Fact, 'day' | 'kind' | 'name'>) => `${day} ${kind} ${name}`;
