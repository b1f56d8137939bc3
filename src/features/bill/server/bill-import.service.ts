import { setImmediate } from 'node:timers/promises';
import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { createOneEach } from '#/platform/limits/one-each.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { openTable } from '#/platform/sheet/open-table.ts';
import { importBusy, importNotFound, stillReading, tooManyBills, unreadable } from './bill.errors.ts';
import { MOST_BILLS } from './bill.rules.ts';
import { type Batch, MAY_COMMIT, MAY_UNDO, type RowState } from './bill-import.rules.ts';
import type { BillImportStore } from './bill-import.store.ts';
import type { BillImportWriteStore } from './bill-import-write.store.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf } from './bill-totals.rules.ts';
import { stageRows } from './import-staging.service.ts';

const BROKEN: Record<string, string> = { 'table.broken': '文件打不开，可能没有下载完整；请重新导出后再试' };
/** How long the rows of a file are kept for looking at. */
const KEEP_ROWS_MS = 7 * DAY_MS;

interface Needs {
  imports: BillImportStore;
  writing: BillImportWriteStore;
  sums: Pick<BillSumStore, 'read'>;
  readers: Pick<ReadingRoom, 'parts'>;
  now: () => number;
}

export type BillImportService = ReturnType<typeof createBillImportService>;

export function createBillImportService({ imports, writing, sums, readers, now }: Needs) {
  const oneEach = createOneEach(stillReading);

  async function find(memberId: number, id: number): Promise<Batch> {
    const batch = await imports.find(memberId, id);
    if (!batch) throw importNotFound();
    return batch;
  }

  async function start(memberId: number, id: number, to: 'writing' | 'undoing'): Promise<Batch> {
    const from = to === 'writing' ? MAY_COMMIT : MAY_UNDO;
    if (!(await imports.start(memberId, id, from, to))) throw importBusy((await find(memberId, id)).state);
    return find(memberId, id);
  }

  return {
    find,
    recent: (memberId: number) => imports.recent(memberId),

    /** Reads a file and says of every row what would become of it. Nothing enters the ledger yet. */
    async read(memberId: number, file: UploadedFile): Promise<Batch> {
      const id = await oneEach(memberId, () => {
        const rows = openTable(file.bytes, {
          readers,
          refuse: ({ code, message }) => unreadable(BROKEN[code] ?? message),
        });
        return stageRows({ imports, writing }, memberId, file.name, rows, now());
      });
      return find(memberId, id);
    },

    async rows(memberId: number, id: number, state: RowState | undefined, slice: Slice) {
      await find(memberId, id);
      return imports.rows(id, state, slice);
    },

    async commit(memberId: number, id: number): Promise<Batch> {
      const batch = await find(memberId, id);
      if (countOf(await sums.read(memberId, {})) + batch.counts.new > MOST_BILLS) throw tooManyBills();
      return start(memberId, id, 'writing');
    },

    undo: (memberId: number, id: number) => start(memberId, id, 'undoing'),

    /** The work itself. May begin anew at any point: what is done is marked in the same transaction. */
    async work(memberId: number, id: number, heartbeat: () => void): Promise<void> {
      const batch = await imports.find(memberId, id);
      if (batch?.state !== 'writing' && batch?.state !== 'undoing') return;
      const step = () =>
        batch.state === 'writing' ? writing.writeSome(memberId, batch, now()) : writing.undoSome(memberId, id);
      while ((await step()) > 0) {
        heartbeat();
        await setImmediate();
      }
      await imports.setState(memberId, id, batch.state === 'writing' ? 'done' : 'undone');
    },

    giveUp: (memberId: number, id: number) => imports.setState(memberId, id, 'failed'),
    eraseAll: (memberId: number) => imports.eraseAll(memberId),
    purge: () => imports.purgeRows(now() - KEEP_ROWS_MS),
  };
}
