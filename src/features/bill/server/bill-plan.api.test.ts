import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

describeOnEachEngine('accounts and budgets', (openApp) => {
  test('a balance is the opening, all bills and transfers; reconciling changes no profit', async () => {
    const { add, get, post, put } = await asMember(await openApp());
    await add({ Account: '储蓄卡', Income: 1000, CreatedTime: '2026-10-01' });
    await add({ Account: '储蓄卡', Expense: 0.1, PredictIncome: 9, CreatedTime: '2026-11-01' });
    await post('/transfer', { From: '储蓄卡', To: '信用卡', Amount: 200, CreatedTime: '2026-11-02' });
    expect((await put({ Name: '储蓄卡', Opening: '-50.5' }, '/account')).Data).toMatchObject({ Balance: 749.4 });
    const { Profit } = (await get()).Data.Totals;
    expect((await put({ Name: '信用卡', Actual: -300 }, '/account')).Data).toMatchObject({
      Opening: -500,
      Balance: -300,
      ReconciledTime: expect.any(String),
    });
    const [saving, card] = (await get('/account')).Data;
    expect([saving.Name, saving.Balance, card.Name, card.Balance]).toEqual(['储蓄卡', 749.4, '信用卡', -300]);
    expect((await get()).Data.Totals.Profit).toBe(Profit);
    expect(await put({ Name: '卡' }, '/account')).toMatchObject({ Code: 400, Errors: [{ Field: 'Opening' }] });
    expect(await put({ Name: '卡', Opening: '1.234' }, '/account')).toMatchObject({ Code: 400 });
  });

  test('a budget knows what was spent in its month, by category and for all', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-16T12:00:00+08:00');
    const { add, get, put } = await asMember(opened);
    await add({ Category: '餐饮', Expense: 120, CreatedTime: '2026-11-03' });
    await add({ Category: '交通', Expense: 30, CreatedTime: '2026-11-04' });
    await add({ Category: '交通', Expense: 90, CreatedTime: '2026-10-04' });
    await put({ Category: '餐饮', Amount: 100 }, '/budget');
    const { Data } = await put({ Amount: 300 }, '/budget');
    expect(Data).toMatchObject({ Month: '2026-11', DaysLeft: 15, Others: [{ Category: '交通', Mean: 30 }] });
    expect(Data.Budgets).toMatchObject([
      { Category: '', Amount: 300, Spent: 150, Left: 150, PerDay: 10, State: 'ok' },
      { Category: '餐饮', Amount: 100, Spent: 120, Left: -20, PerDay: 0, State: 'over' },
    ]);
    expect((await get('/budget?month=2026-10')).Data.Budgets[0]).toMatchObject({ Spent: 90, PerDay: 0 });
    expect((await put({ Category: '餐饮', Amount: 0 }, '/budget')).Data.Budgets).toHaveLength(1);
    const other = await asMember(opened, '谷雨');
    expect((await other.get('/budget')).Data.Budgets).toEqual([]);
    expect((await other.get('/account')).Data).toEqual([]);
  });

  test('全部 is no name of a category or an account', async () => {
    const { put } = await asMember(await openApp());
    const due = { Title: '房租', Amount: 1, Every: 'month', NextDate: '2026-12-01' };
    for (const [path, body] of [
      ['/budget', { Category: '全部', Amount: 1 }],
      ['/rule', { Payee: '小店', Category: '全部' }],
      ['/account', { Name: '全部', Opening: 1 }],
      ['/recurring', { ...due, Account: '全部' }],
    ] as const)
      expect((await put(body, path)).Message, path).toMatch(/^“全部”是筛选用的名字，请换一个(?:分类|账户)$/);
  });

  test('rules by the other side are listed, changed and taken away', async () => {
    const opened = await openApp();
    const { get, put } = await asMember(opened);
    await put({ Payee: '面馆', Category: '餐饮' }, '/rule');
    opened.clock.now += 1000;
    await put({ Payee: '地铁', Category: '交通' }, '/rule');
    expect((await put({ Payee: '面馆', Category: '午饭' }, '/rule')).Data).toHaveLength(2);
    expect((await put({ Payee: '地铁' }, '/rule')).Data).toEqual([{ Payee: '面馆', Category: '午饭' }]);
    const other = await asMember(opened, '谷雨');
    expect((await other.get('/rule')).Data).toEqual([]);
    expect((await get('/rule')).Data).toHaveLength(1);
  });
});
