import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { billImportApi } from '../bill-import.contract.ts';
import { asMember } from './bill-api.fixture.ts';
import { runBillJobs, upload } from './bill-import.fixture.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
const NO_HEADER =
  '没有找到表头。支持支付宝、微信支付、京东、美团和银行导出的账单，OFX、QIF、CAMT、MT940，以及带表头的 CSV、XLSX';
const ALIPAY = fixture('alipay-app-old-banner.csv');

describeOnEachEngine('bill import', (openApp) => {
  test('a file is read without a change to the ledger; each row says what becomes of it', async () => {
    const opened = await openApp();
    const { headers, get } = await asMember(opened);
    const { Data } = await upload(opened, headers, ALIPAY, '支付宝.csv');
    expect(Data).toMatchObject({
      FileName: '支付宝.csv',
      Source: '支付宝',
      State: 'ready',
      New: 7,
      Skipped: 2,
      Bad: 0,
      Duplicate: 0,
    });
    const rows = (await get(`/import/${Data.Id}/rows`)).Data;
    expect(rows).toMatchObject({ Total: 9, PageSize: 50 });
    expect(rows.Result[0]).toMatchObject({ Line: 26, State: 'new', Title: '湖滨面馆 · 双人套餐', Expense: 86.4 });
    expect((await get(`/import/${Data.Id}/rows?state=skipped`)).Data.Result).toMatchObject([
      { Reason: '交易关闭', Title: '某旗舰店 · 没付成的订单', Expense: 0 },
      { Reason: '还款或借款，不计收支', Class: 'transfer', Title: '花呗 · 花呗主动还款-2026年10月账单', Expense: 0 },
    ]);
    expect((await get()).Data.Total).toBe(0);
  });

  test('a commit writes the bills once; the same orders are known again, in this file and the next', async () => {
    const opened = await openApp();
    const { headers, get, post } = await asMember(opened);
    const { Id } = (await upload(opened, headers, ALIPAY)).Data;
    expect((await post(`/import/${Id}/commit`)).Data.State).toBe('writing');
    expect(await post(`/import/${Id}/commit`)).toMatchObject({ Code: 409, Message: '正在入账，请等它完成' });
    expect(await runBillJobs(opened)).toBe(1);
    expect((await get(`/import/${Id}`)).Data).toMatchObject({ State: 'done', Progress: 7 });
    const { Total, Totals } = (await get()).Data;
    expect(Total).toBe(7);
    expect(Totals).toEqual({
      Expense: 911.9,
      Income: 2728.8,
      Profit: 1876.9,
      PredictIncome: 60,
      ReceiptProfit: 1816.9,
    });
    const again = (await upload(opened, headers, fixture('alipay-app-new-banner.csv'))).Data;
    expect(again).toMatchObject({ New: 0, Duplicate: 2 });
    const { Result } = (await get(`/import/${again.Id}/rows`)).Data;
    expect(Result[0].Reason).toBe('之前已经入账');
  });

  test('two files read before either is written do not write an order twice', async () => {
    const opened = await openApp();
    const { headers, get, post } = await asMember(opened);
    const first = (await upload(opened, headers, ALIPAY)).Data;
    const second = (await upload(opened, headers, ALIPAY)).Data;
    await post(`/import/${first.Id}/commit`);
    await post(`/import/${second.Id}/commit`);
    await runBillJobs(opened);
    expect((await get()).Data.Total).toBe(7);
  });

  test('undoing a batch takes out its bills and nothing else, and the file can be read again', async () => {
    const opened = await openApp();
    const { headers, add, get, post, put, remove } = await asMember(opened);
    await add({ Title: '自己记的', Expense: 1 });
    const { Id } = (await upload(opened, headers, ALIPAY)).Data;
    expect(await post(`/import/${Id}/undo`)).toMatchObject({ Code: 409 });
    await post(`/import/${Id}/commit`);
    await runBillJobs(opened);
    const { Result } = (await get('?words=稿费')).Data;
    await put({ Id: Result[0].Id, Income: 5 });
    await remove((await get('?words=旧键盘')).Data.Result[0].Id);
    await post(`/import/${Id}/undo`);
    await runBillJobs(opened);
    expect((await get(`/import/${Id}`)).Data).toMatchObject({ State: 'undone' });
    expect((await get()).Data).toMatchObject({ Total: 1, Totals: { Expense: 1, Income: 0, PredictIncome: 0 } });
    expect(await post(`/import/${Id}/commit`)).toMatchObject({
      Code: 409,
      Message: '这次导入已经撤销，请重新选择文件',
    });
    expect((await upload(opened, headers, ALIPAY)).Data).toMatchObject({ New: 7, Duplicate: 0 });
    expect((await get('/import')).Data).toHaveLength(2);
  });

  test('a category that was corrected is used for the same payee in the next file', async () => {
    const opened = await openApp();
    const { headers, get, post, put } = await asMember(opened);
    const first = (await upload(opened, headers, fixture('wechat.csv'))).Data;
    await post(`/import/${first.Id}/commit`);
    await runBillJobs(opened);
    const { Result } = (await get('?words=湖滨咖啡')).Data;
    expect(Result[0].Category).toBe('消费');
    await put({ Id: Result[0].Id, Category: '咖啡' });
    await post(`/import/${first.Id}/undo`);
    await runBillJobs(opened);
    const second = (await upload(opened, headers, fixture('wechat.xlsx'), '微信.xlsx')).Data;
    const rows = (await get(`/import/${second.Id}/rows`)).Data.Result;
    expect(rows[0]).toMatchObject({ Category: '咖啡', Reason: '按你上次改的分类' });
    expect(rows[1].Category).toBe('消费');
  });

  test('what was exported comes back: known in the same ledger, whole in another', async () => {
    const opened = await openApp();
    const owner = await asMember(opened, '小满');
    const bill = await owner.add({
      Title: '=1+1',
      Expense: 0.1,
      PredictIncome: 0.2,
      Remark: '甲,"乙"\n丙',
      CreatedTime: '2026-11-02 09:30:00',
    });
    const exported = (await opened.app.inject({ url: '/api/v1/bill/export', headers: owner.headers })).rawPayload;
    expect((await upload(opened, owner.headers, exported)).Data).toMatchObject({ New: 0, Duplicate: 1 });
    const other = await asMember(opened, '谷雨');
    const { Id } = (await upload(opened, other.headers, exported)).Data;
    await other.post(`/import/${Id}/commit`);
    await runBillJobs(opened);
    const { Id: _id, Remark: _remark, ...rest } = bill;
    expect((await other.get()).Data.Result[0]).toMatchObject(rest);
  });

  test.each([
    ['nothing', new Uint8Array(), NO_HEADER],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), NO_HEADER],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), '文件打不开，可能没有下载完整；请重新导出后再试'],
    ['a header alone', new TextEncoder().encode('账单日期,事项,支出,收入\n'), '表头下面没有账单'],
  ])('%s is refused beside its field', async (_name, bytes, Message) => {
    const opened = await openApp();
    const { headers, get } = await asMember(opened);
    expect(await upload(opened, headers, bytes)).toMatchObject({
      Code: 400,
      Message,
      Errors: [{ Field: 'file', Message }],
    });
    expect((await get('/import')).Data).toEqual([]);
  });

  test('a long file leaves others their turn all the while, and tells how far it is', async () => {
    const opened = await openApp();
    const { headers, get, post } = await asMember(opened);
    const lines = Array.from({ length: 1500 }, (_, index) => `2026-11-01,第${index}笔,${index},0`);
    const bytes = new TextEncoder().encode(['账单日期,事项,支出,收入', ...lines].join('\n'));
    const whileReading = await turnsDuring(() => upload(opened, headers, bytes));
    expect(whileReading.result.Data).toMatchObject({ New: 1500 });
    expect(whileReading.turns).toBeGreaterThan(7);
    await post(`/import/${whileReading.result.Data.Id}/commit`);
    const writing = turnsDuring(() => runBillJobs(opened));
    let isWriting = true;
    writing.finally(() => {
      isWriting = false;
    });
    const seen: number[] = [];
    while (isWriting) {
      seen.push((await get(`/import/${whileReading.result.Data.Id}`)).Data.Progress);
      expect(await get()).toMatchObject({ Code: 200 });
      await setImmediate();
    }
    expect((await writing).turns).toBeGreaterThan(15);
    expect(seen.some((rows) => rows > 0 && rows < 1500)).toBe(true);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect((await get('?words=第1499笔')).Data).toMatchObject({ Total: 1, Totals: { Expense: 1499 } });
    expect((await get()).Data).toMatchObject({ Total: 1500, Totals: { Expense: (1499 * 1500) / 2 } });
  });

  test('a table nobody knows is asked about once, and the next with its header is read at once', async () => {
    const opened = await openApp();
    const { headers, get, post, put } = await asMember(opened);
    const bytes = fixture('table-semicolons.csv');
    const { Data } = await upload(opened, headers, bytes, '表.csv');
    expect(Data).toMatchObject({ State: 'mapping', New: 0, Table: { Columns: ['Date', 'Text', 'Amount'] } });
    expect(Data.Table.Guess).toEqual({ Date: 'Date', Amount: 'Amount', Title: 'Text' });
    expect(await post(`/import/${Data.Id}/commit`)).toMatchObject({ Code: 409, Message: '请先说明各列是什么' });
    const mapping = { Date: 'Date', DateFormat: 'DD.MM.YYYY', Amount: 'Amount', Title: 'Text' };
    expect(await put({ ...mapping, Amount: '没有' }, `/import/${Data.Id}/mapping`)).toMatchObject({
      Code: 400,
      Errors: [{ Field: 'Amount', Message: '文件里没有“没有”这一列' }],
    });
    expect((await get(`/import/${Data.Id}`)).Data.State).toBe('mapping');
    const ready = (await put(mapping, `/import/${Data.Id}/mapping`)).Data;
    expect(ready).toMatchObject({ State: 'ready', New: 5, Bad: 1, Expense: 2053.4, Refund: 3.4, Income: 2345.6 });
    // Once more in another way: the rows are those of the last.
    const flipped = (await put({ ...mapping, Sign: 'positive' }, `/import/${Data.Id}/mapping`)).Data;
    expect(flipped).toMatchObject({ State: 'ready', New: 5, Bad: 1, Expense: 2349 });
    await put(mapping, `/import/${Data.Id}/mapping`);
    await post(`/import/${Data.Id}/commit`);
    await runBillJobs(opened);
    expect((await get()).Data).toMatchObject({ Total: 5, Totals: { Expense: 2053.4, Income: 2349 } });
    expect(await put(mapping, `/import/${Data.Id}/mapping`)).toMatchObject({ Code: 409 });
    expect((await upload(opened, headers, bytes)).Data).toMatchObject({ State: 'ready', New: 0, Duplicate: 5 });
  });

  test('transfers are noted and change no sum; an import undone leaves nothing behind', async () => {
    const opened = await openApp();
    const { headers, get, post } = await asMember(opened);
    const before = await ledgerOf(opened);
    const { Data } = await upload(opened, headers, fixture('wechat-transfers-and-refunds.csv'));
    expect(Data).toMatchObject({ New: 7, Skipped: 2, Transfers: 1, Transfer: 1800, Expense: 1301.06, Net: 1021.5 });
    await post(`/import/${Data.Id}/commit`);
    await runBillJobs(opened);
    expect((await get()).Data).toMatchObject({ Total: 7, Totals: { Expense: 1301.06, Income: 288.44 } });
    const { rows } = await sql`select from_account, to_account, amount from bill_transfer order by amount`.execute(
      opened.database.db,
    );
    expect(rows).toEqual([
      { from_account: '微信零钱', to_account: '信用卡', amount: 80_000 },
      { from_account: '微信零钱', to_account: '招商银行(1234)', amount: 100_000 },
    ]);
    await post(`/import/${Data.Id}/undo`);
    await runBillJobs(opened);
    expect(await ledgerOf(opened)).toEqual(before);
  });

  test('a locked archive asks for its password, tells a wrong one, and is read with the right one', async () => {
    const opened = await openApp();
    const { headers } = await asMember(opened);
    const bytes = fixture('locked-aes.zip');
    for (const [Password, Message] of [
      [undefined, '这个压缩包有密码，请填写密码'],
      ['', '这个压缩包有密码，请填写密码'],
      ['000000', '密码不对，请核对后再试'],
    ] as const) {
      const reply = await upload(opened, headers, bytes, '账单.zip', Password);
      expect(reply).toMatchObject({ Code: 400, Message, Errors: [{ Field: 'Password', Message }] });
    }
    expect((await upload(opened, headers, bytes, '账单.zip', '314159')).Data).toMatchObject({ State: 'ready', New: 7 });
  });

  test('a second member sees and changes nothing of an import, on any route', async () => {
    const opened = await openApp();
    const owner = await asMember(opened, '小满');
    const { headers } = await asMember(opened, '谷雨');
    const { Id } = (await upload(opened, owner.headers, ALIPAY)).Data;
    for (const key of Object.keys(billImportApi)) {
      const [method = 'GET', path = ''] = key.split(' ');
      if (key === 'POST /api/v1/bill/import') continue;
      const payload = method === 'GET' ? undefined : { Date: '日期', Amount: '金额', As: 'skip' };
      const reply = await opened.app.inject({
        method: method as 'GET',
        url: path.replace(':Id', Id).replace(':Place', '1'),
        headers,
        ...(payload && { payload }),
      });
      expect([key, reply.statusCode]).toEqual([key, path.includes(':Id') ? 404 : 200]);
      expect(reply.body).not.toContain('湖滨');
      const asVisitor = await opened.app.inject({
        method: method as 'GET',
        url: path.replace(':Id', Id).replace(':Place', '1'),
      });
      expect(asVisitor.statusCode).toBe(401);
    }
    expect(await runBillJobs(opened)).toBe(0);
    expect((await owner.get(`/import/${Id}`)).Data.State).toBe('ready');
  });
});

/** Every table of the ledger, as it is. */
async function ledgerOf({ database: { db } }: TestApp) {
  const tables = ['bill', 'bill_transfer', 'bill_category_rule'];
  const rows = tables.map((table) => sql`select * from ${sql.table(table)}`.execute(db));
  const sums = sql`select * from bill_sum where bills_open + bills_done + expense_done + income_done <> 0`.execute(db);
  return (await Promise.all([...rows, sums])).map((result) => result.rows);
}

/** How often something else could run while the work went on. */
async function turnsDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  let turns = 0;
  let isRunning = true;
  const count = async () => {
    while (isRunning) {
      await setImmediate();
      turns += 1;
    }
  };
  const counting = count();
  const result = await work();
  isRunning = false;
  await counting;
  return { result, turns };
}
