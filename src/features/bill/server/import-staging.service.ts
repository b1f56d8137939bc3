import type { Incoming } from '#/platform/staging/staging.ts';
import { unreadable } from './bill.errors.ts';
import { type BillRoom, type BillRow, createNumbering } from './bill-import.rules.ts';
import type { BillImportWriteStore } from './bill-import-write.store.ts';
import type { CategoryRuleStore } from './category-rule.store.ts';
import { type Header, headerIn, rowUnder, type Source } from './import-formats.rules.ts';

/** The preambles known have some twenty lines. */
const HEADER_WITHIN = 200;
const MOST_ROWS = 100_000;
/** An index holds it. */
const MOST_NUMBER = 200;

interface Needs {
  writing: Pick<BillImportWriteStore, 'knownOrders' | 'stillThere'>;
  rules: Pick<CategoryRuleStore, 'categories'>;
}

/** A file on its way into the ledger. */
export function incomingBills(
  { writing, rules }: Needs,
  memberId: number,
  name: string,
  rows: AsyncIterable<string[]>,
): Incoming<BillRoom> {
  let source: Source = 'own';
  let hasHeader = false;
  return {
    kind: 'import',
    name,
    rows: read(),
    compare: async (some) => withCategories(await withDuplicates(some)),
    about: () => ({ source }),
    end(counts) {
      if (!hasHeader) throw unreadable('没有找到表头。支持支付宝、微信支付导出的账单，和本站导出的 CSV');
      if (Object.keys(counts).length === 0) throw unreadable('表头下面没有账单');
      return 'ready';
    },
  };

  async function* read(): AsyncGenerator<BillRow> {
    const numbered = createNumbering();
    let header: Header | undefined;
    let line = 0;
    for await (const row of rows) {
      line += 1;
      if (line > MOST_ROWS) throw unreadable('一个文件最多 10 万行，请按年份分开导出');
      if (header) {
        const staged = stagedRow(header, row, line, numbered);
        if (staged) yield staged;
        continue;
      }
      header = headerIn(row);
      if (!header && line >= HEADER_WITHIN) return;
      if (header) ({ source } = header);
      hasHeader = header !== undefined;
    }
  }

  async function withDuplicates(staged: readonly BillRow[]): Promise<BillRow[]> {
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

function stagedRow(
  header: Header,
  row: readonly string[],
  line: number,
  numbered: ReturnType<typeof createNumbering>,
): BillRow | undefined {
  const read = rowUnder(header, row);
  if (!read) return undefined;
  const blank = { orderNo: '', payee: '', bill: null };
  if (read.state === 'bad') return { line, state: 'bad', reason: read.reason, facts: blank };
  const { bill } = read;
  if (read.state === 'skipped') return { line, state: 'skipped', reason: read.reason, facts: { ...blank, bill } };
  const { orderNo, isRepeated } = numbered(read.orderNo.slice(0, MOST_NUMBER));
  if (isRepeated) return { line, state: 'duplicate', reason: '文件里出现了不止一次', facts: { ...blank, bill } };
  return { line, state: 'new', reason: '', facts: { orderNo, payee: read.payee, bill } };
}
