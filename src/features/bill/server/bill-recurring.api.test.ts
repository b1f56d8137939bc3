import { expect, test } from 'vitest';
import { insertJob } from '#/platform/jobs/insert-job.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

describeOnEachEngine('bills that come again', (openApp) => {
  test('found in the history, confirmed, noted once for each day, and refused for good', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-16T12:00:00+08:00');
    const { add, get, post, put, remove } = await asMember(opened);
    const other = await asMember(opened, '谷雨');
    for (const month of ['09', '10', '11']) {
      await add({ Title: `房租 ${month} 月`, Expense: 2400, CreatedTime: `2026-${month}-14`, Category: '住房' });
      await add({ Title: '视频会员', Expense: 25, CreatedTime: `2026-${month}-18`.replace('11-18', '11-15') });
    }
    const { Found, Items } = (await get('/recurring')).Data;
    expect(Items).toEqual([]);
    expect(Found).toMatchObject([
      { Key: '房租', Amount: 2400, Every: 'month', NextDate: '2026-12-14', Times: 3, Category: '住房' },
      { Key: '视频会员', Amount: 25, Every: 'month' },
    ]);
    const [rent, video] = Found;
    expect((await put({ ...rent, Title: '房租' }, '/recurring')).Data).toMatchObject({
      Items: [{ Title: '房租', NextDate: '2026-12-14', IsOverdue: false }],
      Found: [{ Key: '视频会员' }],
      Monthly: { Expense: 2400, Income: 0 },
    });
    expect((await post('/recurring/refuse', video)).Data.Found).toEqual([]);
    const { Id } = (await get('/recurring')).Data.Items[0];
    expect((await other.get('/recurring')).Data).toMatchObject({ Items: [], Found: [] });
    expect((await other.post(`/recurring/${Id}/note`, { NextDate: '2026-12-14' })).Code).toBe(404);
    expect((await other.remove(`recurring/${Id}`)).Code).toBe(404);

    opened.clock.now = Date.parse('2026-12-14T12:00:00+08:00');
    for (let time = 0; time < 2; time++) {
      const { Data } = await post(`/recurring/${Id}/note`, { NextDate: '2026-12-14' });
      expect(Data.Items).toMatchObject([{ NextDate: '2027-01-14' }]);
    }
    expect((await get('?from=2026-12-01')).Data).toMatchObject({ Total: 1, Totals: { Expense: 2400 } });
    // What comes from elsewhere counts too.
    await add({ Title: '房租 1 月', Expense: 2400, CreatedTime: '2027-01-13' });
    expect((await get('/recurring')).Data.Items).toMatchObject([{ NextDate: '2027-02-14' }]);
    expect((await remove(`recurring/${Id}`)).Data).toMatchObject({ Items: [], Found: [] });
    const wrong = await put({ Title: '', Amount: 0, Every: 'day', NextDate: '明天' }, '/recurring');
    expect(wrong).toMatchObject({ Code: 400 });
    expect(wrong.Errors.map(({ Field }: { Field: string }) => Field).sort()).toEqual([
      'Amount',
      'Every',
      'NextDate',
      'Title',
    ]);
  });

  test('the calendar shows the next days; on the day itself its member is told once, unless it was paid', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-16T12:00:00+08:00');
    const { add, post, put } = await asMember(opened);
    await put({ Title: '宽带', Amount: 80, Every: 'month', NextDate: '2026-11-30' }, '/recurring');
    await put({ Title: '工资', Way: 'income', Amount: 8000, Every: 'month', NextDate: '2026-11-30' }, '/recurring');
    const { Url } = (await post('/calendar')).Data;
    const { body } = await opened.app.inject(new URL(Url).pathname + new URL(Url).search);
    expect(body).toContain('宽带（要付 ¥80.00）');
    for (const day of ['20261130', '20261230', '20270228']) expect(body).toContain(`DTSTART;VALUE=DATE:${day}`);

    await add({ Title: '工资', Income: 8000, CreatedTime: '2026-11-29' });
    const kind = { name: 'bill.tell-due', lane: 'prompt', maxAttempts: 1 } as const;
    const toldAt = async (time: string) => {
      opened.clock.now = Date.parse(time);
      await insertJob(opened.database.db, { kind, payloadJson: '{}', createdAt: opened.clock.now });
      await opened.runJobs('bill.tell-due', 'event.hear');
      const { Data } = (await opened.app.inject({ url: '/api/v1/inbox', headers: await opened.as('小满') })).json();
      return Data.Result.map(({ Title }: { Title: string }) => Title);
    };
    expect(await toldAt('2026-11-30T08:00:00+08:00')).toEqual([]);
    expect(await toldAt('2026-11-30T09:10:00+08:00')).toEqual(['宽带 今天要付']);
    expect(await toldAt('2026-11-30T10:00:00+08:00')).toEqual(['宽带 今天要付']);
    expect(await toldAt('2026-12-30T10:00:00+08:00')).toContain('工资 今天该到账');
  });
});
