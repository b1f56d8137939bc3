import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { countEach } from '#/platform/tally/count-each.ts';
import { heatScore } from '../heat.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { TITLES } from './title-index.store.ts';

export type VisitStore = ReturnType<typeof createVisitStore>;

export function createVisitStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  const tables = db.withTables<CatalogueTables>();
  return {
    /** Adds visits, each named by its title, to heat, search order and the day's counts. */
    async add(transaction: AnyDatabase, ids: readonly number[], day: string, now: number): Promise<void> {
      const heats = new Map<number, number>();
      // By number, so that two processes that write at once take the rows in the same order.
      const visits = countEach(ids).sort(([one], [other]) => one - other);
      for (const [id, count] of visits) {
        const added = sql`cast(${heatScore(count, now)} as double precision)`;
        // ln(eᵃ + eᵇ), from the larger one, since eᵃ alone would overflow; -40 adds nothing and is no underflow.
        const { rows } = await sql<{ heat: number }>`update title set heat = case
            when heat > ${added} then heat + ln(1 + exp(case when ${added} - heat < -40 then -40 else ${added} - heat end))
            else ${added} + ln(1 + exp(case when heat - ${added} < -40 then -40 else heat - ${added} end)) end
          where id = ${id} and removed_at is null returning heat`.execute(transaction);
        if (rows[0]) heats.set(id, rows[0].heat);
      }
      if (heats.size === 0) return;
      await search.reheat(transaction, TITLES, heats);
      await transaction
        .withTables<CatalogueTables>()
        .insertInto('title_visit')
        .values(visits.filter(([id]) => heats.has(id)).map(([id, count]) => ({ title_id: id, day, visits: count })))
        .onConflict((conflict) =>
          conflict.columns(['title_id', 'day']).doUpdateSet((update) => ({
            visits: update('title_visit.visits', '+', update.ref('excluded.visits')),
          })),
        )
        .execute();
    },

    async visitsByDay(
      ids: readonly number[],
      since: string,
    ): Promise<{ titleId: number; day: string; visits: number }[]> {
      if (ids.length === 0) return [];
      const rows = await tables
        .selectFrom('title_visit')
        .selectAll()
        .where('title_id', 'in', ids)
        .where('day', '>=', since)
        .execute();
      return rows.map(({ title_id, day, visits }) => ({ titleId: title_id, day, visits }));
    },

    async countSince(day: string): Promise<number> {
      const row = await tables
        .selectFrom('title_visit')
        .select((select) => select.fn.sum<number | null>('visits').as('count'))
        .where('day', '>=', day)
        .executeTakeFirstOrThrow();
      return Number(row.count ?? 0);
    },

    async removeBefore(day: string): Promise<void> {
      await tables.deleteFrom('title_visit').where('day', '<', day).execute();
    },
  };
}
