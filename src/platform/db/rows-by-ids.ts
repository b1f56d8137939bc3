import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { AnyDatabase } from './any-database.ts';

/** Pages are of few sizes. */
const KEPT = 100;

/**
 * A question for rows by their ids, answered in the order of the ids; those that are gone are left out. It is written once
 * for each number of ids: writing it costs as much as asking it. `others` are the parameters that stand before the ids.
 */
export function rowsByIds<Row extends { id: number }>(
  db: AnyDatabase,
  write: (ids: RawBuilder<unknown>) => RawBuilder<Row>,
) {
  const written = new LRUCache<number, CompiledQuery<Row>>({ max: KEPT });

  function queryFor(count: number): CompiledQuery<Row> {
    const known = written.get(count);
    if (known) return known;
    const made = write(sql.join(Array.from({ length: count }, () => 0))).compile(db);
    written.set(count, made);
    return made;
  }

  return async (ids: readonly number[], ...others: unknown[]): Promise<Row[]> => {
    if (ids.length === 0) return [];
    const { rows } = await db.executeQuery<Row>({ ...queryFor(ids.length), parameters: [...others, ...ids] });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}
