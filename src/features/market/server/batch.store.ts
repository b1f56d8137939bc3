import { type Selectable, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { batchWork } from './batch.job.ts';
import type { Batch, BatchKind, BatchState, Counts, RowState, StagedRow } from './batch.rules.ts';
import type { BatchTables } from './batch.table.ts';

const RECENT = 20;
const NONE: Counts = { add: 0, change: 0, skipped: 0, bad: 0 };

export type BatchStore = ReturnType<typeof createBatchStore>;

/** What was done to many items at once, or is about to be. */
export function createBatchStore(db: AnyDatabase, queue: Pick<JobQueue, 'enqueue'>) {
  const tables = db.withTables<BatchTables>();
  return {
    create: (name: string, createdAt: number) =>
      createBatch(db, { kind: 'import', name, state: 'reading', counts: NONE, progress: 0, createdAt }),

    addRows: (batchId: number, rows: readonly StagedRow[]) => addRows(db, batchId, rows),

    async ready(id: number, counts: Counts): Promise<void> {
      await tables
        .updateTable('market_batch')
        .set({ state: 'ready', ...countColumns(counts) })
        .where('id', '=', id)
        .execute();
    },

    async forget(id: number): Promise<void> {
      await tables.deleteFrom('market_batch').where('id', '=', id).execute();
    },

    async find(id: number): Promise<Batch | undefined> {
      const row = await tables.selectFrom('market_batch').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toBatch(row);
    },

    async recent(): Promise<Batch[]> {
      const rows = await tables
        .selectFrom('market_batch')
        .selectAll()
        .where('state', '!=', 'reading')
        .orderBy('id', 'desc')
        .limit(RECENT)
        .execute();
      return rows.map(toBatch);
    },

    async rows(batchId: number, state: RowState | undefined, { limit, offset }: Slice) {
      const all = tables
        .selectFrom('market_batch_row')
        .where('batch_id', '=', batchId)
        .$if(state !== undefined, (query) => query.where('state', 'in', spokenOf(state ?? 'bad')));
      const rows = await all.selectAll().orderBy('line').limit(limit).offset(offset).execute();
      const { total } = await all.select(sql<number>`cast(count(*) as bigint)`.as('total')).executeTakeFirstOrThrow();
      return { rows: rows.map(toStaged), total: Number(total) };
    },

    /** Moves a batch on and orders the work; false when it is not in a state for that. Both or neither. */
    start(id: number, from: readonly BatchState[], to: 'writing' | 'undoing'): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .withTables<BatchTables>()
          .updateTable('market_batch')
          .set({ state: to, progress: 0 })
          .where('id', '=', id)
          .where('state', 'in', from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await queue.enqueue(transaction, batchWork, { batchId: id }, { uniqueKey: `market batch ${id} ${to}` });
        return true;
      });
    },

    async setState(id: number, state: BatchState): Promise<void> {
      await tables.updateTable('market_batch').set({ state }).where('id', '=', id).execute();
    },

    /** The oldest that nobody will take back any more; false when there is none. One at a time: each may be long. */
    async forgetOne(before: number, readingBefore: number): Promise<boolean> {
      const { rows } = await sql<{ id: number }>`delete from market_batch where id in (
        select id from market_batch where state not in ('writing', 'undoing')
          and (created_at < ${before} or (state = 'reading' and created_at < ${readingBefore}))
        order by id limit 1) returning id`.execute(db);
      return rows.length > 0;
    },
  };
}

/** Written rows are still what they were announced as. */
function spokenOf(state: RowState): RowState[] {
  if (state === 'add') return ['add', 'added'];
  return state === 'change' ? ['change', 'changed'] : [state];
}

const countColumns = ({ add, change, skipped, bad }: Counts) => ({
  add_rows: add,
  change_rows: change,
  skipped_rows: skipped,
  bad_rows: bad,
});

export async function createBatch(db: AnyDatabase, batch: Omit<Batch, 'id'>): Promise<number> {
  const { id } = await db
    .withTables<BatchTables>()
    .insertInto('market_batch')
    .values({
      kind: batch.kind satisfies BatchKind,
      name: batch.name,
      state: batch.state,
      ...countColumns(batch.counts),
      progress: batch.progress,
      created_at: batch.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addRows(
  db: AnyDatabase,
  batchId: number,
  rows: readonly (StagedRow & { before?: unknown; writtenAt?: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .withTables<BatchTables>()
    .insertInto('market_batch_row')
    .values(
      rows.map(({ line, state, reason, itemId, title, input, before = null, writtenAt = null }) => ({
        batch_id: batchId,
        line,
        state,
        reason,
        item_id: itemId,
        title,
        input_json: JSON.stringify(input),
        before_json: JSON.stringify(before),
        written_at: writtenAt,
      })),
    )
    .execute();
}

function toBatch(row: Selectable<BatchTables['market_batch']>): Batch {
  const { id, kind, name, state, progress } = row;
  const counts = { add: row.add_rows, change: row.change_rows, skipped: row.skipped_rows, bad: row.bad_rows };
  return { id, kind, name, state, counts, progress, createdAt: row.created_at };
}

export function toStaged(row: BatchTables['market_batch_row']): StagedRow {
  const { line, state, reason, title } = row;
  // Written by addRows and by nobody else.
  return { line, state, reason, title, itemId: row.item_id, input: JSON.parse(row.input_json) as StagedRow['input'] };
}
