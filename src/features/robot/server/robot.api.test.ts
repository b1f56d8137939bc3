import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { anNtchat } from './ntchat.fixture.ts';
import { aRobotProcess } from './robot.fixture.ts';
import { ROOM, robotCalls } from './robot-api.fixture.ts';

describeOnEachEngine('robots', (openApp) => {
  test('only the operator gets in', async () => {
    const { app, as } = await openApp();
    const url = '/api/v1/wechat/robot/forwardPost';
    const payload = { interfaceName: '/client/create' };
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url, payload, headers: await as('lin') })).statusCode).toBe(403);
  });

  test('a sandbox robot is created, scanned, and knows its rooms; the newest stands in front', async () => {
    const { call, forward } = robotCalls(await openApp());
    const first = (await forward('/client/create', { nickname: '一号' })).Data;
    expect(first).toMatchObject({ status: 1, data: { qrcode: expect.stringContaining('souluo-sandbox-login') } });
    const { guid } = first.data;
    await forward('/sandbox/scan', { guid });
    const { mode, Result } = (await call('GET', '')).Data;
    expect(mode).toBe('sandbox');
    expect(Result[0]).toMatchObject({ guid, nickname: '一号', wxid: expect.any(String), status: 1, qrcode: '' });
    expect(Result[0].rooms).toHaveLength(3);
    expect(Result[0]).not.toHaveProperty('secret');
  });

  test('new robots go to the front', async () => {
    const open = await openApp();
    const { call, forward } = robotCalls(open);
    await forward('/client/create', { nickname: '一号' });
    open.clock.now += 1000;
    await forward('/client/create', { nickname: '二号' });
    const { Result } = (await call('GET', '')).Data;
    expect(Result.map(({ nickname }: { nickname: string }) => nickname)).toEqual(['二号', '一号']);
  });

  test('a gateway that does not answer 1 makes no robot', async () => {
    const gateway = await anNtchat();
    gateway.answer = () => ({ status: 0, msg: 'no more clients', data: {} });
    const { call, forward } = robotCalls(await openApp({ settings: { ROBOT_BASE_URL: gateway.origin } }));
    expect((await forward('/client/create')).Data).toMatchObject({ status: 0, msg: '服务异常' });
    expect((await call('GET', '')).Data.Result).toEqual([]);
  });

  test('creating asks the gateway for a login code with the given wishes', async () => {
    const gateway = await anNtchat();
    const { forward } = robotCalls(await openApp({ settings: { ROBOT_BASE_URL: gateway.origin } }));
    const { Data } = await forward('/client/create');
    expect(Data.data).toEqual({ guid: 'g-1', qrcode: 'http://weixin.qq.com/x/abc' });
    expect(gateway.calls[1]).toEqual({
      path: '/client/open',
      body: { guid: 'g-1', smart: false, show_login_qrcode: true },
    });
  });

  test('every operation reaches the gateway by its own path; what is configured and what a feed has become messages', async () => {
    const gateway = await anNtchat();
    const entry = '<item><title>新帖</title><link>https://tieba.example/p/1</link></item>';
    const feed = await aServer((_request, response) => response.end(`<rss><channel>${entry}</channel></rss>`));
    const open = await openApp({ settings: { ROBOT_BASE_URL: gateway.origin }, reachable: [feed.origin] });
    const config = {
      robotPush: [{ name: '公告', text: '今晚维护' }],
      robotFeeds: [{ name: '电影吧', url: feed.origin }],
    };
    for (const [Key, value] of Object.entries(config)) {
      const headers = { ...(await open.as('operator')), 'if-match': '"0"' };
      const payload = { Key, Value: JSON.stringify(value) };
      await open.app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload });
    }
    const { forward } = robotCalls(open);
    const to = { guid: 'g-1', to_wxid: 'r1@chatroom' };
    const asked: [name: string, body?: object][] = [
      ['/client/create'],
      ['/client/open', { guid: 'g-1' }],
      ['/user/get_profile', { guid: 'g-1' }],
      ['/room/get_rooms', { guid: 'g-1' }],
      ['/global/set_callback_url'],
      ['/msg/send_link_card', { ...to, title: '逛市集', url: 'https://a.example/' }],
      ['/msg/send_text', { ...to, content: '早' }],
      ['/msg/send_room_at', { ...to, content: '早', at_list: ['wxid_lin'] }],
      ['/msg/send_image', { ...to, url: 'https://a.example/a.png' }],
      ['soloConfigPush', { ...to, name: '公告' }],
      ['soloPushTieba', { ...to, name: '电影吧' }],
    ];
    for (const [name, body] of asked) expect((await forward(name, body)).Data, name).toMatchObject({ status: 1 });
    const process = aRobotProcess(open.database, () => open.clock.now, { gateway: gateway.origin });
    await process.work();
    // Six are more than are sent at once.
    open.clock.now += 60_000;
    await process.work();
    const paths = new Set(gateway.calls.map(({ path }) => path));
    for (const [name] of asked.filter(([one]) => one.startsWith('/'))) expect(paths).toContain(name);
    const sent = gateway.calls.filter(({ path }) => path.startsWith('/msg/')).map(({ body }) => body);
    expect(sent).toHaveLength(6);
    expect(sent).toContainEqual({ ...to, content: '今晚维护' });
    expect(sent).toContainEqual(expect.objectContaining({ title: '新帖', url: 'https://tieba.example/p/1' }));
  });

  test('the sandbox says in Chinese why nothing was done', async () => {
    const { forward } = robotCalls(await openApp());
    const { guid } = (await forward('/client/create')).Data.data;
    const { Data } = await forward('/user/get_profile', { guid, errorRemove: 0 });
    expect(Data).toMatchObject({ status: 0, msg: '当前帐号未登录，请重新登录' });
  });

  test('a robot that is logged out is removed only when that is asked for, and never for a gateway that is down', async () => {
    const gateway = await anNtchat();
    const { call, forward } = robotCalls(await openApp({ settings: { ROBOT_BASE_URL: gateway.origin } }));
    await forward('/client/create');
    const check = async (errorRemove: number) =>
      (await forward('/user/get_profile', { guid: 'g-1', errorRemove })).Data;
    const count = async () => (await call('GET', '')).Data.Result.length;
    expect(await check(1)).toMatchObject({ status: 1, data: { nickname: '小助手' } });
    gateway.isLoggedIn = false;
    expect(await check(0)).toMatchObject({ status: 0, msg: 'wechat instance not login' });
    gateway.answer = () => (response) => response.writeHead(500).end();
    expect(await check(1)).toMatchObject({ status: 0, msg: '网关出错（HTTP 500）' });
    expect(await count()).toBe(1);
    gateway.answer = () => undefined;
    expect(await check(1)).toMatchObject({ status: 0, msg: '当前帐号未登录，请重新登录，已剔除' });
    expect(await count()).toBe(0);
  });

  test('bad wishes are refused with a clear message, and nothing is sent', async () => {
    const { forward, aRobot, outbox } = robotCalls(await openApp());
    const guid = await aRobot();
    const to = { guid, to_wxid: ROOM };
    const wishes: [string, object, string][] = [
      ['/system/exec', to, '不支持的接口：/system/exec'],
      ['constructor', to, '不支持的接口：constructor'],
      ['/msg/send_text', { ...to, content: 'x'.repeat(4001) }, '内容不能超过 4000 个字'],
      ['/msg/send_text', { guid, content: '好' }, '请选择群或联系人'],
      ['/msg/send_text', { guid: 'nobody', to_wxid: ROOM, content: '好' }, '没有这个机器人，请先创建'],
      ['/msg/send_image', { ...to, url: 'file:///etc/passwd' }, '图片地址须以 http:// 或 https:// 开头'],
      ['/msg/send_room_at', { ...to, content: '好' }, '请选择要 @ 的成员'],
      ['/global/set_callback_url', { callback_url: 'https://evil.example/' }, '回调地址只能是本站的地址，留空即可'],
    ];
    for (const [name, body, message] of wishes) expect((await forward(name, body)).Message).toBe(message);
    expect(await outbox()).toEqual([]);
  });

  test('a webhook is a robot without a login; its key is checked and never shown, and texts too long for it are refused', async () => {
    const { call, forward, outbox } = robotCalls(await openApp());
    expect((await forward('/client/create', { driver: 'wecom', secret: 'x' })).Data).toMatchObject({
      status: 0,
      msg: '服务异常',
      data: { reason: 'Webhook 的 key 不正确' },
    });
    const secret = '00000000-0000-4000-8000-000000000001';
    const { guid } = (await forward('/client/create', { driver: 'wecom', secret, nickname: '运维群' })).Data.data;
    const list = await call('GET', '');
    expect(list.Data.Result).toMatchObject([{ guid, status: 1, nickname: '运维群', rooms: [{ wxid: 'wecom-group' }] }]);
    expect(JSON.stringify(list)).not.toContain(secret);
    const long = { guid, to_wxid: 'wecom-group', content: '好'.repeat(683) };
    expect((await forward('/msg/send_text', long)).Message).toBe('企业微信的文本不能超过 2048 字节（约 680 个汉字）');
    expect(await outbox()).toEqual([]);
  });

  test('a key lies sealed in the database; one that does not open is told, sends nothing, and can be entered anew', async () => {
    const open = await openApp();
    const { call, forward, outbox } = robotCalls(open);
    const secret = '00000000-0000-4000-8000-000000000001';
    const { guid } = (await forward('/client/create', { driver: 'wecom', secret })).Data.data;
    const stored = async () => {
      const { rows } = await sql<{ secret: string }>`select secret from robot`.execute(open.database.db);
      return rows.map((row) => row.secret).join();
    };
    expect(await stored()).toMatch(/^sealed:1:[\w-]+$/);
    await expect.poll(async () => (await call('GET', '')).Data.callbackUrl).toMatch(/callback/);
    const { callbackUrl } = (await call('GET', '')).Data;
    const { rows } = await sql<{ secret: string }>`select secret from robot_secret`.execute(open.database.db);
    expect(callbackUrl).not.toContain(rows[0]?.secret);

    const other = createSecretBox(() => Buffer.alloc(32, 9));
    const lost = other.seal(secret, 'robot key');
    await sql`update robot set secret = ${lost}`.execute(open.database.db);
    await sql`update robot_secret set secret = ${other.seal('x', 'robot callback')}`.execute(open.database.db);
    expect((await call('GET', '')).Data).toMatchObject({ Result: [{ guid, status: 1, isSecretLost: true }] });
    expect((await call('GET', '')).Data.callbackUrl).toMatch(/callback\/[\w-]{32}$/);
    expect((await forward('/user/get_profile', { guid, errorRemove: 1 })).Data.msg).toBe('密钥解密失败，请重新填写');
    await forward('/msg/send_text', { guid, to_wxid: 'wecom-group', content: '好' });
    await aRobotProcess(open.database, () => open.clock.now).work();
    expect(await outbox()).toMatchObject([{ state: 'dead', error: '密钥解密失败，请重新填写' }]);
    // Nothing but a new key takes the place of the old one: the key that opens it may come back.
    expect((await call('PUT', `/${guid}`, { quietFrom: '', quietTo: '' })).Code).toBe(200);
    expect(await stored()).toBe(lost);

    const enter = (text: string) => call('PUT', `/${guid}/secret`, { secret: text });
    expect(await enter('x')).toMatchObject({ Code: 400, Error: 'robot.bad_secret', Message: 'Webhook 的 key 不正确' });
    expect((await call('PUT', '/nobody/secret', { secret })).Error).toBe('robot.not_found');
    expect((await enter(` ${secret} `)).Data).toMatchObject({ guid, isSecretLost: false });
    expect((await call('GET', '')).Data.Result).toMatchObject([{ isSecretLost: false }]);
    expect(await stored()).not.toBe(lost);
  });

  test('a form carries its parts as JSON text', async () => {
    const open = await openApp();
    const { aRobot, outbox } = robotCalls(open);
    const requestBody = JSON.stringify({ guid: await aRobot(), to_wxid: ROOM, content: '好' });
    const form = (fields: Record<string, string>) =>
      open.app.inject({
        method: 'POST',
        url: '/api/v1/wechat/robot/forwardPost',
        headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: authorization },
        payload: new URLSearchParams(fields).toString(),
      });
    const { authorization } = await open.as('operator');
    expect((await form({ interfaceName: '/msg/send_text', requestBody })).json().Data.status).toBe(1);
    expect((await form({ interfaceName: '/msg/send_text', requestBody: '{' })).json().Message).toBe(
      '请求内容须是 JSON 对象',
    );
    expect(await outbox()).toHaveLength(1);
  });

  test('the gateway is told an address of ours that nobody can guess', async () => {
    const gateway = await anNtchat();
    const { call, forward } = robotCalls(await openApp({ settings: { ROBOT_BASE_URL: gateway.origin } }));
    expect((await forward('/global/set_callback_url')).Data.status).toBe(1);
    const { callbackUrl } = (await call('GET', '')).Data;
    expect(gateway.calls[0]?.body).toEqual({ callback_url: callbackUrl });
    expect(callbackUrl).toMatch(/^http:\/\/site\.example\/api\/v1\/wechat\/robot\/callback\/[\w-]{32}$/);
  });
});
