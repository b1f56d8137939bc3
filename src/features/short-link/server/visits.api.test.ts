import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { CHROME, openDoor, WECHAT } from './short-link.fixture.ts';

const TARGET = 'https://example.com/';

describeOnEachEngine('visits of a link', (openApp) => {
  test('are told by hour, day and month with source, system and region; no address is kept', async () => {
    const test = await openApp({ settings: { PUBLIC_URL: 'http://site.example', TRUST_PROXY: '127.0.0.1' } });
    test.clock.now = Date.parse('2026-11-16T20:10:00+08:00');
    const me = await test.as('xiaoman');
    const payload = { Url: TARGET, Slug: 'qiu' };
    await test.app.inject({ method: 'POST', url: '/api/v1/short_url', payload, headers: me });
    const get = await openDoor(test);
    const from = (address: string, agent = CHROME, referer = '') =>
      get('/short/qiu', { 'x-forwarded-for': address, 'user-agent': agent, ...(referer && { referer }) });
    await from('114.114.114.114', CHROME, 'https://www.zhihu.com/question/1');
    await from('114.114.114.114');
    await from('8.8.8.8', WECHAT);
    await from('192.168.1.9', 'curl/8.5.0');
    test.clock.now += 3_600_000;
    await from('8.8.8.8', WECHAT);
    const read = async (unit: string) =>
      (await test.app.inject({ url: `/api/v1/short_url/qiu/visits?unit=${unit}`, headers: me })).json().Data;
    const hours = await read('hour');
    expect(hours).toMatchObject({
      Today: { Clicks: 4, People: 2 },
      Week: { Clicks: 4, Before: 0 },
      Total: { Clicks: 4, People: 2, Bots: 1, Tips: 0 },
    });
    expect(hours.Bars).toHaveLength(36);
    expect(hours.Bars.slice(-2)).toEqual([
      { Time: '2026-11-16T20:00:00+08:00', Clicks: 3, People: 2 },
      { Time: '2026-11-16T21:00:00+08:00', Clicks: 1, People: 0 },
    ]);
    const parts = (list: { Name: string; Clicks: number }[]) =>
      list.map(({ Name, Clicks }) => `${Name} ${Clicks}`).sort();
    expect(parts(hours.Sources)).toEqual(['zhihu.com 1', '微信 2', '直接打开 1']);
    expect(parts(hours.Systems)).toEqual(['Android 2', 'Windows 2']);
    expect(parts(hours.Regions)).toEqual(['中国 2', '美国 2']);
    expect((await read('day')).Bars.at(-1)).toEqual({ Time: '2026-11-16', Clicks: 4, People: 2 });
    const months = (await read('month')).Bars;
    expect([months.length, months[0].Time, months.at(-1)]).toEqual([
      12,
      '2025-12',
      { Time: '2026-11', Clicks: 4, People: 2 },
    ]);

    const csv = await test.app.inject({ url: '/api/v1/short_url/qiu/visits/export', headers: me });
    expect(csv.body).toContain('2026-11-16,访问,,4,2,1,0');
    expect(csv.body).toContain('来源,微信,2');
    const tables = ['short_link', 'short_link_day', 'short_link_hour', 'short_link_facet'] as const;
    for (const name of tables) {
      const rows = await test.database.db.withTables<Record<string, object>>().selectFrom(name).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/114\.114|8\.8\.8\.8/);
    }
  });

  test('are the owner’s alone, and a link without one has no details', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const make = async (headers: Record<string, string>) =>
      (await test.app.inject({ method: 'POST', url: '/api/v1/short_url', payload: { Url: TARGET }, headers })).json()
        .Data.ShortUrl;
    const [mine, nobodys] = [await make(me), await make({})];
    const get = await openDoor(test);
    await get(`/short/${nobodys}`);
    for (const code of [mine, nobodys])
      for (const part of ['own', 'visits', 'visits/export'])
        expect((await test.app.inject({ url: `/api/v1/short_url/${code}/${part}`, headers: other })).statusCode).toBe(
          404,
        );
    expect(
      await test.database.db.withTables<Record<string, object>>().selectFrom('short_link_facet').selectAll().execute(),
    ).toEqual([]);
  });
});
