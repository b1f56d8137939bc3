import type { Incoming } from '#/platform/staging/staging.ts';
import { type BillRoom, type BillRow, createNumbering } from './bill-import.rules.ts';
import type { BillImportWriteStore } from './bill-import-write.store.ts';
import type { CategoryRuleStore } from './category-rule.store.ts';
import { doublesIn } from './doubles.rules.ts';
import { doubleTold } from './import-answer.rules.ts';
import type { BillFilePart } from './read/bill-file.reader.ts';
import type { ReadRow } from './read/judged.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';

/** An index holds it. */
const MOST_NUMBER = 200;
const SAMPLES = 5;

interface Needs {
  writing: Pick<BillImportWriteStore, 'knownOrders' | 'stillThere' | 'paymentsNear'>;
  rules: Pick<CategoryRuleStore, 'categories'>;
}

export type IncomingBills = Incoming<BillRoom> & {
  /** For a table of an unknown kind: its header and rows, once all were read. */
  table: () => readonly string[][];
};

/** A file on its way into the ledger. `known` is what is known of a table whose columns were named. */
export function incomingBills(
  { writing, rules }: Needs,
  memberId: number,
  name: string,
  parts: AsyncIterable<BillFilePart>,
  known?: { header: string[]; samples: string[][]; mapping: Mapping },
): IncomingBills {
  let about: BillRoom['about'] = { source: 'table', name: '表格', ...(known && { table: known }) };
  const table: string[][] = [];
  const met = new Set<number>();
  return {
    kind: 'import',
    name,
    rows: read(),
    compare: async (some) => withDoubles(await withCategories(await withDuplicates(some))),
    about: () => about,
    end: () => (table.length > 0 ? 'mapping' : 'ready'),
    table: () => table,
  };

  async function* read(): AsyncGenerator<BillRow> {
    const numbered = createNumbering();
    let place = 0;
    for await (const part of parts) {
      if ('about' in part) about = { ...about, ...part.about, ...(known && { name: about.name }) };
      else if ('header' in part) table.push(part.header);
      else if ('table' in part) table.push(...part.table);
      else
        for (const row of part.rows) {
          place += 1;
          yield stagedRow(row, place, numbered);
        }
    }
    const [header, ...samples] = table;
    if (header) about = { ...about, table: { header, samples: samples.slice(0, SAMPLES) } };
  }

  async function withDuplicates(staged: readonly BillRow[]): Promise<BillRow[]> {
    const { source } = about;
    const fresh = staged.filter(({ state }) => state === 'new').map(({ facts }) => facts.orderNo);
    const known = await writing.knownOrders(memberId, source, fresh);
    const numbers = source === 'own' ? fresh.map(Number).filter(Number.isSafeInteger) : [];
    const there = await writing.stillThere(memberId, numbers);
    return staged.map((row) => {
      if (row.state !== 'new') return row;
      const { orderNo, bill } = row.facts;
      const same = there.get(Number(orderNo));
      const isSame = same && same.title === bill?.title && same.createdAt === bill.createdAt;
      return known.has(orderNo) || isSame ? { ...row, state: 'duplicate', reason: '之前已经入账' } : row;
    });
  }

  /** The same payment from elsewhere: each bill is met by one row of the file at most. */
  async function withDoubles(staged: readonly BillRow[]): Promise<BillRow[]> {
    const { source } = about;
    const fresh = staged.flatMap((row) =>
      row.state === 'new' && row.facts.bill && source !== 'own'
        ? [{ row, payment: { ...row.facts.bill, source } }]
        : [],
    );
    if (fresh.length === 0) return [...staged];
    const payments = fresh.map(({ payment }) => payment);
    const known = (await writing.paymentsNear(memberId, payments)).filter(({ id }) => !met.has(id));
    const doubles = new Map([...doublesIn(payments, known)].map(([index, double]) => [fresh[index]?.row.line, double]));
    return staged.map((row) => {
      const double = doubles.get(row.line);
      if (!double) return row;
      met.add(double.billId);
      return { ...row, ...doubleTold(double), facts: { ...row.facts, double } };
    });
  }

  async function withCategories(staged: readonly BillRow[]): Promise<BillRow[]> {
    const payees = new Set(staged.filter(({ state }) => state === 'new').map(({ facts }) => facts.payee));
    payees.delete('');
    const learnt = await rules.categories(memberId, [...payees]);
    return staged.map((row) => {
      const { payee, bill } = row.facts;
      const category = row.state === 'new' ? learnt.get(payee) : undefined;
      if (!bill || !category || category === bill.category) return row;
      return { ...row, facts: { ...row.facts, bill: { ...bill, category } }, reason: '按你上次改的分类' };
    });
  }
}

function stagedRow(read: ReadRow, place: number, numbered: ReturnType<typeof createNumbering>): BillRow {
  const { state, reason, orderNo: written, payee, way: _way, ...rest } = read;
  const facts = { orderNo: '', payee: '', ...rest };
  const isAsked = state === 'skipped' && read.class === 'review' && read.transfer !== null;
  if (state === 'bad' || (state === 'skipped' && !isAsked)) return { line: place, state, reason, facts };
  const { orderNo, isRepeated } = numbered(written.slice(0, MOST_NUMBER));
  if (isRepeated) return { line: place, state: 'duplicate', reason: '文件里出现了不止一次', facts };
  if (isAsked) return { line: place, state: 'open', reason, facts: { ...facts, orderNo, payee, isAsked } };
  return { line: place, state, reason, facts: { ...facts, orderNo, payee } };
}
