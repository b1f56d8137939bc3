import { sql } from 'kysely';
import { heatScore } from '#/features/catalogue/heat.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { countEach } from '#/platform/tally/count-each.ts';
import { GOODS } from './item-index.store.ts';

export type ViewStore = ReturnType<typeof createViewStore>;

/** Counts of views. */
export function createViewStore({ search }: Pick<Database, 'search'>) {
  return {
    /** Each view is named by its item. */
    async addViews(transaction: AnyDatabase, ids: readonly number[], now: number): Promise<void> {
      const heats = new Map<number, number>();
      // By number, so that two processes that write at once take the rows in the same order.
      for (const [id, count] of countEach(ids).sort(([one], [other]) => one - other)) {
        const added = sql`cast(${heatScore(count, now)} as double precision)`;
        // ln(eᵃ + eᵇ), from the larger one, since eᵃ alone would overflow; -40 adds nothing and is no underflow.
        const { rows } = await sql<{
          heat: number;
          is_shown: number;
        }>`update market_item set views = views + ${count},
            heat = case
              when heat > ${added} then heat + ln(1 + exp(case when ${added} - heat < -40 then -40 else ${added} - heat end))
              else ${added} + ln(1 + exp(case when heat - ${added} < -40 then -40 else heat - ${added} end)) end
          where id = ${id} returning heat, is_shown`.execute(transaction);
        const [row] = rows;
        if (row?.is_shown === 1) heats.set(id, row.heat);
      }
      if (heats.size > 0) await search.reheat(transaction, GOODS, heats);
    },
  };
}
