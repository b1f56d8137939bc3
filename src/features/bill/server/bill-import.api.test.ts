import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { billImportApi } from '../bill-import.contract.ts';
import { asMember } from './bill-api.fixture.ts';
import { runBillJobs, upload } from './bill-import.fixture.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
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
      { Reason: '不计收支', Title: '花呗 · 花呗主动还款-2026年10月账单', Expense: 0 },
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
    ['nothing', new Uint8Array(), '没有找到表头。支持支付宝、微信支付导出的账单，和本站导出的 CSV'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
      '没有找到表头。支持支付宝、微信支付导出的账单，和本站导出的 CSV',
    ],
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
  }, 30_000);

  test('a second member sees and changes nothing of an import, on any route', async () => {
    const opened = await openApp();
    const owner = await asMember(opened, '小满');
    const { headers } = await asMember(opened, '谷雨');
    const { Id } = (await upload(opened, owner.headers, ALIPAY)).Data;
    for (const key of Object.keys(billImportApi)) {
      const [method = 'GET', path = ''] = key.split(' ');
      if (key === 'POST /api/v1/bill/import') continue;
      const reply = await opened.app.inject({ method: method as 'GET', url: path.replace(':Id', Id), headers });
      expect([key, reply.statusCode]).toEqual([key, path.includes(':Id') ? 404 : 200]);
      expect(reply.body).not.toContain('湖滨');
      const asVisitor = await opened.app.inject({ method: method as 'GET', url: path.replace(':Id', Id) });
      expect(asVisitor.statusCode).toBe(401);
    }
    expect(await runBillJobs(opened)).toBe(0);
    expect((await owner.get(`/import/${Id}`)).Data.State).toBe('ready');
  });
});

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
