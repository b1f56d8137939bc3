import type { AddressInfo } from 'node:net';
import { ShlinkApiClient } from '@shlinkio/shlink-js-sdk';
import { FetchHttpClient } from '@shlinkio/shlink-js-sdk/fetch';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/host/app.fixture.ts';

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

  test('is told in its own words what is wrong', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const client = await aClient(test, await aKey(test, me));
    await client.createShortUrl({ longUrl: 'https://example.com/', customSlug: 'qiu' });
    await expect(client.createShortUrl({ longUrl: 'https://example.com/', customSlug: 'qiu' })).rejects.toMatchObject({
      type: 'https://shlink.io/api/error/non-unique-slug',
    });
    await expect(client.createShortUrl({ longUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
      status: 400,
      type: 'https://shlink.io/api/error/invalid-data',
    });
    const stranger = await aClient(test, await aKey(test, other));
    await expect(stranger.deleteShortUrl({ shortCode: 'qiu' })).rejects.toMatchObject({ status: 404 });
    const reader = await aClient(test, await aKey(test, me, ['read']));
    expect((await reader.listShortUrls()).data).toHaveLength(1);
    expect((await test.app.inject('/rest/v3/short-urls')).json()).toMatchObject({ status: 401 });
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
  });
});
