import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { UploadedFile } from '#/contract/fields.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { columnName } from '#/platform/sheet/cell-text.pure.ts';
import { createStaging } from '#/platform/staging/staging.ts';
import {
  badPassword,
  importBusy,
  importNotFound,
  noAnswer,
  noMapping,
  stillReading,
  tooManyBills,
  unreadable,
} from './bill.errors.ts';
import { MOST_BILLS } from './bill.rules.ts';
import type { BillBatch, BillRoom } from './bill-import.rules.ts';
import type { BillImportWriteStore } from './bill-import-write.store.ts';
import type { BillSumStore } from './bill-sum.store.ts';
import { countOf } from './bill-totals.rules.ts';
import type { CategoryRuleStore } from './category-rule.store.ts';
import { type Answer, answeredRow } from './import-answer.rules.ts';
import { incomingBills } from './import-staging.service.ts';
import type { ImportTableStore } from './import-table.store.ts';
import type { BillFile, BillFilePart } from './read/bill-file.reader.ts';
import { amendedSums, type FileSums } from './read/file-sums.rules.ts';
import type { ReadRow } from './read/judged.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';

const BROKEN: Record<string, string> = { 'table.broken': '文件打不开，可能没有下载完整；请重新导出后再试' };
const billFile = aReader<typeof import('./read/bill-file.reader.ts').default>(
  new URL('./read/bill-file.reader.ts', import.meta.url),
  { cpuMs: 8000, memoryMb: 420 },
);
const packed = promisify(gzip);
/** How many rows show what a mapping does. */
const FIRST_ROWS = 5;
/** The same header in another order of columns is the same. */
const headerKey = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(header.map(columnName).sort()))
    .digest('hex');
/** How long the rows of a file are kept for looking at. */
const KEEP_ROWS_MS = 30 * DAY_MS;

interface Needs {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  writing: BillImportWriteStore;
  rules: CategoryRuleStore;
  tables: ImportTableStore;
  sums: Pick<BillSumStore, 'read'>;
  readers: Pick<ReadingRoom, 'parts'>;
  events: Pick<Events, 'tell'>;
  now: () => number;
}

export type BillImportService = ReturnType<typeof createBillImportService>;

export function createBillImportService(needs: Needs) {
  const { db, jobs, writing, rules, tables, sums, readers, events, now } = needs;
  const staging = createStaging<BillRoom>(db, jobs, {
    name: 'bill',
    job: 'bill.import',
    errors: { notFound: importNotFound, busy: importBusy, stillReading },
    write: (batch) => writing.writeSome(batch, now()),
    undo: (batch) => writing.undoSome(batch),
    told: {
      events,
      line: ({ progress, name }) => ({
        title: `账单导入完成：${progress} 笔`,
        text: name,
        path: '/bill/import',
      }),
    },
    now,
  });

  const refuse = (error: unknown) => {
    if (!(error instanceof AppError) || !error.code.startsWith('table.')) return error;
    if (/password/.test(error.code)) return badPassword(error.message);
    return unreadable(BROKEN[error.code] ?? error.message);
  };

  async function* partsOf(file: BillFile): AsyncGenerator<BillFilePart> {
    try {
      for await (const part of readers.parts(billFile, file)) yield part;
    } catch (error) {
      throw refuse(error);
    }
  }

  async function mapped(memberId: number, id: number, mapping: Mapping) {
    const { name, about } = await staging.find(memberId, id);
    const content = await tables.content(id);
    if (!about.table || content === undefined) throw noMapping();
    return { name, ...about.table, parts: partsOf({ bytes: Buffer.from(content, 'base64'), password: '', mapping }) };
  }

  async function map(memberId: number, id: number, mapping: Mapping): Promise<BillBatch> {
    const { name, header, samples, parts } = await mapped(memberId, id, mapping);
    const known = { header, samples, mapping };
    return staging.stageAgain(memberId, id, incomingBills({ writing, rules }, memberId, name, parts, known));
  }

  return {
    ...staging,

    /** Reads a file and says of every row what would become of it. Nothing enters the ledger yet. */
    async read(memberId: number, file: UploadedFile, password = ''): Promise<BillBatch> {
      const parts = partsOf({ bytes: file.bytes, password });
      const incoming = incomingBills({ writing, rules }, memberId, file.name, parts);
      const batch = await staging.stage(memberId, memberId, incoming);
      const [header] = incoming.table();
      if (batch.state !== 'mapping' || !header) return batch;
      const lines = incoming.table().map((row) => JSON.stringify(row));
      await tables.keep(batch.id, (await packed(lines.join('\n'))).toString('base64'));
      const remembered = await tables.recall(memberId, headerKey(header));
      // A remembered mapping that does not fit this file is asked for again.
      return remembered ? map(memberId, batch.id, remembered).catch(() => staging.find(memberId, batch.id)) : batch;
    },

    /** What the columns of a table mean; remembered for files with the same header. */
    async map(memberId: number, id: number, mapping: Mapping): Promise<BillBatch> {
      const batch = await map(memberId, id, mapping);
      await tables.remember(memberId, headerKey(batch.about.table?.header ?? []), mapping, now());
      return batch;
    },

    /** What the columns would mean for the first rows and for all; nothing is kept. */
    async tried(memberId: number, id: number, mapping: Mapping) {
      const counts: Partial<Record<ReadRow['state'], number>> = {};
      const first: ReadRow[] = [];
      let sums: FileSums | undefined;
      for await (const part of (await mapped(memberId, id, mapping)).parts) {
        if ('about' in part) ({ sums } = part.about);
        if (!('rows' in part)) continue;
        for (const { state } of part.rows) counts[state] = (counts[state] ?? 0) + 1;
        first.push(...part.rows.slice(0, FIRST_ROWS - first.length));
      }
      return { counts, sums, first };
    },

    /** What a person says about a row that was asked about. */
    answer: (memberId: number, id: number, place: number, answer: Answer): Promise<BillBatch> =>
      staging.amend(memberId, id, place, (row, about) => {
        const answered = answeredRow(row, answer);
        if (!answered) throw noAnswer();
        return {
          row: answered,
          about: { ...about, ...(about.sums && { sums: amendedSums(about.sums, row, answered) }) },
        };
      }),

    async commit(memberId: number, id: number): Promise<BillBatch> {
      const { counts } = await staging.find(memberId, id);
      const wanted = (counts.new ?? 0) + (counts.maybe ?? 0) + (counts.double ?? 0);
      if (countOf(await sums.read(memberId, {})) + wanted > MOST_BILLS) throw tooManyBills();
      return staging.commit(memberId, id);
    },

    async eraseAll(memberId: number): Promise<void> {
      await staging.eraseAll(memberId);
      await rules.eraseAll(memberId);
      await tables.eraseAll(memberId);
    },

    async purge(heartbeat: () => void): Promise<void> {
      await tables.purge(now() - KEEP_ROWS_MS);
      await staging.forgetOld(now() - KEEP_ROWS_MS, { keepsNotes: true, heartbeat });
    },
  };
}
