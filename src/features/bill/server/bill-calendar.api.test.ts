import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

const pathOf = (Url: string) => new URL(Url).pathname + new URL(Url).search;

const read = async ({ app }: TestApp, path: string) => app.inject(path);

describeOnEachEngine('bill calendar', (openApp) => {
  test('the feed holds the open reminders of its owner in valid iCalendar', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-15T12:00:00+08:00');
    const { add, post } = await asMember(opened);
    await add({
      Title: `稿费，影评；专栏 \\ ${'很长的名字'.repeat(12)}`,
      RemindTime: '2026-12-31',
      PredictIncome: 1800,
      Remark: '第一行\n第二行',
    });
    await add({ Title: '已完成', IsDone: true });
    await (await asMember(opened, '谷雨')).add({ Title: '别人的' });
    const { Url } = (await post('/calendar')).Data;
    const reply = await read(opened, pathOf(Url));
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const lines = reply.body.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const unfolded = reply.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(unfolded).toMatch(/SUMMARY:跟进：稿费，影评；专栏 \\\\ 很长的名字.*（待收 ¥1800.00）/);
    expect(unfolded).toContain('第一行\\n第二行');
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(unfolded).not.toMatch(/已完成|别人的/);
  });

  test('a new address ends the old one, stopping ends both', async () => {
    const opened = await openApp();
    const { get, post, remove } = await asMember(opened);
    expect((await get('/calendar')).Data).toEqual({ CreatedTime: null });
    const first = pathOf((await post('/calendar')).Data.Url);
    const second = pathOf((await post('/calendar')).Data.Url);
    expect((await get('/calendar')).Data.CreatedTime).toMatch(/^\d{4}-/);
    expect((await read(opened, first)).json()).toMatchObject({ Code: 404, Message: '日历订阅地址已失效' });
    expect((await read(opened, second)).statusCode).toBe(200);
    expect((await remove('calendar')).Data).toBe(true);
    expect((await remove('calendar')).Data).toBe(false);
    expect((await read(opened, second)).statusCode).toBe(404);
  });

  test('guessing tokens is throttled', async () => {
    const opened = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    const codes: number[] = [];
    for (let guess = 0; guess < 32; guess++)
      codes.push((await read(opened, `/bill/reminders.ics?token=${'x'.repeat(43)}`)).statusCode);
    expect(codes.slice(29)).toEqual([404, 429, 429]);
  });
});
