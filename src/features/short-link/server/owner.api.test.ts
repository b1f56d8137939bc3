import { expect, test } from 'vitest';
import { createTally } from '#/platform/tally/tally.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createClickStore } from './click.store.ts';
import { makeLink } from './short-link.fixture.ts';
import { createShortLinkStore } from './short-link.store.ts';

type Headers = Record<string, string>;

const list = async ({ app }: TestApp, headers: Headers, query = '') =>
  (await app.inject({ url: `/api/v1/short_url${query}`, headers })).json();
const change = async ({ app }: TestApp, code: string, payload: object, headers: Headers) =>
  (await app.inject({ method: 'PUT', url: `/api/v1/short_url/${code}`, payload, headers })).json();

function clickStoreOf({ database, clock }: TestApp) {
  const report = (error: unknown) => {
    throw error;
  };
  return createClickStore({ database, tally: createTally({ database, now: () => clock.now, report }) });
}

describeOnEachEngine('my short links', (openApp) => {
  test('are listed newest first, paged and searched, with their whole address', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const codes: string[] = [];
    for (const page of ['a', 'b_100%', 'c']) {
      codes.push(await makeLink(test, { Url: `https://example.com/${page}` }, me));
      test.clock.now += 1000;
    }
    const { Data } = await list(test, me, '?pageSize=2');
    expect(Data).toMatchObject({ Page: 1, PageSize: 2, Total: 3, PageCount: 2 });
    expect(Data.Result.map(({ ShortUrl }: { ShortUrl: string }) => ShortUrl)).toEqual([codes[2], codes[1]]);
    expect(Data.Result[0]).toMatchObject({
      Link: `http://localhost:80/short/${codes[2]}`,
      Url: 'https://example.com/c',
      State: 'active',
    });
    await change(test, codes[0] ?? '', { Remark: '秋日市集' }, me);
    for (const [words, total] of [
      ['EXAMPLE', 3],
      ['b_1', 1],
      ['0%', 1],
      ['__', 0],
      ['秋日', 1],
      [codes[1], 1],
    ] as const) {
      expect((await list(test, me, `?words=${encodeURIComponent(words ?? '')}`)).Data.Total).toBe(total);
    }
  });

  test('can be remarked, ended, disabled and enabled; what is not named stays', async () => {
    const test = await openApp();
    test.clock.now = Date.parse('2026-11-15T12:00:00+08:00');
    const me = await test.as('xiaoman');
    const code = await makeLink(test, { Url: 'https://example.com/' }, me);
    expect((await change(test, code, { Remark: '  团建投票 ' }, me)).Data).toMatchObject({
      Remark: '团建投票',
      State: 'active',
    });
    const ended = await change(test, code, { ExpiresTime: '2026-11-20' }, me);
    expect(ended.Data).toMatchObject({ Remark: '团建投票', ExpiresTime: '2026-11-21T00:00:00+08:00', State: 'active' });
    expect((await change(test, code, { Disabled: '1' }, me)).Data.State).toBe('disabled');
    expect((await change(test, code, { Disabled: false }, me)).Data.State).toBe('active');
    test.clock.now = Date.parse('2026-11-21T00:00:00+08:00');
    expect((await list(test, me)).Data.Result[0].State).toBe('expired');
    expect((await change(test, code, { ExpiresTime: '' }, me)).Data).toMatchObject({
      ExpiresTime: null,
      State: 'active',
    });
  });

  test('a time in the past, no time at all and too long a remark are refused', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const code = await makeLink(test, { Url: 'https://example.com/' }, me);
    expect(await change(test, code, { ExpiresTime: '2020-01-01' }, me)).toMatchObject({
      Code: 400,
      Message: '到期时间要晚于现在',
    });
    expect(await change(test, code, { ExpiresTime: 'soon' }, me)).toMatchObject({
      Code: 400,
      Message: '到期时间不正确',
    });
    expect(await change(test, code, { Remark: '字'.repeat(61) }, me)).toMatchObject({
      Code: 400,
      Message: '备注不能超过 60 个字',
    });
  });

  test('cannot be seen or changed by another member, nor by a visitor', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const code = await makeLink(test, { Url: 'https://example.com/' }, me);
    const visitors = await makeLink(test, { Url: 'https://example.com/v' });
    expect((await list(test, other)).Data).toMatchObject({ Result: [], Total: 0 });
    for (const foreign of [code, visitors, 'k7Qm2xP', 'nothing']) {
      expect(await change(test, foreign, { Disabled: true }, other)).toMatchObject({
        Code: 404,
        Error: 'short_link.not_found',
      });
    }
    expect(await list(test, {})).toMatchObject({ Code: 401, Message: '登录过期，请重新登录' });
    expect(await change(test, code, { Disabled: true }, {})).toMatchObject({ Code: 401 });
    expect((await list(test, me)).Data.Result[0].State).toBe('active');
  });

  test('a wish gets a link that works: a new one after the old was disabled, the old one after it was enabled', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const Url = 'https://example.com/';
    const first = await makeLink(test, { Url }, me);
    await change(test, first, { Disabled: true }, me);
    const second = await makeLink(test, { Url }, me);
    expect(second).not.toBe(first);
    // Both are open again; the newer one has the wish.
    expect((await change(test, first, { Disabled: false }, me)).Code).toBe(200);
    expect(await makeLink(test, { Url }, me)).toBe(second);
    await change(test, second, { Disabled: true }, me);
    await change(test, first, { Remark: 'again' }, me);
    expect(await makeLink(test, { Url }, me)).toBe(first);
  });

  test('go with the account, and their late clicks hold up nobody else’s', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const gone = await makeLink(test, { Url: 'https://example.com/' }, me);
    const kept = await makeLink(test, { Url: 'https://example.com/' }, other);
    await test.database.db
      .withTables<{ member: { username: string } }>()
      .deleteFrom('member')
      .where('username', '=', 'xiaoman')
      .execute();
    const clicks = clickStoreOf(test);
    const count = { day: '2026-11-15', clicks: 2, bots: 1, tips: 0 };
    await clicks.add([
      { code: gone, ...count },
      { code: kept, ...count },
    ]);
    await clicks.add([{ code: kept, ...count }]);
    expect(await clicks.totals([gone, kept])).toEqual(new Map([[kept, { clicks: 4, bots: 2, tips: 0, people: 0 }]]));
    expect((await test.app.inject(`/api/v1/short_url/${gone}`)).statusCode).toBe(404);
  });

  test('a batch of any size adds up', async () => {
    const test = await openApp();
    const code = await makeLink(test, { Url: 'https://example.com/' });
    const clicks = clickStoreOf(test);
    const days = Array.from({ length: 1234 }, (_, index) => ({
      code,
      day: `day ${index}`,
      clicks: index,
      bots: 0,
      tips: 1,
    }));
    await clicks.add(days);
    await clicks.add(days.slice(0, 700));
    expect((await clicks.totals([code])).get(code)).toEqual({
      clicks: (1233 * 1234) / 2 + (699 * 700) / 2,
      bots: 0,
      tips: 1934,
      people: 0,
    });
  });
});

describeOnEachEngine('a member who leaves', (openApp) => {
  test('takes the links along, and leaves none behind', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const mine = await makeLink(test, { Url: 'https://example.com/' }, me);
    const kept = await makeLink(test, { Url: 'https://example.com/' }, other);
    const exported = (await test.app.inject({ url: '/api/v1/user/export', headers: me })).json().Data.ShortLinks;
    expect(exported).toMatchObject([{ ShortUrl: mine, Url: 'https://example.com/', Clicks: 0, State: 'active' }]);
    const { Id } = (await test.app.inject({ url: '/api/v1/user', headers: me })).json().Data;
    await createShortLinkStore(test.database).removeAll(Id);
    expect((await test.app.inject(`/api/v1/short_url/${mine}`)).statusCode).toBe(404);
    expect((await test.app.inject(`/api/v1/short_url/${kept}`)).statusCode).toBe(200);
  });
});
