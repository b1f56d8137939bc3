import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Engine } from '#/platform/db/any-database.ts';
import { dayText } from '../moment.pure.ts';
import type { Filter } from './bill-filter.rules.ts';

/** A member's bills that are not deleted. `deleted_at is null` stands in the indices themselves. */
export function live(memberId: number): RawBuilder<unknown> {
  return sql`member_id = ${memberId} and deleted_at is null`;
}

/** Everything of a filter but its words. */
export function matching(memberId: number, filter: Omit<Filter, 'words'>): RawBuilder<unknown> {
  const { category, account, isDone, fromDay, toDay } = filter;
  return sql.join(
    [
      live(memberId),
      ...(category === undefined ? [] : [sql`category = ${category}`]),
      ...(account === undefined ? [] : [sql`account = ${account}`]),
      // Written out, not bound: SQLite uses a partial index only where it can see the value.
      ...(isDone === undefined ? [] : [sql`is_done = ${sql.lit(isDone ? 1 : 0)}`]),
      ...(fromDay === undefined ? [] : [sql`created_at >= ${startOf(fromDay)}`]),
      ...(toDay === undefined ? [] : [sql`created_at < ${startOf(toDay) + DAY_MS}`]),
    ],
    sql` and `,
  );
}

/** Each of the words must be somewhere in the bill. */
export function containing(engine: Engine, words: readonly string[]): RawBuilder<unknown> {
  const place = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos');
  return words.length === 0
    ? sql`1 = 1`
    : sql.join(
        words.map((word) => sql`${place}(words, ${word}) > 0`),
        sql` and `,
      );
}

/** The index that holds just the bills of a filter in the order of their dates. Several conditions have none. */
export function orderedIndex({ category, account, isDone }: Filter): string | undefined {
  if (category !== undefined) return account === undefined && isDone === undefined ? 'bill_category' : undefined;
  if (account !== undefined) return isDone === undefined ? 'bill_account' : undefined;
  return isDone === undefined ? 'bill_created' : `bill_done_${isDone ? 1 : 0}`;
}

function startOf(day: number): number {
  return startOfShanghaiDay(dayText(day)) ?? 0;
}
