import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { robotCalls } from '../robot-api.fixture.ts';

describeOnEachEngine('handing a conversation to a person', (openApp) => {
  async function start() {
    const open = await openApp();
    const calls = robotCalls(open);
    const guid = await calls.aRobot();
    const path = new URL((await calls.call('GET', '')).Data.callbackUrl).pathname;
    let id = 0;
    const say = (msg: string, from_wxid = 'lin') =>
      open.app.inject({
        method: 'POST',
        url: path,
        payload: { guid, message: { type: 11046, data: { from_wxid, room_wxid: '', msg, msgid: ++id } } },
      });
    const rule = { cooldownSeconds: 0 };
    await calls.call('POST', '/reply', { ...rule, match: 'keyword', pattern: '人工', kind: 'human' });
    await calls.call('POST', '/reply', { ...rule, match: 'default', kind: 'text', content: '在的' });
    const said = async () =>
      (await calls.outbox())
        .map((message: { requestBody: { to_wxid: string; content: string } }) => message.requestBody)
        .map((body: { to_wxid: string; content: string }) => `${body.to_wxid} ${body.content}`);
    return { ...open, ...calls, guid, say, said };
  }

  test('the robot is silent for that person, keeps what they say, and speaks to the others', async () => {
    const { say, said, call, clock } = await start();
    await say('人工客服在吗');
    await say('我要退款');
    await say('你好', 'chen');
    expect(await said()).toEqual(['chen 在的', 'lin 已转给站长，请稍等。10 分钟内我不插话。']);
    const { Result } = (await call('GET', '/reply/waiting')).Data;
    expect(Result).toMatchObject([{ person: 'lin', words: '人工客服在吗\n我要退款', isHeld: true, canAnswer: true }]);
    expect((await call('GET', '/reply')).Data).toMatchObject({ Missed: 0 });
    clock.now += 10 * 60_000;
    await say('好的');
    expect((await said())[0]).toBe('lin 在的');
  });

  test('an answer goes to them and prolongs the silence; given back, the robot speaks again', async () => {
    const { say, said, call, clock, guid } = await start();
    await say('人工');
    clock.now += 9 * 60_000;
    const answer = (change: object) => call('POST', '/reply/waiting', { guid, person: 'lin', ...change });
    expect((await answer({ text: '我在，什么事？' })).Data).toBe(true);
    clock.now += 9 * 60_000;
    await say('没事了');
    expect((await said())[0]).toBe('lin 我在，什么事？');
    await answer({ isDone: true });
    await say('没事了');
    expect((await said())[0]).toBe('lin 在的');
    expect((await answer({ text: 'x' })).Error).toBe('robot.not_waiting');
  });

  test('trying a sentence hands nothing over', async () => {
    const { call } = await start();
    expect((await call('POST', '/reply/try', { text: '人工' })).Data.reply.text).toContain('已转给站长');
    expect((await call('GET', '/reply/waiting')).Data.Result).toEqual([]);
  });
});
