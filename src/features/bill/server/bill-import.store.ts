import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { importWork } from './bill-import.job.ts';
import type { Batch, BatchState, Counts, RowState, StagedRow } from './bill-import.rules.ts';
import type { BillImportTables } from './bill-import.table.ts';
import type { Source } from './import-formats.rules.ts';

const RECENT = 20;

export type BillImportStore = ReturnType<typeof createBillImportStore>;

/** The files a member brought, and what their rows will be. */
export function createBillImportStore(db: AnyDatabase, queue: Pick<JobQueue, 'enqueue'>) {
  const tables = db.withTables<BillImportTables>();
  const own = (memberId: number, id: number) =>
    tables.selectFrom('bill_import').selectAll().where('id', '=', id).where('member_id', '=', memberId);
  return {
    async create(memberId: number, source: Source, fileName: string, createdAt: number): Promise<number> {
      const { id } = await tables
        .insertInto('bill_import')
        .values({
          member_id: memberId,
          source,
          file_name: fileName,
          state: 'reading',
          new_rows: 0,
          duplicate_rows: 0,
          skipped_rows: 0,
          bad_rows: 0,
          progress: 0,
          created_at: createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async addRows(batchId: number, rows: readonly StagedRow[]): Promise<void> {
      if (rows.length === 0) return;
      await tables
        .insertInto('bill_import_row')
        .values(
          rows.map(({ line, state, reason, orderNo, payee, bill }) => ({
            batch_id: batchId,
            line,
            state,
            reason,
            order_no: orderNo,
            payee,
            bill_json: JSON.stringify(bill),
          })),
        )
        .execute();
    },

    async ready(batchId: number, counts: Counts): Promise<void> {
      await tables
        .updateTable('bill_import')
        .set({
          state: 'ready',
          new_rows: counts.new,
          duplicate_rows: counts.duplicate,
          skipped_rows: counts.skipped,
          bad_rows: counts.bad,
        })
        .where('id', '=', batchId)
        .execute();
    },

    async forget(batchId: number): Promise<void> {
      await tables.deleteFrom('bill_import').where('id', '=', batchId).execute();
    },

    async find(memberId: number, id: number): Promise<Batch | undefined> {
      const row = await own(memberId, id).executeTakeFirst();
      return row && toBatch(row);
    },

    async recent(memberId: number): Promise<Batch[]> {
      const rows = await tables
        .selectFrom('bill_import')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('state', '!=', 'reading')
        .orderBy('id', 'desc')
        .limit(RECENT)
        .execute();
      return rows.map(toBatch);
    },

    async rows(batchId: number, state: RowState | undefined, { limit, offset }: Slice) {
      const all = tables
        .selectFrom('bill_import_row')
        .where('batch_id', '=', batchId)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'));
      const rows = await all.selectAll().orderBy('line').limit(limit).offset(offset).execute();
      const { total } = await all.select(sql<number>`cast(count(*) as bigint)`.as('total')).executeTakeFirstOrThrow();
      return { rows: rows.map(toStaged), total };
    },

    /** Moves a batch on and orders the work; false when it is not in a state for that. Both or neither. */
    start(memberId: number, id: number, from: readonly BatchState[], to: 'writing' | 'undoing'): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .withTables<BillImportTables>()
          .updateTable('bill_import')
          .set({ state: to, progress: 0 })
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .where('state', 'in', from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await queue.enqueue(
          transaction,
          importWork,
          { memberId, batchId: id },
          { uniqueKey: `bill import ${id} ${to}` },
        );
        return true;
      });
    },

    async setState(memberId: number, id: number, state: BatchState): Promise<void> {
      await tables
        .updateTable('bill_import')
        .set({ state })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .execute();
    },

    /** What the member has called these payees before. */
    async categories(memberId: number, payees: readonly string[]): Promise<Map<string, string>> {
      if (payees.length === 0) return new Map();
      const rows = await tables
        .selectFrom('bill_category_rule')
        .select(['payee', 'category'])
        .where('member_id', '=', memberId)
        .where('payee', 'in', payees)
        .execute();
      return new Map(rows.map(({ payee, category }) => [payee, category]));
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_import').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('bill_category_rule').where('member_id', '=', memberId).execute();
    },

    /** The rows of old files; the note that there was an import stays. */
    async purgeRows(before: number): Promise<void> {
      await sql`delete from bill_import_row where batch_id in
        (select id from bill_import where created_at < ${before} and state not in ('writing', 'undoing'))`.execute(db);
      await tables.deleteFrom('bill_import').where('created_at', '<', before).where('state', '=', 'reading').execute();
    },
  };
}

function toBatch(row: Selectable<BillImportTables['bill_import']>): Batch {
  return {
    id: row.id,
    source: row.source,
    fileName: row.file_name,
    state: row.state,
    counts: { new: row.new_rows, duplicate: row.duplicate_rows, skipped: row.skipped_rows, bad: row.bad_rows },
    progress: row.progress,
    createdAt: row.created_at,
  };
}

export function toStaged(row: BillImportTables['bill_import_row']): StagedRow {
  const { line, state, reason, order_no: orderNo, payee } = row;
  // Written by addRows and by nobody else.
  return { line, state, reason, orderNo, payee, bill: JSON.parse(row.bill_json) as StagedRow['bill'] };
}
