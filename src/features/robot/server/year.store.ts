import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { RobotTables } from './robot.table.ts';
import type { YearPlan } from './workday.rules.ts';

export interface EnteredYear extends YearPlan {
  year: number;
  text: string;
}

export type YearStore = ReturnType<typeof createYearStore>;

/** The plans of years that the operator entered. */
export function createYearStore({ db, now }: { db: AnyDatabase; now: () => number }) {
  const tables = db.withTables<RobotTables>();
  return {
    async list(): Promise<EnteredYear[]> {
      const rows = await tables.selectFrom('robot_year').selectAll().orderBy('year').execute();
      // Written by `put` from the same type.
      return rows.map(({ year, text, days_json }) => ({ year, text, ...(JSON.parse(days_json) as YearPlan) }));
    },

    async put({ year, text, rest, work }: EnteredYear): Promise<void> {
      const set = { text, days_json: JSON.stringify({ rest, work }), changed_at: now() };
      await tables
        .insertInto('robot_year')
        .values({ year, ...set })
        .onConflict((conflict) => conflict.column('year').doUpdateSet(set))
        .execute();
    },

    async remove(year: number): Promise<void> {
      await tables.deleteFrom('robot_year').where('year', '=', year).execute();
    },
  };
}
