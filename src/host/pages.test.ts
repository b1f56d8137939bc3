import fastify from 'fastify';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { type PagesOptions, pages } from './pages.ts';

async function aSite(status: number) {
  const app = fastify();
  const cache = new PageCache({ maxBytes: 1_000_000, now: () => 0, report: () => {} });
  const drawn: string[] = [];
  const options: PagesOptions = {
    render: async (request) => {
      drawn.push(new URL(request.url).pathname);
      const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=60' };
      return new Response('<p>hello</p>', { status, headers });
    },
    cache,
    publicHosts: new Set(['site.test']),
    sharedCookies: [],
    transportFor: () => () => Promise.reject(new Error('nobody is there')),
    traffic: { viewed: () => {} },
    siteOriginOf: () => 'https://site.test',
    publicProtocol: () => 'https:',
    securityHeaders: () => ({}),
    enforcePolicy: true,
    isUnknown: () => status === 404,
  };
  await app.register(pages, options);
  const get = (known?: string, dest?: string) => {
    const headers = { ...(known && { 'if-none-match': known }), ...(dest && { 'sec-fetch-dest': dest }) };
    return app.inject({ url: '/a', headers: { host: 'site.test', ...headers } });
  };
  const ask = (method: 'OPTIONS' | 'PUT' | 'DELETE' | 'PATCH' | 'POST', form?: string) =>
    app.inject({
      method,
      url: '/a',
      headers: { host: 'site.test', 'content-type': 'application/x-www-form-urlencoded' },
      ...(form !== undefined && { payload: form }),
    });
  return { get, ask, cache, drawn };
}

test('a page that is drawn anew but is the same as before is not sent again', async () => {
  const { get, cache, drawn } = await aSite(200);
  const first = await get();
  const etag = String(first.headers['etag']);
  expect([first.statusCode, first.body]).toEqual([200, '<p>hello</p>']);
  cache.clear();
  const again = await get(`"x", ${etag}`);
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect((await get('"x"')).statusCode).toBe(200);
  expect(drawn.length).toBeGreaterThan(1);
});

test('whoever asks for what is not there is told so, whatever they have', async () => {
  const { get } = await aSite(404);
  const first = await get();
  expect((await get(String(first.headers['etag']))).statusCode).toBe(404);
});

test('a picture or a script that nobody has is no page', async () => {
  const { get, drawn } = await aSite(404);
  for (const dest of ['image', 'script', 'style']) {
    const answer = await get(undefined, dest);
    expect([answer.statusCode, answer.body.length < 300]).toEqual([404, true]);
  }
  expect(drawn).toEqual([]);
  expect((await get(undefined, 'document')).body).toBe('<p>hello</p>');
});

test('what cannot be asked of a page is refused with what can be, and nothing is drawn for it', async () => {
  const { ask, drawn } = await aSite(200);
  const options = await ask('OPTIONS');
  expect([options.statusCode, options.body, options.headers['allow']]).toEqual([204, '', 'GET, HEAD, POST, OPTIONS']);
  for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
    const answer = await ask(method);
    expect([method, answer.statusCode, answer.headers['allow']]).toEqual([method, 405, 'GET, HEAD, POST, OPTIONS']);
    expect(answer.body).toContain('不支持这种请求方式');
  }
  expect(drawn).toEqual([]);
});

test('a page that takes no form says what it takes', async () => {
  const { ask } = await aSite(405);
  const answer = await ask('POST', 'a=1');
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
