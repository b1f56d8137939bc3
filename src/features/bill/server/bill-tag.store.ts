import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { tagsIn } from '../tag.pure.ts';

const ROWS_AT_ONCE = 2000;
const RECENT_BILLS = 200;
const RECENT_TAGS = 12;

interface Tagged {
  id: number;
  remark: string;
  expense: number;
  income: number;
  created_at: number;
}

export interface TagSums {
  name: string;
  count: number;
  expense: number;
  income: number;
  lastAt: number;
}

export type BillTagStore = ReturnType<typeof createBillTagStore>;

/** Tags are words of the remarks: whoever changes a remark has changed them. */
export function createBillTagStore(db: AnyDatabase) {
  /** Newest first. The condition on words is that of the index. */
  async function tagged(memberId: number, after: Tagged | undefined, limit: number): Promise<Tagged[]> {
    const { rows } = await sql<Tagged>`select id, remark, expense, income, created_at from bill
      where member_id = ${memberId} and deleted_at is null and words like '%#%'
      ${after ? sql`and (created_at, id) < (${after.created_at}, ${after.id})` : sql``}
      order by created_at desc, id desc limit ${limit}`.execute(db);
    return rows;
  }

  return {
    async sums(memberId: number): Promise<TagSums[]> {
      const tags = new Map<string, TagSums>();
      let rows: Tagged[] = [];
      do {
        rows = await tagged(memberId, rows.at(-1), ROWS_AT_ONCE);
        for (const { remark, expense, income, created_at: lastAt } of rows)
          for (const name of tagsIn(remark)) {
            const known = tags.get(name) ?? { name, count: 0, expense: 0, income: 0, lastAt };
            known.count += 1;
            known.expense += expense;
            known.income += income;
            tags.set(name, known);
          }
        await setImmediate();
      } while (rows.length === ROWS_AT_ONCE);
      return [...tags.values()];
    },

    async recent(memberId: number): Promise<string[]> {
      const rows = await tagged(memberId, undefined, RECENT_BILLS);
      return [...new Set(rows.flatMap(({ remark }) => tagsIn(remark)))].slice(0, RECENT_TAGS);
    },
  };
}
