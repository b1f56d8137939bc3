import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

describeOnEachEngine('a year of the ledger', (openApp) => {
  test('adds up to its bills, by month, category and place, and is drawn for its owner only', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-16T12:00:00+08:00');
    const { add, get, headers, post } = await asMember(opened);
    await add({ Title: '房租 <1>', Category: '住房', Expense: 2400, CreatedTime: '2026-01-14' });
    await add({ Title: '面馆', Category: '餐饮', Expense: 30.5, CreatedTime: '2026-03-01' });
    await add({ Title: '面馆', Category: '餐饮', Expense: 69.5, CreatedTime: '2026-12-31' });
    await add({ Title: '工资', Category: '工资', Income: 8000, CreatedTime: '2026-03-01' });
    await add({ Title: '旧账', Expense: 100, CreatedTime: '2025-12-31' });
    await post('/transfer', { From: '甲', To: '乙', Amount: 999, CreatedTime: '2026-05-01' });
    const { Data } = await get('/year');
    expect(Data).toMatchObject({
      Year: 2026,
      Years: [2026, 2025],
      Count: 4,
      Days: 3,
      Expense: 2500,
      Income: 8000,
      Profit: 5500,
      Before: { Expense: 100, Income: 0 },
      Categories: [
        { Name: '住房', Expense: 2400, Share: 0.96 },
        { Name: '餐饮', Expense: 100, Share: 0.04 },
      ],
      Payees: [
        { Name: '房租 <1>', Count: 1 },
        { Name: '面馆', Expense: 100, Count: 2 },
      ],
      Largest: { Title: '房租 <1>', Expense: 2400, Date: '2026-01-14' },
    });
    expect(Data.Months[2]).toEqual({ Expense: 30.5, Income: 8000 });
    expect((await get('/year?year=2031')).Data).toMatchObject({ Count: 0, Years: [2031, 2026, 2025], Before: null });
    expect((await get('/year?year=abc')).Data.Year).toBe(2026);

    const picture = async (file: string, as: Record<string, string> = {}) =>
      opened.app.inject({ url: `/bill/year/${file}`, headers: as });
    const svg = await picture('2026.svg', headers);
    expect(svg.headers['cache-control']).toBe('private, no-cache');
    expect(svg.body).toContain('房租 &lt;1&gt;');
    expect(svg.body).toContain('2,500');
    expect((await picture('2026-discreet.svg', headers)).body).not.toMatch(/2,500|2,400/);
    expect((await picture('2026.png', headers)).headers['content-type']).toBe('image/png');
    expect((await picture('2026.svg', (await asMember(opened, '谷雨')).headers)).body).not.toContain('房租');
    expect((await picture('abc.svg', headers)).statusCode).toBe(404);
    expect((await picture('2026.svg')).statusCode).toBe(401);
  });
});
