import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const read = async ({ app }: TestApp, key: string) => (await app.inject(`/api/v1/config?key=${key}`)).json();

async function save(test: TestApp, key: string, value: unknown, headers: Record<string, string> = {}) {
  const payload = { Key: key, Value: typeof value === 'string' ? value : JSON.stringify(value) };
  return test.app.inject({
    method: 'PUT',
    url: '/api/v1/config',
    headers: { ...(await test.as('operator')), ...headers },
    payload,
  });
}

describeOnEachEngine('config API', (openApp) => {
  test('a saved value is read back with its version and time', async () => {
    const test = await openApp();
    const links = [{ Name: '今日更新', Link: '/new' }];
    const saved = await save(test, 'topLinks', links, { 'if-match': '"0"' });
    expect(saved.json()).toMatchObject({ Code: 200, Message: '', Data: { Key: 'topLinks', Version: 1 } });
    const { Data } = await read(test, 'topLinks');
    expect(JSON.parse(Data.Value)).toEqual(links);
    expect(Data.UpdatedTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect((await test.app.inject('/api/v1/config')).json().Data).toHaveLength(1);
  });

  test('a change is visible at once although answers are kept', async () => {
    const test = await openApp();
    await save(test, 'platformDefaultTitle', '"搜罗"', { 'if-match': '"0"' });
    expect((await read(test, 'platformDefaultTitle')).Data.Value).toBe('"搜罗"');
    await save(test, 'platformDefaultTitle', '"搜罗万象"', { 'if-match': '"1"' });
    expect((await read(test, 'platformDefaultTitle')).Data.Value).toBe('"搜罗万象"');
  });

  test('an unknown key is not found', async () => {
    expect(await read(await openApp(), 'nothing')).toMatchObject({
      Code: 404,
      Data: null,
      Error: 'config.unknown_key',
    });
  });

  test('without a version the save is refused with 428, with an old one with 412, and nothing changes', async () => {
    const test = await openApp();
    await save(test, 'boardMode', '"open"', { 'if-match': '"0"' });
    expect((await save(test, 'boardMode', '"off"')).json()).toMatchObject({ Code: 428 });
    expect((await save(test, 'boardMode', '"off"', { 'if-match': '*' })).json()).toMatchObject({ Code: 428 });
    expect((await save(test, 'boardMode', '"off"', { 'if-match': '"0"' })).json()).toMatchObject({ Code: 412 });
    expect((await save(test, 'boardMode', '"off"', { 'if-match': '"2"' })).json()).toMatchObject({ Code: 412 });
    expect((await read(test, 'boardMode')).Data).toMatchObject({ Value: '"open"', Version: 1 });
  });

  test('of two who save from the same version one wins', async () => {
    const test = await openApp();
    await save(test, 'siteFooter', { icp: '', police: '', contact: '' }, { 'if-match': '"0"' });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(test, 'siteFooter', { icp: `${index}`, police: '', contact: '' }, { 'if-match': '"1"' }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(412)]);
  });

  test.each([
    ['topLinks', 'not json', 'Value', '配置值不是有效的 JSON'],
    [
      'topLinks',
      [{ Name: '坏', Link: 'javascript:alert(1)' }],
      'Value.0.Link',
      '第 1 个链接：链接须以 / 或 http(s):// 开头',
    ],
    [
      'topLinks',
      [{ Name: '坏', Link: '//evil.example' }],
      'Value.0.Link',
      '第 1 个链接：链接须以 / 或 http(s):// 开头',
    ],
    ['boardMode', '"closed"', 'Value', '只能是 open、members 或 off'],
    [
      'moreDomainOrders',
      [{ domain: 'a b', page: '/market' }],
      'Value.0.domain',
      '第 1 个域名：域名：请填写域名，例如 example.com',
    ],
  ])('%s refuses %j', async (key, value, Field, message) => {
    const test = await openApp();
    const reply = (await save(test, key, value, { 'if-match': '"0"' })).json();
    expect(reply).toMatchObject({ Code: 400, Message: message, Errors: [{ Field, Message: message }] });
    expect(await read(test, key)).toMatchObject({ Code: 404 });
  });

  test('history tells who, when and why, newest first; a rollback is a new version', async () => {
    const test = await openApp();
    await save(test, 'blockedWords', ['一'], { 'if-match': '"0"', 'x-config-note': encodeURIComponent('初次') });
    await save(test, 'blockedWords', ['二'], { 'if-match': '"1"' });
    const headers = { ...(await test.as('operator')), 'if-match': '"2"' };
    const payload = { Key: 'blockedWords', Version: 1 };
    const back = await test.app.inject({ method: 'POST', url: '/api/v1/config/rollback', headers, payload });
    expect(back.json().Data).toMatchObject({ Value: '["一"]', Version: 3 });
    const { Data } = (await test.app.inject({ url: '/api/v1/config/history?key=blockedWords', headers })).json();
    expect(Data.Result.map((change: { Version: number }) => change.Version)).toEqual([3, 2, 1]);
    expect(Data.Result[2]).toMatchObject({ Note: '初次', ChangedBy: 'operator' });
    expect(Data.Result[0]).toMatchObject({ Note: '恢复到第 1 版' });
  });

  test('only an operator saves', async () => {
    const { app, as } = await openApp();
    const put = (headers: Record<string, string>) =>
      app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload: { Key: 'boardMode', Value: '"off"' } });
    expect((await put({})).json()).toMatchObject({ Code: 401, Message: '登录过期，请重新登录' });
    expect((await put(await as('member'))).json()).toMatchObject({ Code: 403, Message: '没有权限' });
  });
});
