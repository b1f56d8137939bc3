import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

describeOnEachEngine('a month of bills', (openApp) => {
  test('its days have their own sums; a transfer is among them and in no sum', async () => {
    const { add, get, post } = await asMember(await openApp());
    await add({ Title: '午饭', Expense: 23.5, CreatedTime: '2026-11-15 12:30' });
    await add({ Title: '菜', Expense: 0.1, CreatedTime: '2026-11-15 18:00' });
    await add({ Title: '工资', Income: 100, CreatedTime: '2026-11-01' });
    await add({ Title: '上个月', Expense: 7, CreatedTime: '2026-10-31 23:59' });
    const before = (await get('/month?month=2026-11')).Data;
    const fields = { From: '储蓄卡', To: '信用卡', Amount: 50, CreatedTime: '2026-11-03', ClientKey: 'transfer-1' };
    const [one, again] = [await post('/transfer', fields), await post('/transfer', fields)];
    expect(one.Data).toMatchObject({ Title: '储蓄卡 → 信用卡', Amount: 50 });
    expect(again.Data.Id).toBe(one.Data.Id);
    const { Data } = await get('/month?month=2026-11');
    expect(Data.Totals).toEqual(before.Totals);
    expect(Data).toMatchObject({ Month: '2026-11', Total: 3, Totals: { Expense: 23.6, Income: 100, Profit: 76.4 } });
    expect(Data.Days).toMatchObject([
      { Day: '2026-11-15', Expense: 23.6, Income: 0, Bills: [{ Title: '菜' }, { Title: '午饭' }], Transfers: [] },
      { Day: '2026-11-03', Expense: 0, Income: 0, Bills: [], Transfers: [{ From: '储蓄卡', To: '信用卡' }] },
      { Day: '2026-11-01', Expense: 0, Income: 100 },
    ]);
    expect((await get('/month?month=2026-13')).Data.Month).toMatch(/^\d{4}-\d{2}$/);
  });

  test('a transfer needs two accounts and an amount, and only its owner takes it away', async () => {
    const opened = await openApp();
    const { post, remove } = await asMember(opened);
    const fields = { From: '甲', To: '甲', Amount: 0, CreatedTime: '2026-11-03' };
    expect((await post('/transfer', fields)).Errors.map(({ Field }: { Field: string }) => Field)).toContain('Amount');
    expect((await post('/transfer', { ...fields, Amount: 1 })).Errors).toEqual([
      { Field: 'To', Message: '转出和转入不能是同一个账户' },
    ]);
    const { Id } = (await post('/transfer', { ...fields, To: '乙', Amount: 1 })).Data;
    const other = await asMember(opened, '谷雨');
    expect(await other.remove(`transfer/${Id}`)).toMatchObject({ Code: 404, Message: '没有这笔转账' });
    expect((await remove(`transfer/${Id}`)).Data.Id).toBe(Id);
    expect(await remove(`transfer/${Id}`)).toMatchObject({ Code: 404 });
  });
});
