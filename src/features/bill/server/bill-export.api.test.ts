import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

describeOnEachEngine('bill export', (openApp) => {
  test('Chinese opens in Excel, a cell that looks like a formula is text, numbers stay numbers', async () => {
    const opened = await openApp();
    const { headers, add } = await asMember(opened);
    await add({
      Title: '=HYPERLINK("http://evil.example","点我")',
      Category: '+86 话费',
      Remark: '@SUM(A1),\n第二行',
      Expense: 12.5,
      RemindTime: '2026-11-20 09:00:00',
    });
    await add({ Title: '-5', CreatedTime: '2026-11-01', Income: 1 });
    await (await asMember(opened, '谷雨')).add({ Title: '别人的' });
    const reply = await opened.app.inject({ url: '/api/v1/bill/export', headers });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="bill.csv"; filename\*=UTF-8''%E8%B4%A6/,
    );
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, ...rest] = reply.body.slice(1).split('\r\n');
    expect(head).toBe('编号,账单日期,事项,分类,账户,支出,收入,预计收入,利润,状态,提醒日期,备注');
    expect(first).toMatch(/^\d+,2026-11-01,-5,其他,默认账户,0.00,1.00,0.00,1.00,完成,2026-11-16,$/);
    expect(rest.join('\r\n')).toMatch(
      /^\d+,2026-11-15,"'=HYPERLINK\(""http:\/\/evil.example"",""点我""\)",'\+86 话费,默认账户,12.50,0.00,0.00,-12.50,未完成,2026-11-20 09:00:00,"'@SUM\(A1\),\n第二行"\r\n$/,
    );
  });

  test('the filter of the list counts, more rows than one piece come in order, a wrong filter is told', async () => {
    const opened = await openApp();
    const { headers, add } = await asMember(opened);
    for (let day = 1; day <= 3; day++) await add({ CreatedTime: `2026-11-0${day}`, Title: `第${day}笔` });
    const read = (search: string) => opened.app.inject({ url: `/api/v1/bill/export?${search}`, headers });
    expect((await read('from=2026-11-02')).body.match(/第\d笔/g)).toEqual(['第2笔', '第3笔']);
    expect((await read('from=nonsense')).json()).toMatchObject({ Code: 400, Errors: [{ Field: 'from' }] });
    expect((await opened.app.inject('/api/v1/bill/export')).json()).toMatchObject({ Code: 401 });
  });
});
