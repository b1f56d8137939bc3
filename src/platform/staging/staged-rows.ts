import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { RoomTypes, StagedRow } from './staging.rules.ts';
import type { StagingTables } from './staging.table.ts';

/** Rows of a batch, for the transaction that writes or undoes what they say. */
export async function addRows(db: AnyDatabase, batchId: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .withTables<StagingTables>()
    .insertInto('staged_row')
    .values(
      rows.map(({ line, state, reason, facts }) => ({
        batch_id: batchId,
        line,
        state,
        reason,
        facts_json: JSON.stringify(facts),
      })),
    )
    .execute();
}

/** In the order of the file, or the last first, as what builds on one another has to be undone. */
export async function nextRows<Types extends RoomTypes>(
  db: AnyDatabase,
  batchId: number,
  states: readonly Types['state'][],
  limit: number,
  order: 'asc' | 'desc' = 'asc',
): Promise<StagedRow<Types>[]> {
  const rows = await db
    .withTables<StagingTables>()
    .selectFrom('staged_row')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('state', 'in', states)
    .orderBy('line', order)
    .limit(limit)
    .execute();
  return rows.map(toStaged<Types>);
}

/** One row, where it is in one of these states, or in any. */
export async function rowAt<Types extends RoomTypes>(
  db: AnyDatabase,
  batchId: number,
  line: number,
  states?: readonly Types['state'][],
): Promise<StagedRow<Types> | undefined> {
  const row = await db
    .withTables<StagingTables>()
    .selectFrom('staged_row')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('line', '=', line)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .executeTakeFirst();
  return row && toStaged<Types>(row);
}

/** All of these rows are in a new state. */
export async function moveRows(
  db: AnyDatabase,
  batchId: number,
  state: string,
  rows: readonly { line: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .withTables<StagingTables>()
    .updateTable('staged_row')
    .set({ state })
    .where('batch_id', '=', batchId)
    .where(
      'line',
      'in',
      rows.map(({ line }) => line),
    )
    .execute();
}

export async function changeRow(
  db: AnyDatabase,
  batchId: number,
  { line, state, reason, facts }: StagedRow,
): Promise<void> {
  await db
    .withTables<StagingTables>()
    .updateTable('staged_row')
    .set({ state, reason, facts_json: JSON.stringify(facts) })
    .where('batch_id', '=', batchId)
    .where('line', '=', line)
    .execute();
}

/** This many more rows are done. */
export async function advance(db: AnyDatabase, batchId: number, rows: number): Promise<void> {
  await sql`update staged_batch set progress = progress + ${rows} where id = ${batchId}`.execute(db);
}

export function toStaged<Types extends RoomTypes>(row: StagingTables['staged_row']): StagedRow<Types> {
  const { line, state, reason } = row;
  // Written by addRows and changeRow and by nobody else.
  return { line, state, reason, facts: JSON.parse(row.facts_json) as Types['facts'] };
}
