import type { AddressInfo } from 'node:net';
import { ShlinkApiClient } from '@shlinkio/shlink-js-sdk';
import { ErrorType } from '@shlinkio/shlink-js-sdk/api-contract';
import { FetchHttpClient } from '@shlinkio/shlink-js-sdk/fetch';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

async function aKey({ app }: TestApp, headers: Record<string, string>, Scopes = ['short_url:write']): Promise<string> {
  const payload = { Name: '快捷指令', Scopes };
  return (await app.inject({ method: 'POST', url: '/api/v1/token', payload, headers })).json().Data.Token;
}

async function aClient(test: TestApp, apiKey: string) {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  return new ShlinkApiClient(new FetchHttpClient(), { baseUrl: `http://127.0.0.1:${port}`, apiKey });
}

describeOnEachEngine('a client of Shlink', (openApp) => {
  test('that sends the text of a number or of a switch, as shortcuts do, is understood', async () => {
    const test = await openApp();
    const key = await aKey(test, await test.as('xiaoman'));
    const make = async (more: object) => {
      const payload = { longUrl: 'https://example.com/shortcut', maxVisits: '7', findIfExists: 'true', ...more };
      const url = '/rest/v3/short-urls';
      const headers = { 'x-api-key': key };
      return (await test.app.inject({ method: 'POST', url, payload, headers })).json();
    };
    const made = await make({});
    expect(made).toMatchObject({ meta: { maxVisits: 7 } });
    expect((await make({})).shortCode).toBe(made.shortCode);
    expect((await make({ findIfExists: 'false', maxVisits: '' })).meta.maxVisits).toBeNull();
    expect(await make({ maxVisits: 'seven' })).toMatchObject({ status: 400, invalidElements: ['maxVisits'] });
  });

  test('makes, finds, changes and deletes links with a token of ours', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const client = await aClient(test, await aKey(test, me));
    expect(await client.health()).toMatchObject({ status: 'pass' });
    const made = await client.createShortUrl({
      longUrl: 'https://example.com/autumn',
      customSlug: 'Qiu',
      title: '秋日市集',
      tags: ['市集'],
      maxVisits: 5,
      validUntil: '2099-01-01T00:00:00+08:00',
    });
    expect(made).toMatchObject({
      shortCode: 'qiu',
      longUrl: 'https://example.com/autumn',
      title: '秋日市集',
      tags: ['市集'],
      meta: { maxVisits: 5, validUntil: '2099-01-01T00:00:00+08:00' },
      visitsSummary: { total: 0 },
    });
    await client.createShortUrl({ longUrl: 'https://example.com/b' });
    const list = await client.listShortUrls({ searchTerm: '秋日', itemsPerPage: '10' });
    expect(list.data.map(({ shortCode }: { shortCode: string }) => shortCode)).toEqual(['qiu']);
    expect(list.pagination).toMatchObject({ totalItems: 1, currentPage: 1, pagesCount: 1 });
    expect((await client.listTags()).data).toEqual(['市集']);
    const changed = await client.updateShortUrl(
      { shortCode: 'qiu' },
      { longUrl: 'https://example.com/winter', maxVisits: null },
    );
    expect(changed).toMatchObject({ longUrl: 'https://example.com/winter', meta: { maxVisits: null } });
    expect(await client.getShortUrl({ shortCode: 'qiu' })).toMatchObject({ title: '秋日市集' });
    await client.deleteShortUrl({ shortCode: 'qiu' });
    await expect(client.getShortUrl({ shortCode: 'qiu' })).rejects.toMatchObject({
      status: 404,
      type: 'https://shlink.io/api/error/short-url-not-found',
    });
  });

  test('renames and deletes tags, which touches only its own', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const [mine, theirs] = [await aClient(test, await aKey(test, me)), await aClient(test, await aKey(test, other))];
    await theirs.createShortUrl({ longUrl: 'https://example.com/', tags: ['市集'] });
    await mine.createShortUrl({ longUrl: 'https://example.com/1', tags: ['市集', '秋'] });
    await mine.createShortUrl({ longUrl: 'https://example.com/2', tags: ['市集'] });
    expect(await mine.editTag({ oldName: '市集', newName: '集市' })).toEqual({ oldName: '市集', newName: '集市' });
    expect((await mine.listTags()).data).toEqual(['集市', '秋']);
    expect((await theirs.listTags()).data).toEqual(['市集']);
    await expect(mine.editTag({ oldName: '集市', newName: '秋' })).rejects.toMatchObject({
      status: 409,
      type: ErrorType.TAG_CONFLICT,
    });
    await expect(mine.editTag({ oldName: '没有', newName: '有' })).rejects.toMatchObject({
      status: 404,
      type: ErrorType.TAG_NOT_FOUND,
    });
    await expect(mine.editTag({ oldName: '秋', newName: ' ' })).rejects.toMatchObject({ status: 400 });
    await mine.deleteTags(['秋', '市集']);
    expect((await mine.listTags()).data).toEqual(['集市']);
    expect((await theirs.listTags()).data).toEqual(['市集']);
  });

  test('lists by several tags, by time and in any order', async () => {
    const test = await openApp();
    const client = await aClient(test, await aKey(test, await test.as('xiaoman')));
    const links = [
      { customSlug: 'one', longUrl: 'https://example.com/c', title: '乙', tags: ['秋', '市集'] },
      { customSlug: 'two', longUrl: 'https://example.com/a', title: '丙', tags: ['秋'] },
      { customSlug: 'three', longUrl: 'https://example.com/b', title: '甲', tags: ['市集'] },
    ];
    const times: string[] = [];
    for (const link of links) {
      test.clock.now += 1000;
      times.push(new Date(test.clock.now).toISOString());
      await client.createShortUrl(link);
    }
    const headers = { 'user-agent': BROWSER };
    for (const code of ['two', 'two', 'three'])
      await test.app.inject({ method: 'POST', url: `/api/v1/short_url/${code}/visit`, payload: {}, headers });
    const codes = async (params: object) =>
      (await client.listShortUrls(params)).data.map(({ shortCode }: { shortCode: string }) => shortCode);
    expect(await codes({})).toEqual(['three', 'two', 'one']);
    expect(await codes({ tags: ['秋', '市集'] })).toEqual(['three', 'two', 'one']);
    expect(await codes({ tags: ['秋', '市集', '秋'], tagsMode: 'all' })).toEqual(['one']);
    expect(await codes({ startDate: times[1], endDate: times[1] })).toEqual(['two']);
    const ordered = (field: string, dir: string) => codes({ orderBy: { field, dir } });
    expect(await ordered('dateCreated', 'ASC')).toEqual(['one', 'two', 'three']);
    expect(await ordered('longUrl', 'ASC')).toEqual(['two', 'three', 'one']);
    expect(await ordered('shortCode', 'DESC')).toEqual(['two', 'three', 'one']);
    expect(await ordered('visits', 'DESC')).toEqual(['two', 'three', 'one']);
    expect(await ordered('nonBotVisits', 'ASC')).toEqual(['one', 'three', 'two']);
    expect(await ordered('constructor', 'DESC')).toEqual(['three', 'two', 'one']);

    await client.createShortUrl({ customSlug: 'used', longUrl: 'https://example.com/d', maxVisits: 1 });
    const validUntil = new Date(test.clock.now + 1000).toISOString();
    await client.createShortUrl({ customSlug: 'past', longUrl: 'https://example.com/e', validUntil });
    await test.app.inject({ method: 'POST', url: '/api/v1/short_url/used/visit', payload: {}, headers });
    test.clock.now += 2000;
    expect((await codes({ excludeMaxVisitsReached: true })).toSorted()).toEqual(['one', 'past', 'three', 'two']);
    expect((await codes({ excludePastValidUntil: true })).toSorted()).toEqual(['one', 'three', 'two', 'used']);
    expect(await codes({ excludePastValidUntil: true, excludeMaxVisitsReached: true })).toHaveLength(3);
  });

  test('two tags that are renamed to one at the same time become that one', async () => {
    const test = await openApp();
    const client = await aClient(test, await aKey(test, await test.as('xiaoman')));
    await client.createShortUrl({ customSlug: 'both', longUrl: 'https://example.com/f', tags: ['a', 'b'] });
    const renamed = await Promise.allSettled(['a', 'b'].map((oldName) => client.editTag({ oldName, newName: 'c' })));
    expect(renamed.some(({ status }) => status === 'fulfilled')).toBe(true);
    const faults = renamed.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.status ?? one.reason.message] : [],
    );
    expect(faults.filter((fault) => fault !== 409)).toEqual([]);
  });

  test('findIfExists gives a link that is already so, and makes one where anything differs', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const client = await aClient(test, await aKey(test, me));
    const wish = { longUrl: 'https://example.com/autumn', tags: ['秋', '市集'], maxVisits: 5, findIfExists: true };
    const { shortCode } = await client.createShortUrl(wish);
    const again = { ...wish, tags: ['市集', '秋'] };
    expect((await client.createShortUrl(again)).shortCode).toBe(shortCode);
    for (const other of [
      { maxVisits: 6 },
      { tags: ['秋'] },
      { customSlug: 'qiu' },
      { longUrl: 'https://example.com/' },
    ])
      expect((await client.createShortUrl({ ...wish, ...other })).shortCode).not.toBe(shortCode);
    const off = {
      method: 'PUT',
      url: `/api/v1/short_url/${shortCode}`,
      payload: { Disabled: true },
      headers: me,
    } as const;
    expect((await test.app.inject(off)).statusCode).toBe(200);
    expect((await client.createShortUrl(wish)).shortCode).not.toBe(shortCode);
  });

  test('is told in its own words what is wrong', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const client = await aClient(test, await aKey(test, me));
    await client.createShortUrl({ longUrl: 'https://example.com/', customSlug: 'qiu' });
    await expect(client.createShortUrl({ longUrl: 'https://example.com/', customSlug: 'qiu' })).rejects.toMatchObject({
      status: 400,
      type: ErrorType.INVALID_SLUG,
      customSlug: 'qiu',
    });
    await expect(client.createShortUrl({ longUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
      status: 400,
      type: ErrorType.INVALID_ARGUMENT,
      invalidElements: ['longUrl'],
    });
    const validSince = '2099-01-01T00:00:00+08:00';
    await expect(client.createShortUrl({ longUrl: 'https://example.com/', validSince })).rejects.toMatchObject({
      invalidElements: ['validSince'],
    });
    await expect(client.getShortUrl({ shortCode: 'none' })).rejects.toMatchObject({
      type: ErrorType.INVALID_SHORTCODE,
      status: 404,
      shortCode: 'none',
    });
    await expect(client.mercureInfo()).rejects.toMatchObject({ type: ErrorType.MERCURE_NOT_CONFIGURED });
    await expect(client.getTagVisits('市集')).rejects.toMatchObject({ type: ErrorType.NOT_FOUND, status: 404 });
    const unknown = await aClient(test, 'slk_nobody-has-this');
    await expect(unknown.listShortUrls()).rejects.toMatchObject({ type: ErrorType.INVALID_API_KEY, status: 401 });
    const stranger = await aClient(test, await aKey(test, other));
    await expect(stranger.deleteShortUrl({ shortCode: 'qiu' })).rejects.toMatchObject({ status: 404 });
    const reader = await aClient(test, await aKey(test, me, ['read']));
    expect((await reader.listShortUrls()).data).toHaveLength(1);
    const nobody = await test.app.inject('/rest/v3/short-urls');
    expect(nobody.headers['content-type']).toContain('application/problem+json');
    expect(nobody.json()).toMatchObject({
      status: 401,
      type: ErrorType.INVALID_AUTHORIZATION,
      expectedHeaders: ['X-Api-Key'],
    });
    expect((await test.app.inject({ url: '/rest/v3/short-urls', headers: me })).statusCode).toBe(401);
    const payload = { longUrl: 'https://example.com/c' };
    const key = await aKey(test, me, ['read']);
    const refused = await test.app.inject({
      method: 'POST',
      url: '/rest/v3/short-urls',
      payload,
      headers: { 'x-api-key': key },
    });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ status: 403, detail: expect.stringContaining('权限') });
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    // A browser asks first, for every address there is.
    for (const url of ['/rest/v3/short-urls', '/rest/v3/short-urls/qiu/visits', '/rest/v3/tags/stats']) {
      const asked = await test.app.inject({ method: 'OPTIONS', url, headers: { origin: 'https://app.shlink.io' } });
      expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
        204,
        expect.stringContaining('X-Api-Key'),
      ]);
    }
  });

  test('reads visits by the hour, robots apart, and what all links and tags add up to', async () => {
    const test = await openApp();
    const client = await aClient(test, await aKey(test, await test.as('xiaoman')));
    await client.createShortUrl({ longUrl: 'https://example.com/', customSlug: 'qiu', tags: ['市集'] });
    const open = (userAgent: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/short_url/qiu/visit',
        payload: {},
        headers: { 'user-agent': userAgent },
      });
    for (let visit = 0; visit < 3; visit += 1) await open(BROWSER);
    await open('Googlebot/2.1 (+http://www.google.com/bot.html)');
    const { data, pagination } = await client.getShortUrlVisits({ shortCode: 'qiu' });
    expect(pagination).toMatchObject({ totalItems: 4, pagesCount: 1 });
    expect(data.filter(({ potentialBot }: { potentialBot: boolean }) => potentialBot)).toHaveLength(1);
    expect(Date.parse(data[0]?.date ?? '')).toBeLessThanOrEqual(test.clock.now);
    expect(test.clock.now - Date.parse(data[0]?.date ?? '')).toBeLessThan(3_600_000);
    const people = await client.getShortUrlVisits(
      { shortCode: 'qiu' },
      { excludeBots: true, itemsPerPage: 2, page: 2 },
    );
    expect([people.data.length, people.pagination.totalItems, people.pagination.pagesCount]).toEqual([1, 3, 2]);
    const startDate = new Date(test.clock.now + 86_400_000).toISOString();
    expect((await client.getShortUrlVisits({ shortCode: 'qiu' }, { startDate })).data).toEqual([]);
    expect(await client.getVisitsOverview()).toMatchObject({ nonOrphanVisits: { total: 4, nonBots: 3, bots: 1 } });
    expect((await client.tagsStats()).data).toEqual([
      { tag: '市集', shortUrlsCount: 1, visitsSummary: { total: 4, nonBots: 3, bots: 1 } },
    ]);
    expect((await client.listDomains()).data).toMatchObject([{ isDefault: true }]);
    await expect(client.getShortUrlVisits({ shortCode: 'none' })).rejects.toMatchObject({ status: 404 });
  });

  test('steers by device, and leaves alone the rules it has no words for', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const client = await aClient(test, await aKey(test, me));
    const link = { shortCode: 'qiu' };
    await client.createShortUrl({ longUrl: 'https://example.com/', customSlug: 'qiu' });
    const night = { Kind: 'time', From: '22:00', To: '07:00', Targets: [{ Url: 'https://example.com/night' }] };
    await test.app.inject({ method: 'PUT', url: '/api/v1/short_url/qiu', payload: { Rules: [night] }, headers: me });
    const device = (matchValue: string, longUrl: string) => ({
      longUrl,
      conditions: [{ type: 'device' as const, matchKey: null, matchValue }],
    });
    const redirectRules = [device('ios', 'https://example.com/ios'), device('mobile', 'https://example.com/phone')];
    const set = await client.setShortUrlRedirectRules(link, { redirectRules });
    expect(set).toEqual({
      defaultLongUrl: 'https://example.com/',
      redirectRules: redirectRules.map((rule, index) => ({ ...rule, priority: index + 1 })),
    });
    expect(await client.getShortUrlRedirectRules(link)).toEqual(set);
    const own = (await test.app.inject({ url: '/api/v1/short_url/qiu/own', headers: me })).json().Data.Rules;
    expect(own.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['device', 'device', 'time']);
    const language = {
      longUrl: 'https://example.com/',
      conditions: [{ type: 'language' as const, matchKey: null, matchValue: 'zh' }],
    };
    await expect(client.setShortUrlRedirectRules(link, { redirectRules: [language] })).rejects.toMatchObject({
      type: ErrorType.INVALID_ARGUMENT,
      invalidElements: ['redirectRules[0].conditions'],
    });
  });
});
