import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { StepTables } from './step.table.ts';

export function createStepStore(db: AnyDatabase) {
  const tables = db.withTables<StepTables>();
  return {
    async dismissed(): Promise<Set<string>> {
      const rows = await tables.selectFrom('first_step').select('key').execute();
      return new Set(rows.map(({ key }) => key));
    },

    async dismiss(keys: readonly string[], at: number): Promise<void> {
      await tables
        .insertInto('first_step')
        .values(keys.map((key) => ({ key, dismissed_at: at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async bringBack(keys: readonly string[]): Promise<void> {
      await tables.deleteFrom('first_step').where('key', 'in', keys).execute();
    },
  };
}

export type StepStore = ReturnType<typeof createStepStore>;
