import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { aRobotProcess } from './robot.fixture.ts';
import { ROOM, robotCalls } from './robot-api.fixture.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

describeOnEachEngine('the composer', (openApp) => {
  async function start() {
    const open = await openApp();
    open.clock.now = at('2026-11-16T08:00');
    const calls = robotCalls(open);
    const headers = await open.as('operator');
    for (const Name of ['漫长的季节', '山海情']) {
      const payload = { Key: Name, Name, TypeName: '电视剧', Year: 2023 };
      await open.app.inject({ method: 'POST', url: '/api/v1/any', headers, payload });
    }
    const targets = [
      { guid: await calls.aRobot(), to: ROOM },
      { guid: await calls.aRobot(), to: ROOM },
    ];
    const wish = {
      targets,
      title: '今日上新 · {{date}}',
      content: '{{#newest 5}}\n· {{title.Name}} {{link}}\n{{/newest}}',
    };
    return { ...open, ...calls, targets, wish };
  }

  test('one page says it to several robots, once for a key', async () => {
    const { call, wish, outbox } = await start();
    const sent = await call('POST', '/push', { ...wish, key: 'k' });
    expect(sent.Data).toMatchObject({ kind: 'sent', message: '已放进发件箱 2 条' });
    await call('POST', '/push', { ...wish, key: 'k' });
    const messages = await outbox();
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({
      interfaceName: '/msg/send_rich',
      requestBody: { title: '今日上新 · 11 月 16 日' },
    });
    expect(messages[0].requestBody.content).toContain('漫长的季节 http://site.example/any/');
  });

  test('a test goes to one place at once and is marked; what was composed last can be begun from', async () => {
    const { call, wish, outbox, targets } = await start();
    expect((await call('GET', '/push/last')).Data).toBe(null);
    const plan = { cron: '30 8 * * *', workdays: true, name: '早间' };
    const tested = { ...wish, ...plan, targets: targets.slice(0, 1), isTest: true };
    expect((await call('POST', '/push', tested)).Data).toMatchObject({ kind: 'sent' });
    const [message, ...others] = await outbox();
    expect([message.requestBody.title, others]).toEqual(['【测试】今日上新 · 11 月 16 日', []]);
    expect((await call('GET', '/push/last')).Data).toBe(null);
    const event = { ...wish, event: 'catalogue.episode', content: '{{event.title}} {{link}}', title: '', isTest: true };
    expect((await call('POST', '/push', event)).Code).toBe(200);
    expect((await call('POST', '/push', { ...tested, content: '{{nobody}}' })).Errors?.[0]?.Field).toBe('content');
    await call('POST', '/push', { ...wish, ...plan });
    expect((await call('GET', '/push/last')).Data).toMatchObject({ ...wish, ...plan, event: '' });
  });

  test('what is wrong stands beside its field, and nothing is sent', async () => {
    const { call, wish, outbox, targets } = await start();
    const field = async (change: object) => (await call('POST', '/push', { ...wish, ...change })).Errors?.[0]?.Field;
    expect(await field({ targets: [] })).toBe('targets');
    expect(await field({ content: '' })).toBe('content');
    expect(await field({ content: '{{nobody}}' })).toBe('content');
    expect(await field({ title: '{{#newest 3}}' })).toBe('title');
    expect(await field({ cron: '* *' })).toBe('timer');
    expect(await field({ picture: 'javascript:1' })).toBe('picture');
    expect((await call('POST', '/push', { ...wish, targets: [{ ...targets[0], guid: 'nobody' }] })).Error).toBe(
      'robot.not_found',
    );
    expect(await outbox()).toEqual([]);
  });

  test('a preview has real data, sizes, faults and the next five runs, and sends nothing', async () => {
    const { call, wish, outbox, targets } = await start();
    const preview = (change: object) => call('POST', '/push/preview', { ...wish, ...change });
    const { Data } = await preview({ cron: '30 8 * * *', workdays: true });
    expect(Data).toMatchObject({
      title: '今日上新 · 11 月 16 日',
      faults: [],
      planText: '工作日 08:30',
      planFault: '',
      troubles: [],
    });
    expect(Data.runs).toHaveLength(5);
    const { image } = (await preview({ picture: 'newest' })).Data;
    expect(image).toBe(`http://site.example/card/any/${encodeURIComponent('山海情')}.png`);
    expect(Data.runs[0]).toEqual({ day: '今天 · 周一', time: '11-16 08:30', isEstimated: false });
    expect(Data.sizes).toHaveLength(2);
    expect(Data.variables).toContainEqual({ name: 'title.Name', meaning: '片名', value: '山海情' });
    expect(Data.variables).toContainEqual({ name: 'count', meaning: '今天更新了几部', value: '2' });
    expect(Data.variables).toContainEqual({ name: '#newest', meaning: '逐条说最新片目', value: '2 条' });
    // The sandbox takes one text, as the gateway would; both robots are of that kind.
    expect(Data.looks).toMatchObject([
      { driver: 'sandbox', frame: 'bubble', blocks: [{ kind: 'words', spans: [{ text: expect.any(String) }] }] },
    ]);
    const { blocks } = Data.looks[0];
    expect(blocks[0].spans[0].text).toBe(`${Data.title}\n${Data.content}`);
    const said = await preview({ title: '', content: '{{weekday}} {{time}} {{count}} {{title.Year}} {{title.Score}}' });
    expect([said.Data.content, said.Data.faults]).toEqual(['周一 08:00 2 2023', []]);
    expect((await preview({ title: '', content: '' })).Data.looks).toEqual([]);
    expect((await preview({ content: '{{x' })).Data.faults).toMatchObject([
      { field: 'content', message: '花括号没有成对' },
    ]);
    expect((await preview({ content: '', cron: '1 2' })).Data.planFault).toContain('cron 表达式不正确');
    await call('DELETE', `/${targets[0]?.guid}`);
    expect((await preview({})).Data.sizes).toHaveLength(1);
    expect(await outbox()).toEqual([]);
  });

  test('a saved daily push says at its time what is new then', async () => {
    const { call, wish, outbox, clock, database } = await start();
    const { Data } = await call('POST', '/push', { ...wish, cron: '30 8 * * *', name: '早报' });
    expect(Data).toMatchObject({ kind: 'timer', message: '已保存定时任务' });
    clock.now = at('2026-11-16T08:30:05');
    const process = aRobotProcess(database, () => clock.now, { newest: [{ title: '新片', path: '/any/x' }] });
    await process.work();
    expect((await outbox())[0]).toMatchObject({ origin: '定时：早报', state: 'sent' });
    expect((await outbox())[0].requestBody.content).toContain('新片');
  });

  test('workdays of a year that is not known leave out the days of the law and say so; the notice can be entered', async () => {
    const { call, wish, clock } = await start();
    clock.now = at('2027-02-03T10:00');
    const runs = async () =>
      (await call('POST', '/push/preview', { ...wish, cron: '0 9 * * *', workdays: true })).Data.runs;
    expect((await runs())[0]).toEqual({ day: '明天 · 周四', time: '02-04 09:00', isEstimated: true });
    // Friday is the eve, Monday the third day: the first workday is Tuesday.
    expect((await runs())[1]).toMatchObject({ time: '02-09 09:00', isEstimated: true });
    const years = async () => (await call('GET', '/workdays')).Data.Result;
    expect(await years()).toMatchObject([
      { year: 2027, state: 'unknown' },
      { year: 2028, state: 'unknown' },
    ]);
    expect((await call('PUT', '/workdays/2027', { text: '元旦放假' })).Error).toBe('robot.bad_year');
    const text = '春节：2月5日至12日放假调休，共8天。2月14日（周日）上班。国庆节：10月1日至7日放假。';
    expect((await call('PUT', '/workdays/2027', { text })).Data).toMatchObject({ state: 'entered', rest: 15, work: 1 });
    const planned = await runs();
    expect(planned[0]).toMatchObject({ time: '02-04 09:00', isEstimated: false });
    expect(planned[1]).toMatchObject({ time: '02-14 09:00', isEstimated: false });
  });

  test('a trigger needs a kind of event that somebody tells', async () => {
    const { call, wish } = await start();
    expect((await call('POST', '/push', { ...wish, event: 'nobody.tells' })).Errors).toMatchObject([
      { Field: 'event' },
    ]);
    expect((await call('GET', '/trigger')).Data.Result).toEqual([]);
    expect((await call('DELETE', '/trigger/5')).Code).toBe(404);
  });
});
