import { setImmediate } from 'node:timers/promises';
import { unreadable } from './bill.errors.ts';
import { type Counts, createNumbering, type StagedRow } from './bill-import.rules.ts';
import type { BillImportStore } from './bill-import.store.ts';
import type { BillImportWriteStore } from './bill-import-write.store.ts';
import { type Header, headerIn, rowUnder, type Source } from './import-formats.rules.ts';

const ROWS_AT_ONCE = 200;
/** The preambles known have some twenty lines. */
const HEADER_WITHIN = 200;
const MOST_ROWS = 100_000;
/** An index holds it. */
const MOST_NUMBER = 200;

interface Needs {
  imports: Pick<BillImportStore, 'create' | 'addRows' | 'ready' | 'forget' | 'categories'>;
  writing: Pick<BillImportWriteStore, 'knownOrders' | 'stillThere'>;
}

/** Takes the rows of a file in, some at a time, and answers the number of the batch. */
export async function stageRows(
  { imports, writing }: Needs,
  memberId: number,
  fileName: string,
  rows: AsyncIterable<string[]>,
  now: number,
): Promise<number> {
  const counts: Counts = { new: 0, duplicate: 0, skipped: 0, bad: 0 };
  const numbered = createNumbering();
  let header: Header | undefined;
  let batchId = 0;
  let line = 0;
  let some: StagedRow[] = [];

  const flush = async (source: Source) => {
    const staged = await withCategories(await withDuplicates(source, some));
    for (const { state } of staged) if (state !== 'written') counts[state] += 1;
    await imports.addRows(batchId, staged);
    some = [];
    // Others get their turn between the parts, however long the file is.
    await setImmediate();
  };

  try {
    for await (const row of rows) {
      line += 1;
      if (!header) {
        header = headerIn(row);
        if (header) batchId = await imports.create(memberId, header.source, fileName.slice(0, 200), now);
        else if (line >= HEADER_WITHIN) break;
        continue;
      }
      const staged = stagedRow(header, row, line, numbered);
      if (staged) some.push(staged);
      if (some.length >= ROWS_AT_ONCE) await flush(header.source);
      if (line > MOST_ROWS) throw unreadable('一个文件最多 10 万行，请按年份分开导出');
    }
    if (!header) throw unreadable('没有找到表头。支持支付宝、微信支付导出的账单，和本站导出的 CSV');
    await flush(header.source);
    if (counts.new + counts.duplicate + counts.skipped + counts.bad === 0) throw unreadable('表头下面没有账单');
    await imports.ready(batchId, counts);
    return batchId;
  } catch (error) {
    if (batchId > 0) await imports.forget(batchId);
    throw error;
  }

  async function withDuplicates(source: Source, staged: readonly StagedRow[]): Promise<StagedRow[]> {
    const fresh = staged.filter(({ state }) => state === 'new');
    const known = await writing.knownOrders(
      memberId,
      source,
      fresh.map(({ orderNo }) => orderNo),
    );
    const numbers = source === 'own' ? fresh.map(({ orderNo }) => Number(orderNo)).filter(Number.isSafeInteger) : [];
    const there = await writing.stillThere(memberId, numbers);
    return staged.map((row) => {
      if (row.state !== 'new') return row;
      const same = there.get(Number(row.orderNo));
      const isSame = same && same.title === row.bill?.title && same.createdAt === row.bill.createdAt;
      return known.has(row.orderNo) || isSame ? { ...row, state: 'duplicate', reason: '之前已经入账' } : row;
    });
  }

  async function withCategories(staged: readonly StagedRow[]): Promise<StagedRow[]> {
    const payees = new Set(staged.filter(({ state }) => state === 'new').map(({ payee }) => payee));
    payees.delete('');
    const learnt = await imports.categories(memberId, [...payees]);
    return staged.map((row) => {
      const category = row.state === 'new' ? learnt.get(row.payee) : undefined;
      if (!row.bill || !category || category === row.bill.category) return row;
      return { ...row, bill: { ...row.bill, category }, reason: '按你上次改的分类' };
    });
  }
}

function stagedRow(
  header: Header,
  row: readonly string[],
  line: number,
  numbered: ReturnType<typeof createNumbering>,
): StagedRow | undefined {
  const read = rowUnder(header, row);
  if (!read) return undefined;
  const blank = { line, orderNo: '', payee: '', bill: null };
  if (read.state === 'bad') return { ...blank, state: 'bad', reason: read.reason };
  if (read.state === 'skipped') return { ...blank, bill: read.bill, state: 'skipped', reason: read.reason };
  const { orderNo, isRepeated } = numbered(read.orderNo.slice(0, MOST_NUMBER));
  const { bill, payee } = read;
  if (isRepeated) return { ...blank, bill, state: 'duplicate', reason: '文件里出现了不止一次' };
  return { line, state: 'new', reason: '', orderNo, payee, bill };
}
