import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember, query } from './bill-api.fixture.ts';

const NOON = Date.parse('2026-11-15T12:00:00+08:00');

describeOnEachEngine('bill API', (openApp) => {
  test('a bill posted as a form is read back whole; profit and reminder come from the server', async () => {
    const opened = await openApp();
    const { headers, get } = await asMember(opened);
    const reply = await opened.app.inject({
      method: 'POST',
      url: '/api/v1/bill',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        Title: ' 二手相机转手 ',
        CreatedTime: '2026-11-10',
        Category: '交易',
        Account: '微信',
        Expense: '620',
        Income: '0.1',
        PredictIncome: '860.20',
        Profit: '99999',
        Remark: '',
      }).toString(),
    });
    const bill = {
      Title: '二手相机转手',
      Category: '交易',
      Account: '微信',
      CreatedTime: '2026-11-10T00:00:00+08:00',
      RemindTime: '2026-11-25T00:00:00+08:00',
      IsDone: false,
      Expense: 620,
      Income: 0.1,
      PredictIncome: 860.2,
      Profit: 240.3,
      Remark: '',
    };
    expect(reply.json()).toMatchObject({ Code: 200, Message: '', Data: bill });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await get()).Data).toMatchObject({ Result: [bill], Page: 1, PageSize: 10, Total: 1, PageCount: 1 });
  });

  test('what a bill lacks is filled in so that every sum finds it', async () => {
    const { add, get } = await asMember(await openApp());
    await add({ IsDone: 'true', Expense: '' });
    expect((await get()).Data.Result[0]).toMatchObject({
      Category: '其他',
      Account: '默认账户',
      IsDone: true,
      Expense: 0,
      Income: 0,
      PredictIncome: 0,
    });
  });

  test.each([
    [{ Title: ' ' }, 'Title', '请填写事项'],
    [{ Title: '长'.repeat(101) }, 'Title', '事项不能超过 100 个字'],
    [{ CreatedTime: '' }, 'CreatedTime', '请填写日期'],
    [{ CreatedTime: '2026-02-30' }, 'CreatedTime', '日期不正确，请写成 2026-11-15 这样'],
    [{ RemindTime: '明天' }, 'RemindTime', '提醒日期不正确，请写成 2026-11-15 这样'],
    [{ RemindTime: '2026-11-14' }, 'RemindTime', '提醒日期不能早于账单日期'],
    [{ Expense: 'abc' }, 'Expense', '支出请填数字'],
    [{ Expense: [1] }, 'Expense', '支出请填数字'],
    [{ Expense: -1 }, 'Expense', '支出应在 0 到 99,999,999.99 之间'],
    [{ Income: 100_000_000 }, 'Income', '收入应在 0 到 99,999,999.99 之间'],
    [{ PredictIncome: '1.234' }, 'PredictIncome', '预计收入最多两位小数'],
    [{ IsDone: '好' }, 'IsDone', '请填是或否'],
    [{ Category: '全部' }, 'Category', '“全部”是筛选用的名字，请换一个分类'],
    [{ Account: '长'.repeat(31) }, 'Account', '账户不能超过 30 个字'],
  ])('%j is refused beside its field', async (fields, Field, Message) => {
    const { post, get } = await asMember(await openApp());
    const reply = await post('', { Title: '房租', CreatedTime: '2026-11-15', ...fields });
    expect(reply).toMatchObject({ Code: 400, Message, Data: null, Errors: [{ Field, Message }] });
    expect((await get()).Data.Total).toBe(0);
  });

  test('every wrong field is named at once', async () => {
    const { post } = await asMember(await openApp());
    const { Errors } = await post('', { Expense: 'x', Income: 'y' });
    expect(Errors.map(({ Field }: { Field: string }) => Field).sort()).toEqual([
      'CreatedTime',
      'Expense',
      'Income',
      'Title',
    ]);
  });

  test('PUT changes the given fields, keeps the rest, and takes back what was read', async () => {
    const { add, put, get } = await asMember(await openApp());
    const bill = await add({ Expense: 10, CreatedTime: '2026-11-15 08:30:00', Remark: '记得开票' });
    const { Data } = await put({ Id: bill.Id, Income: '12.5' });
    expect(Data).toEqual({ ...bill, Income: 12.5, Profit: 2.5 });
    expect((await put(Data)).Data).toEqual(Data);
    // The page knows days only; the same day keeps its time.
    expect((await put({ Id: bill.Id, CreatedTime: '2026-11-15' })).Data.CreatedTime).toBe('2026-11-15T08:30:00+08:00');
    const moved = await put({ Id: bill.Id, CreatedTime: '2027-01-01' });
    expect(moved.Data.RemindTime).toBe('2027-01-16T00:00:00+08:00');
    expect(await put({ Id: bill.Id, RemindTime: '2026-12-31' })).toMatchObject({ Code: 400 });
    expect((await get()).Data.Totals).toMatchObject({ Expense: 10, Income: 12.5 });
  });

  test.each([['x'], [0], [-1], [1.5], ['9007199254740993']])('the id %j is refused', async (Id) => {
    const { put, remove } = await asMember(await openApp());
    expect(await put({ Id, Title: '改' })).toMatchObject({
      Code: 400,
      Errors: [{ Field: 'Id', Message: '编号不正确' }],
    });
    expect(await remove(String(Id))).toMatchObject({ Code: 400 });
  });

  test('a deleted bill leaves list, totals and names, and comes back as it was', async () => {
    const { add, remove, post, get } = await asMember(await openApp());
    const bill = await add({ Expense: 5, Category: '交通' });
    expect((await remove(bill.Id)).Data).toEqual(bill);
    expect((await get()).Data).toMatchObject({ Result: [], Total: 0, Totals: { Expense: 0 } });
    expect((await get('/categories')).Data).toEqual([]);
    expect(await remove(bill.Id)).toMatchObject({ Code: 404, Message: '没有这笔账单' });
    expect((await post(`/${bill.Id}/restore`)).Data).toEqual(bill);
    expect(await post(`/${bill.Id}/restore`)).toMatchObject({ Code: 404 });
    expect((await get()).Data).toMatchObject({ Result: [bill], Totals: { Expense: 5 } });
  });

  test('marking done adds what arrived, ends the forecast and remembers it; a second time is refused', async () => {
    const { add, post, get } = await asMember(await openApp());
    const bill = await add({ Income: 0.1, PredictIncome: 100 });
    const { Data } = await post(`/${bill.Id}/done`, { Arrived: '0.2' });
    expect(Data).toMatchObject({ IsDone: true, Income: 0.3, PredictIncome: 0, PredictOriginal: 100, Profit: 0.3 });
    expect(await post(`/${bill.Id}/done`, { Arrived: '1' })).toMatchObject({
      Code: 409,
      Message: '这笔账单已经完成了',
    });
    const other = await add({ PredictIncome: 40 });
    expect((await post(`/${other.Id}/done`)).Data).toMatchObject({ Income: 40, PredictIncome: 0 });
    const full = await add({ Income: 99_999_999.99, IsDone: false });
    expect(await post(`/${full.Id}/done`, { Arrived: 0.01 })).toMatchObject({ Errors: [{ Field: 'Arrived' }] });
    expect((await get()).Data.Totals).toMatchObject({ Income: 100_000_040.29, PredictIncome: 0, ReceiptProfit: 40.3 });
  });

  test('what was spent is done at once; what is expected, or to be reminded of, stays open', async () => {
    const { add, get } = await asMember(await openApp());
    expect(await add({ Title: '午饭', Expense: 23.5 })).toMatchObject({ IsDone: true, IsOverdue: false });
    expect(await add({ Income: 5 })).toMatchObject({ IsDone: true });
    expect(await add({ Expense: 10, PredictIncome: 2 })).toMatchObject({ IsDone: false });
    expect(await add({ Expense: 10, RemindTime: '2026-11-20' })).toMatchObject({ IsDone: false });
    expect(await add({ Expense: 10, IsDone: false })).toMatchObject({ IsDone: false });
    expect((await get('?done=完成')).Data.Total).toBe(2);
  });

  test('a bill that is sent again under its key stays one, also after it was changed', async () => {
    const opened = await openApp();
    const { add, get, put } = await asMember(opened);
    const sent = { Title: '午饭', Expense: 23.5, ClientKey: 'b1f0-4c2e-aaaa' };
    const all = await Promise.all([add(sent), add(sent), add(sent)]);
    expect(new Set(all.map(({ Id }: { Id: number }) => Id)).size).toBe(1);
    await put({ Id: all[0].Id, Expense: 30 });
    expect(await add(sent)).toMatchObject({ Id: all[0].Id, Expense: 30 });
    expect((await get()).Data).toMatchObject({ Total: 1, Totals: { Expense: 30 } });
    const other = await asMember(opened, '谷雨');
    expect((await other.add(sent)).Id).not.toBe(all[0].Id);
  });

  test('filters, words and order choose the rows; totals cover the whole filter, not the page', async () => {
    const { add, get } = await asMember(await openApp());
    await add({
      Title: '工资',
      Category: '工资',
      Account: '招商银行',
      Income: 10_200,
      IsDone: true,
      CreatedTime: '2026-11-05',
    });
    await add({
      Title: '房租 11 月',
      Category: '房租',
      Account: '招商银行',
      Expense: 2400,
      IsDone: true,
      CreatedTime: '2026-11-12',
    });
    await add({
      Title: '房租 10 月',
      Category: '房租',
      Account: '微信',
      Expense: 2300,
      IsDone: true,
      CreatedTime: '2026-10-12',
    });
    await add({
      Title: '相机',
      Category: '交易',
      Account: '微信',
      Expense: 620,
      PredictIncome: 860,
      Remark: '等 Ｃanon 到货',
    });
    const titles = async (fields: Record<string, string>) =>
      (await get(query(fields))).Data.Result.map(({ Title }: { Title: string }) => Title);
    expect(await titles({})).toEqual(['相机', '房租 11 月', '工资', '房租 10 月']);
    expect(await titles({ category: '房租' })).toEqual(['房租 11 月', '房租 10 月']);
    expect(await titles({ category: '房租', account: '微信' })).toEqual(['房租 10 月']);
    expect(await titles({ category: '全部', account: '全部', done: '未完成' })).toEqual(['相机']);
    expect(await titles({ done: '完成', from: '2026-11-05', to: '2026-11-11' })).toEqual(['工资']);
    expect(await titles({ words: '房租 11' })).toEqual(['房租 11 月']);
    expect(await titles({ words: 'CANON' })).toEqual(['相机']);
    expect(await titles({ words: '%' })).toEqual([]);
    expect(await titles({ sort: '-Expense' })).toEqual(['房租 11 月', '房租 10 月', '相机', '工资']);
    expect(await titles({ sort: 'nonsense', page: '99' })).toEqual([]);
    const { Data } = await get(query({ account: '招商银行', pageSize: '1' }));
    expect(Data).toMatchObject({
      Total: 2,
      PageCount: 2,
      Totals: { Expense: 2400, Income: 10_200, Profit: 7800, PredictIncome: 0, ReceiptProfit: 7800 },
    });
    // What is open counts in the profit, but was neither paid nor received.
    expect((await get()).Data.Totals).toEqual({
      Expense: 5320,
      Income: 10_200,
      Profit: 5740,
      PredictIncome: 860,
      ReceiptProfit: 5500,
    });
    expect((await get('/categories')).Data).toEqual(['房租', '交易', '工资'].sort(byUse));
    expect((await get('/category/account')).Data).toHaveLength(2);
  });

  test.each([
    [{ done: '大概' }, 'done', '状态只能是全部、完成或未完成'],
    [{ from: '2026-02-30' }, 'from', '开始日期不正确，请写成 2026-11-15 这样'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', '结束日期不能早于开始日期'],
  ])('the filter %j is refused', async (fields, Field, Message) => {
    const { get } = await asMember(await openApp());
    expect(await get(query(fields))).toMatchObject({ Code: 400, Errors: [{ Field, Message }] });
    expect(await get(`/charts${query(fields)}`)).toMatchObject(Field === 'done' ? { Code: 200 } : { Code: 400 });
  });

  test('reminders of today and overdue ones are told apart by the day in Shanghai', async () => {
    const opened = await openApp();
    opened.clock.now = NOON;
    const { add, get } = await asMember(opened);
    await add({ Title: '今天', CreatedTime: '2026-11-01', RemindTime: '2026-11-15' });
    await add({ Title: '昨天', CreatedTime: '2026-11-01', RemindTime: '2026-11-14' });
    await add({ Title: '已完成', CreatedTime: '2026-11-01', RemindTime: '2026-11-14', IsDone: true });
    await add({ Title: '明天', CreatedTime: '2026-11-01', RemindTime: '2026-11-16' });
    const { Today, Overdue, OverdueCount } = (await get('/reminders')).Data;
    expect([Today, Overdue].map((bills) => bills.map(({ Title }: { Title: string }) => Title))).toEqual([
      ['今天'],
      ['昨天'],
    ]);
    expect([OverdueCount, Overdue[0].IsOverdue, Today[0].IsOverdue]).toEqual([1, true, false]);
    opened.clock.now = Date.parse('2026-11-16T00:00:00+08:00');
    expect((await get('/reminders')).Data).toMatchObject({ OverdueCount: 2, Today: [{ Title: '明天' }] });
  });

  test('deleted bills end for good after thirty days', async () => {
    const opened = await openApp();
    const { add, remove, post } = await asMember(opened);
    const { Id } = await add();
    await remove(Id);
    const { createBillStore } = await import('./bill.store.ts');
    await createBillStore(opened.database.db).purge(opened.clock.now + 1);
    expect(await post(`/${Id}/restore`)).toMatchObject({ Code: 404 });
  });
});

/** Two were used once: those go by name. */
function byUse(one: string, other: string): number {
  if (one === '房租' || other === '房租') return one === '房租' ? -1 : 1;
  return one < other ? -1 : 1;
}
