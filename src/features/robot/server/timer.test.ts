import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { aRobotProcess } from './robot.fixture.ts';
import { ROOM, robotCalls } from './robot-api.fixture.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(`${text}+08:00`);

describeOnEachEngine('timers', (openApp) => {
  /** A Monday morning, a robot, and a process that fires what is due. */
  async function start(): Promise<
    TestApp & Awaited<ReturnType<typeof robotCalls>> & { guid: string; process: ReturnType<typeof aRobotProcess> }
  > {
    const open = await openApp();
    open.clock.now = at('2026-11-16T08:00');
    const calls = robotCalls(open);
    const process = aRobotProcess(open.database, () => open.clock.now, {
      newest: [{ title: '流浪地球', path: '/any/a', note: '更新至 3 集' }],
    });
    return { ...open, ...calls, process, guid: await calls.aRobot() };
  }

  const plan = ({ forward, guid }: Awaited<ReturnType<typeof start>>, timer: object, body: object = {}) =>
    forward('/msg/send_text', { guid, to_wxid: ROOM, content: '早', ...body }, { timer });

  test('a timer is shown with its next runs and, after running, with what it did', async () => {
    const test = await start();
    const { clock, process, call, outbox } = test;
    const { Data } = await plan(test, { name: '早安', cron: '30 8 * * *' });
    expect(Data).toMatchObject({
      status: 1,
      data: { name: '早安', whenText: '每天 08:30', next: '2026-11-16T08:30:00+08:00', last: null },
    });
    expect(Data.data.nextTexts).toEqual(['今天 08:30', '明天 08:30', '后天 08:30', '周四 08:30', '周五 08:30']);
    await process.work();
    expect(await outbox()).toEqual([]);
    clock.now = at('2026-11-16T08:30:01');
    await process.work();
    expect(await outbox()).toMatchObject([{ state: 'sent', origin: '定时：早安' }]);
    const [timer] = (await call('GET', '/timers')).Data.Result;
    expect(timer.last).toEqual({
      due: '2026-11-16T08:30:00+08:00',
      dueText: '今天 08:30',
      state: 'ok',
      message: '1 条进了发件箱',
    });
    expect(timer.runs).toHaveLength(1);
    expect(timer.today).toEqual([{ time: '08:30', state: 'ok' }]);
  });

  test('two processes fire one occurrence once', async () => {
    const test = await start();
    const other = aRobotProcess(test.database, () => test.clock.now);
    await plan(test, { cron: '30 8 * * *' });
    test.clock.now = at('2026-11-16T08:30:00');
    await Promise.all([test.process.work(), other.work()]);
    test.clock.now += 1000;
    await Promise.all([test.process.work(), other.work()]);
    expect(await test.outbox()).toHaveLength(1);
  });

  test('after days of standing still no backlog comes, and what is too late is only noted', async () => {
    const test = await start();
    await plan(test, { cron: '30 8 * * *' });
    test.clock.now = at('2026-11-20T12:00');
    await test.process.work();
    expect(await test.outbox()).toEqual([]);
    const [{ runs }] = (await test.call('GET', '/timers')).Data.Result;
    expect(runs).toMatchObject([
      { due: '2026-11-20T08:30:00+08:00', state: 'skipped', message: '错过了时间，没有补发' },
    ]);
    test.clock.now = at('2026-11-21T08:31');
    await test.process.work();
    expect(await test.outbox()).toHaveLength(1);
  });

  test('a clock that is set back fires nothing a second time', async () => {
    const test = await start();
    await plan(test, { cron: '30 8 * * *' });
    test.clock.now = at('2026-11-16T08:30:30');
    await test.process.work();
    test.clock.now = at('2026-11-16T08:20');
    await test.process.work();
    test.clock.now = at('2026-11-16T08:30:30');
    await test.process.work();
    expect(await test.outbox()).toHaveLength(1);
  });

  test('a workday timer rests on a Sunday and says why', async () => {
    const test = await start();
    await plan(test, { cron: '30 8 * * *', workdays: true });
    test.clock.now = at('2026-11-22T08:30:30');
    await test.process.work();
    expect(await test.outbox()).toEqual([]);
    const [{ last }] = (await test.call('GET', '/timers')).Data.Result;
    expect(last).toMatchObject({ state: 'skipped', message: '不是工作日' });
  });

  test('one that falls into quiet hours says so, and is sent when they end', async () => {
    const test = await start();
    await test.call('PUT', `/${test.guid}`, { quietFrom: '23:00', quietTo: '08:00' });
    const { Data } = await plan(test, { cron: '30 23 * * *' });
    expect(Data.data.nextTexts[0]).toBe('今天 23:30，免打扰到 08:00 再发');
    test.clock.now = at('2026-11-16T23:30:05');
    await test.process.work();
    const [{ last }] = (await test.call('GET', '/timers')).Data.Result;
    expect(last).toMatchObject({ state: 'ok', message: '1 条进了发件箱，免打扰到 08:00 再发' });
    expect(await test.outbox()).toMatchObject([{ state: 'queued' }]);
    test.clock.now = at('2026-11-17T08:00:00');
    await test.process.work();
    expect(await test.outbox()).toMatchObject([{ state: 'sent' }]);
  });

  test('they can be picked by state, robot and words', async () => {
    const test = await start();
    await plan(test, { name: '早安', cron: '30 8 * * *' });
    await plan(test, { name: '晚报', cron: '30 20 * * *', paused: true }, { content: '今天的 News' });
    const names = async (query: string) =>
      (await test.call('GET', `/timers?${query}`)).Data.Result.map(({ name }: { name: string }) => name);
    expect(await names('state=on')).toEqual(['早安']);
    expect(await names('state=paused')).toEqual(['晚报']);
    expect(await names('state=failed')).toEqual([]);
    expect(await names('words=news')).toEqual(['晚报']);
    expect(await names(`words=${encodeURIComponent('每天 08:30')}`)).toEqual(['早安']);
    expect(await names(`guid=${test.guid}&state=nonsense`)).toHaveLength(2);
    expect(await names('guid=nobody')).toEqual([]);
    expect((await test.call('GET', '/timers?state=on')).Data.Counts).toEqual({ all: 2, on: 1, paused: 1, failed: 0 });
  });

  test('one that runs once does so once', async () => {
    const test = await start();
    await plan(test, { name: '冬至', at: '2026-11-16 09:00' });
    test.clock.now = at('2026-11-16T09:00:05');
    await test.process.work();
    test.clock.now += 48 * HOUR;
    await test.process.work();
    expect(await test.outbox()).toHaveLength(1);
    expect((await test.call('GET', '/timers')).Data.Result[0].next).toBe(null);
  });

  test('it can be paused, changed, run by hand and deleted', async () => {
    const test = await start();
    const { id } = (await plan(test, { cron: '30 8 * * *' })).Data.data;
    const put = async (change: object) => test.call('PUT', '/timer', { id, ...change });
    expect((await put({ paused: true })).Data).toMatchObject({ paused: true, next: null });
    test.clock.now = at('2026-11-16T08:30:05');
    await test.process.work();
    expect(await test.outbox()).toEqual([]);
    expect((await put({ paused: false, cron: '0 10 * * *' })).Data.next).toBe('2026-11-16T10:00:00+08:00');
    expect((await put({ cron: '0 10 * *' })).Code).toBe(400);
    await put({ run: true });
    expect(await test.outbox()).toHaveLength(1);
    expect((await put({ deleted: true })).Data).toBe(null);
    expect((await put({ paused: true })).Message).toBe('没有这个定时任务');
    test.clock.now = at('2026-11-16T10:00:05');
    await test.process.work();
    expect(await test.outbox()).toHaveLength(1);
  });

  test('a solo push finds out at its time what to say', async () => {
    const test = await start();
    const body = { guid: test.guid, to_wxid: ROOM, kind: 'catalogue', count: 3 };
    await test.forward('soloNewPush', body, { timer: { cron: '30 8 * * *' } });
    test.clock.now = at('2026-11-16T08:30:05');
    await test.process.work();
    const [message] = await test.outbox();
    expect(message.requestBody.content).toBe('【最近更新】\n1. 流浪地球（更新至 3 集）\nhttp://site.example/any/a');
  });

  test('a timer whose robot is gone notes its failure', async () => {
    const test = await start();
    await plan(test, { cron: '30 8 * * *' });
    await test.call('DELETE', `/${test.guid}`);
    test.clock.now = at('2026-11-16T08:30:05');
    await test.process.work();
    const [{ last }] = (await test.call('GET', '/timers')).Data.Result;
    expect(last).toMatchObject({ state: 'failed', message: '没有这个机器人，请先创建' });
  });

  test.each([
    [{ cron: '* * *' }, 'cron 表达式不正确，应为 5 段：分 时 日 月 周'],
    [{ at: '2020-01-01 00:00' }, '这个时间已经过去了'],
    [{ name: '空' }, '请填写执行时间'],
  ])('%o is refused and nothing is planned', async (timer, message) => {
    const test = await start();
    expect((await plan(test, timer)).Message).toBe(message);
    expect((await test.call('GET', '/timers')).Data.Result).toEqual([]);
  });

  test('only what sends can be planned', async () => {
    const { forward, guid } = await start();
    expect((await forward('/client/open', { guid }, { timer: { cron: '0 8 * * *' } })).Message).toBe(
      '只有发送和推送可以定时',
    );
  });
});
