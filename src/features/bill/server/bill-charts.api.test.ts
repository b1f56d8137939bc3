import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember, query } from './bill-api.fixture.ts';

describeOnEachEngine('bill charts', (openApp) => {
  test('months, categories, receivables by age and the span before come from the same bills', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-15T12:00:00+08:00');
    const { add, get } = await asMember(opened);
    await add({ CreatedTime: '2025-11-30', Expense: 1 });
    await add({ CreatedTime: '2025-12-01', Expense: 2, Category: '餐饮' });
    await add({ CreatedTime: '2026-10-31', Income: 30, PredictIncome: 7, Category: '副业' });
    await add({ CreatedTime: '2026-11-08', Expense: 50, PredictIncome: 60, Category: '餐饮' });
    await add({ CreatedTime: '2026-11-15', Expense: 0.1, Income: 0.2, IsDone: true, PredictIncome: 9 });
    const { Months, Categories, Receivables, Open, Before } = (await get('/charts')).Data;
    expect(Months).toHaveLength(12);
    expect(Months[0]).toEqual({ Month: '2025-12', Expense: 2, Income: 0, Profit: -2 });
    expect(Months[10]).toEqual({ Month: '2026-10', Expense: 0, Income: 30, Profit: 37 });
    expect(Months[11]).toEqual({ Month: '2026-11', Expense: 50.1, Income: 0.2, Profit: 10.1 });
    expect(Categories).toEqual([
      { Name: '餐饮', Expense: 52, Income: 0, Count: 2 },
      { Name: '其他', Expense: 1.1, Income: 0.2, Count: 2 },
      { Name: '副业', Expense: 0, Income: 30, Count: 1 },
    ]);
    expect(Receivables).toEqual([
      { Age: '0–7 天', Amount: 60, Count: 1 },
      { Age: '8–30 天', Amount: 7, Count: 1 },
      { Age: '30 天以上', Amount: 0, Count: 0 },
    ]);
    expect([Open.Count, Before]).toEqual([2, null]);
    const month = (await get(`/charts${query({ from: '2026-11-01', to: '2026-11-30', category: '餐饮' })}`)).Data;
    expect(month.Categories).toEqual([{ Name: '餐饮', Expense: 50, Income: 0, Count: 1 }]);
    expect(month.Before).toEqual({ Expense: 0, Income: 0 });
    const all = (await get(`/charts${query({ from: '2026-11-01', to: '2026-11-30' })}`)).Data;
    expect(all.Before).toEqual({ Expense: 0, Income: 30 });
  });
});
