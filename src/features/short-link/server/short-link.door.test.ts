import { request } from 'node:http';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { listen, requestBytes, statusOf, talk } from '#/testing/raw-socket.fixture.ts';
import { CHROME, makeLink, newestLink, openDoor, WECHAT } from './short-link.fixture.ts';

const TARGET = 'https://example.com/a?b=1#c';

describeOnEachEngine('opening a short link', (openApp) => {
  test('leads on at once, says nothing of where the visitor came from, and is never kept', async () => {
    const test = await openApp();
    const get = await openDoor(test);
    const code = await makeLink(test, { Url: TARGET });
    const reply = await get(`/short/${code}?from=group`);
    expect(reply.status).toBe(302);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      location: TARGET,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await reply.text()).toBe('');
  });

  test('a page of our own is opened where the visitor is, or at the public address', async () => {
    const test = await openApp();
    const code = await makeLink(test, { Url: 'http://localhost/any/三体?shareId=3' }, { host: 'localhost' });
    expect((await (await openDoor(test))(`/short/${code}`)).headers.get('location')).toBe(
      '/any/%E4%B8%89%E4%BD%93?shareId=3',
    );
    const known = await openApp({ settings: { PUBLIC_URL: 'https://site.example/' } });
    const other = await makeLink(known, { Url: 'https://site.example/hot' });
    const reply = await (await openDoor(known))(`/short/${other}`);
    expect(reply.headers.get('location')).toBe('https://site.example/hot');
    expect(reply.headers.get('strict-transport-security')).toBeTruthy();
  });

  test('a link that was opened a moment ago stops at once when it is disabled or blocked', async () => {
    const test = await openApp();
    const get = await openDoor(test);
    const me = await test.as('xiaoman');
    const operator = await test.as('operator');
    const mine = await makeLink(test, { Url: TARGET }, me);
    const blocked = await makeLink(test, { Url: 'https://bad.example/' });
    const statuses = async () => [(await get(`/short/${mine}`)).status, (await get(`/short/${blocked}`)).status];
    expect(await statuses()).toEqual([302, 302]);
    const put = (url: string, payload: object, headers: Record<string, string>) =>
      test.app.inject({ method: 'PUT', url: `/api/v1/${url}`, payload, headers });
    await put(`short_url/${mine}`, { Disabled: true }, me);
    expect(await statuses()).toEqual([404, 302]);
    await put(`short_url/${mine}`, { Disabled: false }, me);
    await put(`short_url/${blocked}/block`, { Blocked: true, Reason: '钓鱼' }, operator);
    expect(await statuses()).toEqual([302, 404]);
  });

  test('clicks, bots and tip views are counted apart by day, HEAD not at all', async () => {
    const test = await openApp();
    const get = await openDoor(test);
    test.clock.now = Date.parse('2026-11-15T23:59:59+08:00');
    const me = await test.as('xiaoman');
    const code = await makeLink(test, { Url: TARGET, WechatTip: true }, me);
    await get(`/short/${code}`);
    test.clock.now += 2000;
    await get(`/short/${code}`);
    await get(`/short/${code}`);
    await get(`/short/${code}`, { 'user-agent': 'curl/8.5.0' });
    await get(`/short/${code}`, {}, 'HEAD');
    const visit = (headers: Record<string, string>, Counted = true) =>
      test.app.inject({ method: 'POST', url: `/api/v1/short_url/${code}/visit`, payload: { Counted }, headers });
    expect((await visit({ 'user-agent': WECHAT })).json().Data).toMatchObject({
      Url: TARGET,
      Tip: 'wechat',
      IsIos: false,
    });
    await visit({ 'user-agent': WECHAT }, false);
    const { Clicks, Bots, Tips, Days } = await newestLink(test, me);
    expect({ Clicks, Bots, Tips }).toEqual({ Clicks: 3, Bots: 1, Tips: 1 });
    expect(Days).toHaveLength(14);
    expect(Days.slice(-2)).toEqual([
      { Day: '2026-11-15', Clicks: 1, Bots: 0, Tips: 0 },
      { Day: '2026-11-16', Clicks: 2, Bots: 1, Tips: 1 },
    ]);
  });

  test('HEAD is answered like GET, and an agent of no name is a bot', async () => {
    const test = await openApp();
    const get = await openDoor(test);
    const me = await test.as('xiaoman');
    const code = await makeLink(test, { Url: TARGET }, me);
    const head = await get(`/short/${code}`, {}, 'HEAD');
    expect([head.status, head.headers.get('location')]).toEqual([302, TARGET]);
    const port = Number(new URL(head.url).port);
    await new Promise((resolve, reject) =>
      request({ port, host: '127.0.0.1', path: `/short/${code}` }, resolve)
        .on('error', reject)
        .end(),
    );
    expect(await newestLink(test, me)).toMatchObject({ Clicks: 0, Bots: 1 });
  });

  // Without pages the app answers 404 for all that the door passes on.
  test('what has something to show is left to the page', async () => {
    const test = await openApp();
    const get = await openDoor(test);
    const me = await test.as('xiaoman');
    const code = await makeLink(test, { Url: TARGET, WechatTip: true }, me);
    const passedOn = async (path: string, headers = {}, method = 'GET') =>
      (await get(path, headers, method)).status === 404;
    expect(await passedOn(`/short/${code}`, { 'user-agent': WECHAT })).toBe(true);
    expect(await passedOn(`/short/${code}+`)).toBe(true);
    expect(await passedOn(`/short/${code}.data`)).toBe(true);
    expect(await passedOn('/short/k7Qm2xP')).toBe(true);
    expect(await passedOn(`/short/${code}`, {}, 'POST')).toBe(true);
    expect(await passedOn(`/short/${code}`)).toBe(false);
    const change = (payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/v1/short_url/${code}`, payload, headers: me });
    await change({ Disabled: true });
    expect(await passedOn(`/short/${code}`)).toBe(true);
    await change({ Disabled: false, ExpiresTime: new Date(test.clock.now + 60_000).toISOString() });
    expect(await passedOn(`/short/${code}`)).toBe(false);
    test.clock.now += 60_000;
    expect(await passedOn(`/short/${code}`)).toBe(true);
  });

  test('on the short host a bare code is a short link; elsewhere it is not', async () => {
    const test = await openApp({
      settings: { SHORT_HOST: 'S.Example', PUBLIC_URL: 'http://site.example', TRUST_PROXY: '127.0.0.1' },
    });
    const port = await listen(test.app);
    const code = await makeLink(test, { Url: TARGET });
    const statusAt = async (host: string, target: string, ...headers: string[]) =>
      statusOf(
        await talk(port, requestBytes(`GET ${target} HTTP/1.1`, `Host: ${host}`, `User-Agent: ${CHROME}`, ...headers)),
      );
    for (const host of ['s.example', 'S.EXAMPLE', 's.example.', 's.example:80', 's.example:8080']) {
      expect(await statusAt(host, `/${code}`)).toBe(302);
    }
    expect(await statusAt('site.example', `http://s.example/${code}`)).toBe(302);
    expect(await statusAt('s.example', `/short/${code}`)).toBe(302);
    expect(await statusAt('s.example', '/api/v1/config')).toBe(200);
    expect(await statusAt('site.example', `/${code}`)).toBe(404);
    expect(await statusAt('s.example', `http://site.example/${code}`)).toBe(404);
    expect(await statusAt('site.example', `/${code}`, 'X-Forwarded-Host: s.example')).toBe(404);
  });
});
