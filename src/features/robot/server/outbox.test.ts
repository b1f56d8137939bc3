import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { anNtchat } from './ntchat.fixture.ts';
import { aRobotProcess } from './robot.fixture.ts';
import { ROOM, robotCalls } from './robot-api.fixture.ts';

describeOnEachEngine('the outbox', (openApp) => {
  async function withGateway() {
    const gateway = await anNtchat();
    const open = await openApp({ settings: { ROBOT_BASE_URL: gateway.origin } });
    const calls = robotCalls(open);
    await calls.forward('/client/create');
    gateway.calls.length = 0;
    const process = aRobotProcess(open.database, () => open.clock.now, { gateway: gateway.origin });
    const say = (content: string, rest: object = {}) =>
      calls.forward('/msg/send_text', { guid: 'g-1', to_wxid: 'r1@chatroom', content }, rest);
    return { gateway, open, process, say, ...calls };
  }

  test('the sandbox keeps what it would have sent', async () => {
    const open = await openApp();
    const { forward, aRobot, outbox } = robotCalls(open);
    const guid = await aRobot();
    await forward('/msg/send_text', { guid, to_wxid: [ROOM, 'sandbox-2@chatroom', ROOM], content: '好' });
    await aRobotProcess(open.database, () => open.clock.now).work();
    const kept = await outbox();
    expect(kept.map(({ state, origin }: Record<string, string>) => [state, origin])).toEqual([
      ['sent', '手动'],
      ['sent', '手动'],
    ]);
    expect(kept[1].requestBody).toEqual({ to_wxid: ROOM, content: '好' });
  });

  test('a dry run shows the messages and keeps none', async () => {
    const { say, outbox } = await withGateway();
    const { Data } = await say('好', { dryRun: true });
    expect(Data).toEqual({
      status: 1,
      msg: '演练，没有发送',
      data: {
        messages: [{ interfaceName: '/msg/send_text', requestBody: { to_wxid: 'r1@chatroom', content: '好' } }],
      },
    });
    expect(await outbox()).toEqual([]);
  });

  test('the same key is one message', async () => {
    const { gateway, process, say } = await withGateway();
    expect((await say('好', { key: 'a' })).Data.data.ids).toHaveLength(1);
    expect((await say('好', { key: 'a' })).Data.data.ids).toEqual([]);
    await process.work();
    expect(gateway.calls).toHaveLength(1);
  });

  test('what certainly had no effect is tried again, later each time, and then is a dead letter', async () => {
    const { gateway, open, process, say, outbox, call } = await withGateway();
    gateway.answer = () => ({ status: 0, msg: 'busy', data: {} });
    await say('好');
    await process.work();
    expect(await outbox()).toMatchObject([{ state: 'queued', error: 'busy', attempts: 1 }]);
    expect(await process.work()).toBe(0);
    for (let hour = 0; hour < 8; hour++) {
      open.clock.now += 3_600_000;
      await process.work();
    }
    expect(gateway.calls).toHaveLength(6);
    const [dead] = await outbox();
    expect(dead).toMatchObject({ state: 'dead', error: 'busy', attempts: 6 });
    gateway.answer = () => undefined;
    expect((await call('POST', `/outbox/${dead.id}/retry`)).Data).toBe(true);
    await process.work();
    expect((await outbox())[0].state).toBe('sent');
    expect((await call('POST', `/outbox/${dead.id}/retry`)).Code).toBe(404);
  });

  test('what may have been sent is not sent again by itself', async () => {
    const { gateway, open, process, say, outbox } = await withGateway();
    gateway.answer = () => (response) => response.socket?.destroy();
    await say('好');
    await process.work();
    open.clock.now += 3_600_000;
    await process.work();
    expect(gateway.calls).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'dead', error: expect.stringContaining('可能已经发出') }]);
  });

  test('a message whose process was killed while sending waits for the operator', async () => {
    const { gateway, open, process, say, outbox } = await withGateway();
    await say('好');
    await sql`update robot_outbox set state = 'sending'`.execute(open.database.db);
    await process.work();
    expect(gateway.calls).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: 'dead', error: expect.stringContaining('程序中断') }]);
  });

  test('a robot that is logged out is marked so, and its messages are not tried again', async () => {
    const { gateway, process, say, outbox, call, forward } = await withGateway();
    await forward('/user/get_profile', { guid: 'g-1' });
    gateway.isLoggedIn = false;
    await say('好');
    await process.work();
    expect(await outbox()).toMatchObject([{ state: 'dead', error: 'wechat instance not login' }]);
    expect((await call('GET', '')).Data.Result[0].status).toBe(0);
  });

  test('no minute sees more than 20 messages, and none is lost', async () => {
    const { gateway, open, process, say } = await withGateway();
    for (let index = 0; index < 30; index++) await say(`第 ${index} 条`);
    const times: number[] = [];
    const end = open.clock.now + 180_000;
    for (; open.clock.now < end; open.clock.now += 1000) {
      await process.work();
      while (times.length < gateway.calls.length) times.push(open.clock.now);
    }
    expect(times).toHaveLength(30);
    const within = (from: number) => times.filter((time) => time >= from && time < from + 60_000).length;
    expect(Math.max(...times.map(within))).toBeLessThanOrEqual(20);
    expect(within(times[0] ?? 0)).toBeGreaterThan(15);
  });

  test('attempts that are repeated take places like first ones', async () => {
    const { gateway, open, process, say } = await withGateway();
    gateway.answer = () => ({ status: 0, msg: 'busy', data: {} });
    for (let index = 0; index < 12; index++) await say(`第 ${index} 条`);
    const times: number[] = [];
    const end = open.clock.now + 240_000;
    for (; open.clock.now < end; open.clock.now += 2000) {
      await process.work();
      while (times.length < gateway.calls.length) times.push(open.clock.now);
    }
    expect(times.length).toBeGreaterThan(24);
    const within = (from: number) => times.filter((time) => time >= from && time < from + 60_000).length;
    expect(Math.max(...times.map(within))).toBeLessThanOrEqual(20);
  });

  test('in quiet hours messages wait until they end, and then go at their pace', async () => {
    const { gateway, open, process, say, outbox, call } = await withGateway();
    open.clock.now = Date.parse('2026-11-16T23:30:00+08:00');
    const set = await call('PUT', '/g-1', { quietFrom: '23:00', quietTo: '08:00' });
    expect(set.Data).toMatchObject({ quietFrom: '23:00', quietTo: '08:00', isQuiet: true });
    expect((await say('晚安')).Data.msg).toBe('已放进发件箱 1 条，免打扰到 08:00 再发');
    for (let index = 0; index < 7; index++) await say(`第 ${index} 条`);
    await process.work();
    open.clock.now = Date.parse('2026-11-17T07:59:59+08:00');
    await process.work();
    expect(gateway.calls).toEqual([]);
    expect((await outbox())[0]).toMatchObject({ state: 'queued', waitsUntil: '2026-11-17T08:00:00+08:00' });
    open.clock.now += 1000;
    await process.work();
    expect(gateway.calls).toHaveLength(5);
    open.clock.now += 60_000;
    await process.work();
    expect(gateway.calls).toHaveLength(8);
  });

  test('an attempt that falls into quiet hours waits, and the attempts before it still count', async () => {
    const { gateway, open, process, say, outbox, call } = await withGateway();
    open.clock.now = Date.parse('2026-11-16T22:59:59+08:00');
    await call('PUT', '/g-1', { quietFrom: '23:00', quietTo: '08:00' });
    gateway.answer = () => ({ status: 0, msg: 'busy', data: {} });
    await say('好');
    await process.work();
    open.clock.now += 3_600_000;
    await process.work();
    expect(gateway.calls).toHaveLength(1);
    open.clock.now = Date.parse('2026-11-17T08:00:00+08:00');
    await process.work();
    expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 2 }]);
    for (let hour = 0; hour < 8; hour++) {
      open.clock.now += 3_600_000;
      await process.work();
    }
    expect(gateway.calls).toHaveLength(6);
    expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 6 }]);
  });

  test.each([
    [{ quietFrom: '23:00', quietTo: '' }, '开始和结束要一起填'],
    [{ quietFrom: '23:00', quietTo: '23:00' }, '开始和结束不能是同一个时间'],
    [{ quietFrom: '25:00', quietTo: '08:00' }, '时间写成 23:00 这样'],
  ])('quiet hours %o are refused', async (body, message) => {
    const { call } = await withGateway();
    expect(await call('PUT', '/g-1', body)).toMatchObject({ Code: 400, Errors: [{ Message: message }] });
  });

  test('quiet hours can be taken away again; a robot that is not there has none', async () => {
    const { call } = await withGateway();
    await call('PUT', '/g-1', { quietFrom: '23:00', quietTo: '08:00' });
    expect((await call('PUT', '/g-1', { quietFrom: '', quietTo: '' })).Data).toMatchObject({ quietFrom: '' });
    expect((await call('PUT', '/nobody', { quietFrom: '', quietTo: '' })).Code).toBe(404);
  });

  test('two processes send each message once', async () => {
    const { gateway, open, process, say } = await withGateway();
    const other = aRobotProcess(open.database, () => open.clock.now, { gateway: gateway.origin });
    for (let index = 0; index < 5; index++) await say(`第 ${index} 条`);
    await Promise.all([process.work(), other.work()]);
    expect(new Set(gateway.calls.map(({ body }) => body['content'])).size).toBe(5);
    expect(gateway.calls).toHaveLength(5);
  });
});
