import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Filter, Order } from './bill-filter.rules.ts';
import { containing, matching } from './bill-filter.store.ts';
import { addCells, type Cells, NO_CELLS } from './bill-sum.rules.ts';

/** So many bills are read at once; on SQLite nobody else gets a turn meanwhile. */
const BILLS_AT_ONCE = 4000;

interface Hit {
  id: number;
  key: number;
  is_done: number;
  expense: number;
  income: number;
  predict_income: number;
}

/**
 * No sum is ready for words, so all bills of the member are looked through, a part at a time, in the order in which
 * they lie on the disk. Answers the sums and which bills are on the page.
 */
export async function findByWords(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  memberId: number,
  { words, ...filter }: Filter,
  { column, direction }: Order,
  { limit, offset }: Slice,
): Promise<{ cells: Cells; ids: number[] }> {
  const index = engine === 'sqlite' ? sql`indexed by bill_member` : sql``;
  const rest = sql`${matching(memberId, filter)} and ${containing(engine, words)}`;
  let cells = NO_CELLS;
  const hits: { id: number; key: number }[] = [];
  for (let last = 0, end: number | undefined = 0; end !== undefined; last = end ?? last) {
    end = await endOfPart(last);
    const part = end === undefined ? sql`id > ${last}` : sql`id > ${last} and id <= ${end}`;
    const { rows } = await sql<Hit>`select id, ${sql.ref(column)} as key, is_done, expense, income, predict_income
      from bill ${index} where ${part} and ${rest}`.execute(db);
    for (const row of rows) {
      cells = addCells(cells, cellsOf(row));
      hits.push({ id: row.id, key: row.key });
    }
    await setImmediate();
  }
  const sign = direction === 'asc' ? 1 : -1;
  hits.sort((one, other) => sign * (one.key - other.key || one.id - other.id));
  return { cells, ids: hits.slice(offset, offset + limit).map(({ id }) => id) };

  async function endOfPart(last: number): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`select id from bill ${index} where member_id = ${memberId}
      and deleted_at is null and id > ${last} order by id limit 1 offset ${BILLS_AT_ONCE - 1}`.execute(db);
    return rows[0]?.id;
  }
}

function cellsOf({ is_done, expense, income, predict_income }: Hit): Cells {
  return is_done === 1
    ? { ...NO_CELLS, billsDone: 1, expenseDone: expense, incomeDone: income }
    : { ...NO_CELLS, billsOpen: 1, expenseOpen: expense, incomeOpen: income, predictOpen: predict_income };
}
