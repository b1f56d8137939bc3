import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { CHROME, openDoor, WECHAT } from './short-link.fixture.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1';
const TARGET = 'https://example.com/autumn';
type Headers = Record<string, string>;

async function make({ app }: TestApp, wish: object, headers: Headers) {
  const payload = { Url: TARGET, ...wish };
  const reply = await app.inject({ method: 'POST', url: '/api/v1/short_url', payload, headers });
  return reply.json();
}
const change = async ({ app }: TestApp, code: string, payload: object, headers: Headers) =>
  (await app.inject({ method: 'PUT', url: `/api/v1/short_url/${encodeURIComponent(code)}`, payload, headers })).json();
const visit = async ({ app }: TestApp, code: string, payload: object = {}, agent = CHROME) =>
  (
    await app.inject({
      method: 'POST',
      url: `/api/v1/short_url/${encodeURIComponent(code)}/visit`,
      payload,
      headers: { 'user-agent': agent },
    })
  ).json();

describeOnEachEngine('a code of one’s own', (openApp) => {
  test('is found in every case, width and script, at the door and by the API', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    expect((await make(test, { Slug: 'Qiu-2026' }, me)).Data).toEqual({
      ShortUrl: 'qiu-2026',
      Link: 'http://localhost:80/short/qiu-2026',
    });
    expect((await make(test, { Slug: '電影節' }, me)).Data.Link).toBe(
      'http://localhost:80/short/%E7%94%B5%E5%BD%B1%E8%8A%82',
    );
    const get = await openDoor(test);
    for (const code of ['qiu-2026', 'QIU-2026', encodeURIComponent('电影节'), encodeURIComponent('電影節')])
      expect((await get(`/short/${code}`)).headers.get('location')).toBe(TARGET);
    expect((await visit(test, 'ＱＩＵ-2026')).Data.Url).toBe(TARGET);
    expect((await visit(test, 'qiu2026')).Code).toBe(404);
  });

  test('is given once, to members only, and said to be free before', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const free = async (slug: string) =>
      (await test.app.inject({ url: `/api/v1/short_url/slug?slug=${encodeURIComponent(slug)}`, headers: me })).json();
    expect((await free('秋日')).Data).toMatchObject({ Slug: '秋日' });
    await make(test, { Slug: '秋日' }, me);
    expect(await free('秋日')).toMatchObject({ Code: 409, Error: 'short_link.slug_taken' });
    expect(await free('login')).toMatchObject({ Code: 400, Error: 'short_link.bad_slug' });
    expect(await make(test, { Slug: '秋日' }, other)).toMatchObject({ Code: 409, Errors: [{ Field: 'Slug' }] });
    expect(await make(test, { Slug: '冬日' }, {})).toMatchObject({ Code: 401, Error: 'short_link.owners_only' });
    const both = await Promise.all([make(test, { Slug: '同时' }, me), make(test, { Slug: '同时' }, other)]);
    expect(both.map(({ Code }) => Code).sort()).toEqual([200, 409]);
  });
});

describeOnEachEngine('a link that changes', (openApp) => {
  test('leads to its new target at once, remembers the old one, and its wish is its new target’s', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const { ShortUrl } = (await make(test, {}, me)).Data;
    const get = await openDoor(test);
    await get(`/short/${ShortUrl}`);
    expect((await change(test, ShortUrl, { Url: 'https://example.com/winter' }, me)).Data.Url).toBe(
      'https://example.com/winter',
    );
    expect((await get(`/short/${ShortUrl}`)).headers.get('location')).toBe('https://example.com/winter');
    const own = (await test.app.inject({ url: `/api/v1/short_url/${ShortUrl}/own`, headers: me })).json().Data;
    expect(own.History).toMatchObject([{ Url: TARGET, Rules: [] }]);
    expect((await make(test, { Url: 'https://example.com/winter' }, me)).Data.ShortUrl).toBe(ShortUrl);
    expect((await make(test, {}, me)).Data.ShortUrl).not.toBe(ShortUrl);
    expect(await change(test, ShortUrl, { Url: 'javascript:alert(1)' }, me)).toMatchObject({
      Code: 400,
      Errors: [{ Field: 'Url' }],
    });
  });

  test('a visit limit lets through exactly so many, also of those who come at once, and no program', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const { ShortUrl } = (await make(test, { VisitLimit: 3 }, me)).Data;
    expect((await visit(test, ShortUrl, {}, 'curl/8.5.0')).Data).toMatchObject({ Stop: 'robot' });
    expect((await visit(test, ShortUrl, { Counted: false })).Data).toMatchObject({ Stop: 'robot' });
    const codes = (await Promise.all(Array.from({ length: 6 }, () => visit(test, ShortUrl)))).map(({ Code }) => Code);
    expect(codes.sort()).toEqual([200, 200, 200, 410, 410, 410]);
    const { Data } = await change(test, ShortUrl, { VisitLimit: 4 }, me);
    expect(Data).toMatchObject({ State: 'active', VisitsUsed: 3, Clicks: 3 });
    expect((await visit(test, ShortUrl)).Code).toBe(200);
    expect((await change(test, ShortUrl, { VisitLimit: '' }, me)).Data).toMatchObject({ VisitLimit: null });
  });

  test('a password hides the target until it is right, and cannot be guessed for long', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const { ShortUrl } = (await make(test, { Password: '芝麻开门' }, me)).Data;
    const preview = (await test.app.inject(`/api/v1/short_url/${ShortUrl}`)).json().Data;
    expect(preview).toMatchObject({ HasPassword: true, Url: '' });
    expect((await visit(test, ShortUrl)).Data).toMatchObject({ Stop: 'password', Url: '' });
    await change(test, ShortUrl, { WechatTip: true }, me);
    expect((await visit(test, ShortUrl, {}, WECHAT)).Data).toMatchObject({ Tip: 'wechat', Url: '' });
    expect((await visit(test, ShortUrl, { Password: '芝麻开门' })).Data).toMatchObject({ Stop: null, Url: TARGET });
    const wrong = await Promise.all(Array.from({ length: 12 }, () => visit(test, ShortUrl, { Password: 'x' })));
    expect(wrong.map(({ Code }) => Code).sort()).toEqual([...Array(10).fill(403), 429, 429]);
    expect((await visit(test, ShortUrl, { Password: '芝麻开门' })).Code).toBe(429);
    expect((await change(test, ShortUrl, { Password: '' }, me)).Data.HasPassword).toBe(false);
    expect((await visit(test, ShortUrl)).Data.Url).toBe(TARGET);
  });
});

describeOnEachEngine('rules', (openApp) => {
  const rule = (some: object, ...urls: string[]) => ({ Kind: 'all', ...some, Targets: urls.map((Url) => ({ Url })) });

  test('lead by device at the door, and are told in the preview', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const Rules = [rule({ Kind: 'device', Devices: ['ios'] }, 'https://example.com/ios')];
    const { ShortUrl } = (await make(test, { Rules }, me)).Data;
    const get = await openDoor(test);
    const ios = await get(`/short/${ShortUrl}`, { 'user-agent': IPHONE });
    expect(ios.headers.get('location')).toBe('https://example.com/ios');
    expect((await get(`/short/${ShortUrl}`)).headers.get('location')).toBe(TARGET);
    const preview = (await test.app.inject(`/api/v1/short_url/${ShortUrl}`)).json().Data;
    expect(preview.Rules).toMatchObject([
      { Condition: '设备是 iPhone 或 iPad', Targets: [{ Url: 'https://example.com/ios' }] },
    ]);
    const visits = (await test.app.inject({ url: `/api/v1/short_url/${ShortUrl}/visits`, headers: me })).json().Data;
    expect(visits.Targets.map(({ Name, Clicks }: { Name: string; Clicks: number }) => [Name, Clicks]).sort()).toEqual([
      ['https://example.com/ios', 1],
      ['默认去处', 1],
    ]);
  });

  test('a rotation fills one target after the other, then the link’s own is for the rest', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const Targets = ['a', 'b'].map((name) => ({ Url: `https://example.com/${name}`, Most: 2 }));
    const { ShortUrl } = (await make(test, { Rules: [{ Kind: 'all', Pick: 'turn', Targets }] }, me)).Data;
    expect((await visit(test, ShortUrl, {}, 'curl/8.5.0')).Data.Url).toBe('https://example.com/a');
    const urls = [];
    for (let one = 0; one < 5; one++) urls.push((await visit(test, ShortUrl)).Data.Url.slice(-1));
    expect(urls.join('')).toBe('aabbn');
    await test.app.inject({ method: 'DELETE', url: `/api/v1/short_url/${ShortUrl}/turns`, headers: me });
    expect((await visit(test, ShortUrl)).Data.Url).toBe('https://example.com/a');
  });

  test('an app is tried by a page that knows where else to go', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const Rules = [{ Kind: 'all', Targets: [{ Url: 'https://example.com/web', App: 'taobao://item/1' }] }];
    const { ShortUrl } = (await make(test, { Rules }, me)).Data;
    expect((await visit(test, ShortUrl)).Data).toMatchObject({
      Stop: 'app',
      App: 'taobao://item/1',
      Url: 'https://example.com/web',
    });
  });

  test.each([
    [{ Kind: 'all', Targets: [] }, '每条规则至少要有一个去处'],
    [{ Kind: 'device', Targets: [{ Url: TARGET }] }, '请选择设备'],
    [{ Kind: 'time', From: '25:00', To: '07:00', Targets: [{ Url: TARGET }] }, '时间要写成 22:00 这样'],
    [{ Kind: 'all', Targets: [{ Url: 'http://10.0.0.1/' }] }, '不能缩短本机或内网的地址'],
    [{ Kind: 'all', Targets: [{ Url: TARGET, App: 'javascript://x' }] }, 'App 地址要用 App 自己的协议'],
  ])('%j is refused', async (bad, message) => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const reply = await make(test, { Rules: [bad] }, me);
    expect([reply.Code, reply.Message]).toEqual([400, expect.stringContaining(message)]);
  });
});

describeOnEachEngine('doubt and blocks', (openApp) => {
  test('a look-alike is opened after a warning only, and so is what several reported', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const { ShortUrl } = (await make(test, { Url: 'https://ta0bao.com/login' }, me)).Data;
    expect((await visit(test, ShortUrl)).Data).toMatchObject({ Stop: 'doubt', Doubt: 'lookalike' });
    expect((await visit(test, ShortUrl, { Agreed: true })).Data).toMatchObject({ Stop: null });
    const plain = (await make(test, {}, me)).Data.ShortUrl;
    for (let one = 0; one < 3; one++)
      await test.app.inject({
        method: 'POST',
        url: `/api/v1/short_url/${plain}/report`,
        payload: { Reason: '诈骗' },
        remoteAddress: `203.0.113.${one}`,
      });
    expect((await visit(test, plain)).Data).toMatchObject({ Stop: 'doubt', Doubt: 'reported' });
    const payload = { Blocked: false };
    await test.app.inject({
      method: 'PUT',
      url: `/api/v1/short_url/${plain}/block`,
      payload,
      headers: await test.as('operator'),
    });
    expect((await visit(test, plain)).Data).toMatchObject({ Stop: null, Doubt: null });
  });

  test('a frozen host closes its subdomains and what a rule leads to, and thaws again', async () => {
    const test = await openApp();
    const [me, operator] = [await test.as('xiaoman'), await test.as('operator')];
    const below = (await make(test, { Url: 'https://a.b.bad.example.org/x' }, me)).Data.ShortUrl;
    const beside = (await make(test, { Url: 'https://notbad.example.org/x' }, me)).Data.ShortUrl;
    const Rules = [{ Kind: 'device', Devices: ['ios'], Targets: [{ Url: 'https://bad.example.org/ios' }] }];
    const ruled = (await make(test, { Rules }, me)).Data.ShortUrl;
    const freeze = async (Host: string, Frozen: boolean) =>
      (
        await test.app.inject({
          method: 'PUT',
          url: '/api/v1/short_url/hosts',
          payload: { Host, Frozen, Reason: '仿冒' },
          headers: operator,
        })
      ).json();
    expect((await freeze('https://BAD.example.org/any', true)).Data).toEqual({ Host: 'bad.example.org', Links: 2 });
    const codes = async () => Promise.all([below, beside, ruled].map(async (code) => (await visit(test, code)).Code));
    expect(await codes()).toEqual([410, 200, 410]);
    expect(await make(test, { Url: 'https://new.bad.example.org/' }, me)).toMatchObject({
      Error: 'short_link.blocked_target',
    });
    expect((await test.app.inject({ url: '/api/v1/short_url/hosts', headers: operator })).json().Data).toMatchObject([
      { Host: 'bad.example.org', Reason: '仿冒' },
    ]);
    expect((await freeze('bad.example.org', false)).Data.Links).toBe(2);
    expect(await codes()).toEqual([200, 200, 200]);
    expect(await freeze('localhost', true)).toMatchObject({ Code: 400 });
    expect(await freeze('', true)).toMatchObject({ Code: 400 });
  });
});
