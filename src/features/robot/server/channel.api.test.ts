import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { robotCalls } from './robot-api.fixture.ts';

describeOnEachEngine('channels', (openApp) => {
  async function start() {
    const state = { answers: [] as number[], heard: [] as string[] };
    const ntfy = await aServer((request, response) => {
      state.heard.push(request.url ?? '');
      const status = state.answers.shift() ?? 200;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(status === 200 ? { id: 'x1' } : { code: status * 100 + 1, http: status, error: 'no' }),
      );
    });
    const open = await openApp({ reachable: [ntfy.origin] });
    const calls = robotCalls(open);
    const fields = { address: `${ntfy.origin}/souluo` };
    const wish = { driver: 'ntfy', nickname: '站长的手机', fields };
    return { ...open, ...calls, state, wish, fields };
  }

  test('a test message tells at once whether it works, and nothing is kept of it', async () => {
    const { call, state, wish } = await start();
    const { nickname: _, ...trial } = wish;
    expect((await call('POST', '/channel/test', trial)).Data).toMatchObject({ isArrived: true, answer: 'id x1' });
    state.answers = [403];
    expect((await call('POST', '/channel/test', trial)).Data).toMatchObject({
      isArrived: false,
      answer: expect.stringContaining('没有发到这个主题的权限'),
    });
    expect((await call('GET', '')).Data.Result).toEqual([]);
  });

  test('what is wrong is said beside its field, and an unknown kind is no sandbox', async () => {
    const { call, forward, wish } = await start();
    const bad = await call('POST', '/channel', { ...wish, fields: { address: '主题' } });
    expect(bad).toMatchObject({ Code: 400, Error: 'robot.bad_channel', Errors: [{ Field: 'address' }] });
    expect((await call('POST', '/channel', { ...wish, driver: 'pigeon' })).Message).toContain('没有这种渠道');
    expect(await forward('/client/create', { driver: 'pigeon' })).toMatchObject({
      Code: 400,
      Errors: [{ Field: 'driver' }],
    });
    expect((await forward('/client/create', { driver: 'wecom', secret: 'x' })).Data.data).toMatchObject({
      field: 'address',
    });
    expect((await call('GET', '')).Data.Result).toEqual([]);
  });

  test('what is entered is sealed, never shown, and its state is told', async () => {
    const { call, wish } = await start();
    const { guid, secret } = (await call('POST', '/channel', wish)).Data;
    expect(secret).toBe('');
    const list = await call('GET', '/channel');
    expect(list.Data.Result).toMatchObject([
      {
        guid,
        nickname: '站长的手机',
        kind: 'ntfy',
        state: 'ok',
        line: '还没有发过消息',
        hears: false,
        hearUrl: '',
        rooms: 1,
        perMinute: 12,
      },
    ]);
    expect(JSON.stringify(list)).not.toContain('souluo');
    const hook = await call('POST', '/channel', {
      driver: 'webhook',
      nickname: '看板',
      fields: { address: 'https://example.com/x' },
    });
    expect(hook.Data.secret).toMatch(/^whsec_[\w+/=]{40,}$/);
    await call('PUT', `/channel/${guid}`, { nickname: '备用机', perMinute: 6, isOff: true });
    const named = (await call('GET', '/channel')).Data.Result.find((one: { guid: string }) => one.guid === guid);
    expect(named).toMatchObject({ nickname: '备用机', perMinute: 6, state: 'off', word: '已停用' });
    expect((await call('PUT', '/channel/nobody', { isOff: true })).Code).toBe(404);
  });
});
