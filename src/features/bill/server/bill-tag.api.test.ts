import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember, query } from './bill-api.fixture.ts';

describeOnEachEngine('tags of bills', (openApp) => {
  test('are words of the remark, with their sums; a tag finds its own bills and not those of a longer one', async () => {
    const opened = await openApp();
    const { add, get, put, remove } = await asMember(opened);
    const trip = await add({ Title: '高铁', Expense: 200.5, Remark: '＃出差 二等座', CreatedTime: '2026-11-02' });
    await add({ Title: '酒店', Expense: 300, Remark: '#出差 #报销', CreatedTime: '2026-11-03' });
    await add({ Title: '报销', Income: 300, Remark: '#报销', CreatedTime: '2026-11-05' });
    await add({ Title: '外卖', Expense: 9, Remark: '#出差旅途', CreatedTime: '2026-11-01' });
    await add({ Title: '没有', Expense: 1, Remark: 'C# 入门' });
    expect((await get('/tag')).Data).toEqual([
      { Name: '报销', Count: 2, Expense: 300, Income: 300, LastDate: '2026-11-05' },
      { Name: '出差', Count: 2, Expense: 500.5, Income: 0, LastDate: '2026-11-03' },
      { Name: '出差旅途', Count: 1, Expense: 9, Income: 0, LastDate: '2026-11-01' },
    ]);
    expect((await get('/tag/recent')).Data).toEqual(['报销', '出差', '出差旅途']);
    expect((await get(query({ words: '#出差#' }))).Data).toMatchObject({ Total: 2, Totals: { Expense: 500.5 } });
    expect((await get(query({ words: '#出差' }))).Data.Total).toBe(3);
    await put({ Id: trip.Id, Remark: '二等座' });
    expect((await get(query({ words: '#出差#' }))).Data.Total).toBe(1);
    await remove(trip.Id);
    expect((await get('/tag')).Data[1]).toMatchObject({ Name: '出差', Count: 1 });
    const other = await asMember(opened, '谷雨');
    expect((await other.get('/tag')).Data).toEqual([]);
    expect((await other.get('/tag/recent')).Data).toEqual([]);
  });
});
