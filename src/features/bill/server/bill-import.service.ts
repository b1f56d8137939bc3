import type { UploadedFile } from '#/contract/fields.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { openTable } from '#/platform/sheet/open-table.ts';
import { createStaging } from '#/platform/staging/staging.ts';
import { importBusy, importNotFound, stillReading, tooManyBills, unreadable } from './bill.errors.ts';
import { MOST_BILLS } from './bill.rules.ts';
import type { BillBatch, BillRoom } from './bill-import.rules.ts';
import type { BillImportWriteStore } from './bill-import-write.store.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf } from './bill-totals.rules.ts';
import type { CategoryRuleStore } from './category-rule.store.ts';
import { incomingBills } from './import-staging.service.ts';

const BROKEN: Record<string, string> = { 'table.broken': '文件打不开，可能没有下载完整；请重新导出后再试' };
/** How long the rows of a file are kept for looking at. */
const KEEP_ROWS_MS = 30 * DAY_MS;

interface Needs {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  writing: BillImportWriteStore;
  rules: CategoryRuleStore;
  sums: Pick<BillSumStore, 'read'>;
  readers: Pick<ReadingRoom, 'parts'>;
  now: () => number;
}

export type BillImportService = ReturnType<typeof createBillImportService>;

export function createBillImportService({ db, jobs, writing, rules, sums, readers, now }: Needs) {
  const staging = createStaging<BillRoom>(db, jobs, {
    name: 'bill',
    job: 'bill.import',
    errors: { notFound: importNotFound, busy: importBusy, stillReading },
    write: (batch) => writing.writeSome(batch, now()),
    undo: (batch) => writing.undoSome(batch),
    now,
  });

  return {
    ...staging,

    /** Reads a file and says of every row what would become of it. Nothing enters the ledger yet. */
    read(memberId: number, file: UploadedFile): Promise<BillBatch> {
      const rows = openTable(file.bytes, {
        readers,
        refuse: ({ code, message }) => unreadable(BROKEN[code] ?? message),
      });
      return staging.stage(memberId, memberId, incomingBills({ writing, rules }, memberId, file.name, rows));
    },

    async commit(memberId: number, id: number): Promise<BillBatch> {
      const { counts } = await staging.find(memberId, id);
      if (countOf(await sums.read(memberId, {})) + (counts.new ?? 0) > MOST_BILLS) throw tooManyBills();
      return staging.commit(memberId, id);
    },

    async eraseAll(memberId: number): Promise<void> {
      await staging.eraseAll(memberId);
      await rules.eraseAll(memberId);
    },

    purge: (heartbeat: () => void) => staging.forgetOld(now() - KEEP_ROWS_MS, { keepsNotes: true, heartbeat }),
  };
}
