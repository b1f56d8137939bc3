import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';
import { runBillJobs, upload } from './bill-import.fixture.ts';

const HEAD = '交易时间,交易分类,交易对方,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号';

/** Rows of one order as 支付宝 writes them: paid, waiting, closed with and without its refund, moved, earned. */
const order = fc
  .record({
    fen: fc.integer({ min: 1, max: 500_000 }),
    back: fc.integer({ min: 1, max: 100 }),
    day: fc.integer({ min: 1, max: 28 }),
    kind: fc.constantFrom('paid', 'waiting', 'closed', 'refunded', 'partly', 'moved', 'repaid', 'earned', 'yield'),
  })
  .map(({ fen, back, day, kind }) => (number: number) => {
    const part = Math.max(1, Math.floor((fen * back) / 100));
    const yuan = (amount: number) => (amount / 100).toFixed(2);
    const row = (goods: string, way: string, amount: number, state: string, no = `N${number}`) =>
      `2026-03-${String(day).padStart(2, '0')} 10:00:00,日用,店${number % 3},${goods},${way},${yuan(amount)},花呗,${state},${no},S${number}`;
    const refund = (amount: number) => row('退款', '不计收支', amount, '退款成功', `N${number}_1`);
    const rows: Record<typeof kind, string[]> = {
      paid: [row('灯', '支出', fen, '交易成功')],
      waiting: [row('灯', '支出', fen, '等待付款')],
      closed: [row('灯', '支出', fen, '交易关闭').replace(',花呗,', ',,')],
      refunded: [row('灯', '支出', fen, '交易关闭'), refund(fen)],
      partly: [row('灯', '支出', fen, '交易成功'), refund(part)],
      moved: [row('余额宝-自动转入', '不计收支', fen, '交易成功')],
      repaid: [row('花呗主动还款', '不计收支', fen, '还款成功')],
      earned: [row('稿费', '收入', fen, '交易成功')],
      yield: [row('余额宝-收益发放', '不计收支', fen, '交易成功')],
    };
    const net = { paid: -fen, refunded: 0, partly: part - fen, earned: fen, yield: fen }[kind as 'paid'] ?? 0;
    return { rows: rows[kind], net };
  });

/** What only counts changes or remembers files: a version, the file that was read, its rows. */
const NOT_THE_LEDGER = ['bill_ledger', 'bill_import_table', 'bill_due_mark'];

/** Every row of every table of the ledger. Sums of nothing may stay behind as rows of noughts. */
async function ledgerOf({ database: { db } }: TestApp) {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => /^bill(_|$)/.test(name) && !NOT_THE_LEDGER.includes(name))
    .sort();
  const rowsOf = async (table: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    const kept =
      table === 'bill_sum'
        ? rows.filter(({ bills_open, bills_done }) => Number(bills_open) + Number(bills_done) > 0)
        : rows;
    return kept.map((row) => JSON.stringify(row)).sort();
  };
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)));
}

describeOnEachEngine('the laws of an import', (openApp) => {
  test('profit is what the orders come to, refunded ones nothing; undone, every table is as it was', async () => {
    const opened = await openApp();
    const { headers, add, get, post, put } = await asMember(opened);
    await add({ Title: '自己记的', Expense: 1, CreatedTime: '2026-03-01' });
    await post('/transfer', { From: '储蓄卡', To: '信用卡', Amount: 9, CreatedTime: '2026-03-02' });
    await put({ Category: '日用', Amount: 500 }, '/budget');
    const before = await ledgerOf(opened);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['bill', 'bill_sum', 'bill_transfer', 'bill_budget']));
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 12 }), async (orders) => {
        const made = orders.map((make, number) => make(number + 1));
        const text = [HEAD, ...made.flatMap(({ rows }) => rows)].join('\n');
        const { Data } = await upload(opened, headers, Buffer.from(text));
        await post(`/import/${Data.Id}/commit`);
        await runBillJobs(opened);
        const { Totals } = (await get()).Data;
        const fen = (yuan: number) => Math.round(yuan * 100);
        expect(fen(Totals.Profit) + 100).toBe(made.reduce((sum, { net }) => sum + net, 0));
        expect(fen(Totals.Expense) - 100).toBe(fen(Data.Expense));
        expect(fen(Totals.Income)).toBe(fen(Data.Income) + fen(Data.Refund));
        await post(`/import/${Data.Id}/undo`);
        await runBillJobs(opened);
        expect(await ledgerOf(opened)).toEqual(before);
      }),
      { numRuns: 6 },
    );
  });
});
