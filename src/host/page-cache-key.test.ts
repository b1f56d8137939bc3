import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isPersonal, pageCacheKey, sharedCookie } from './page-cache-key.ts';

const shared = { publicHosts: new Set(['site.example', 'localhost:3000']), sharedCookies: ['marketCity', 'other'] };

interface Asked {
  method?: string;
  url?: string;
  headers?: IncomingHttpHeaders;
}

const keyOf = ({ method = 'GET', url = '/hot', headers = {} }: Asked = {}) =>
  pageCacheKey({ method, url, headers: { host: 'site.example', ...headers } }, shared);

test('a page has one key for each host and address', () => {
  expect(keyOf()).toBe('site.example/hot');
  expect(new Set([keyOf(), keyOf({ url: '/hot?page=2' }), keyOf({ headers: { host: 'localhost:3000' } })]).size).toBe(
    3,
  );
});

test('HEAD finds the page that GET kept; no other method finds any', () => {
  expect(keyOf({ method: 'HEAD' })).toBe(keyOf());
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', '']) {
    expect(keyOf({ method })).toBeUndefined();
  }
});

test.each(['evil.example', 'site.example:3000', 'localhost', 'site.example.evil.example', 'a.site.example', ''])(
  'a page asked for at the foreign host %j is not kept',
  (host) => {
    expect(keyOf({ headers: { host } })).toBeUndefined();
  },
);

test('what a proxy or a visitor says about the host beside Host does not count', () => {
  expect(keyOf({ headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } })).toBe(keyOf());
  expect(keyOf({ headers: { host: 'evil.example', 'x-forwarded-host': 'site.example' } })).toBeUndefined();
});

test.each(['Bearer abc', 'abc', 'Basic eDp5', ''])('with the Authorization %j a page is personal', (authorization) => {
  expect(keyOf({ headers: { authorization } })).toBeUndefined();
});

test('with a token in X-Api-Key a page is personal', () => {
  expect(keyOf({ headers: { 'x-api-key': 'slk_abc' } })).toBeUndefined();
});

test.each([
  'Token=abc',
  'a=b; Token=abc',
  'a=b;Token=abc',
  'Token =abc',
  ' Token=abc',
  'a=b;\tToken=abc',
  'Token= abc',
  'Token="abc"',
  'Token=%61',
  'marketCity=x; Token=abc',
  'broken; Token=abc',
])('with the cookie %j a page is personal', (cookie) => {
  expect(keyOf({ headers: { cookie } })).toBeUndefined();
  expect(isPersonal({ headers: { cookie } })).toBe(true);
});

test.each(['Token=', 'Token', 'token=abc', 'MyToken=abc', 'Token2=abc', 'a=Token=abc', ''])(
  'the cookie %j says nothing about anybody',
  (cookie) => {
    expect(keyOf({ headers: { cookie } })).toBe(keyOf());
  },
);

test.each(['shareId=1', 'share%49d=1', '%73hareId=1', 'a=1&shareId=1', 'shareId', 'shareId=', '?shareId=1&shareId=2'])(
  'a visit by ?%s is counted, so its page is rendered',
  (query) => {
    expect(keyOf({ url: `/hot?${query.replace(/^\?/, '')}` })).toBeUndefined();
  },
);

test.each(['shareid=1', 'myshareId=1', 'a=shareId', 'share%2549d=1'])('?%s counts for nobody', (query) => {
  expect(keyOf({ url: `/hot?${query}` })).toBe(`site.example/hot?${query}`);
});

test('the API is never a page', () => {
  expect(keyOf({ url: '/api/v1/config' })).toBeUndefined();
});

test('shared cookies are part of the key, others are not', () => {
  const inBeijing = keyOf({ headers: { cookie: 'marketCity=beijing' } });
  expect(inBeijing).not.toBe(keyOf());
  expect(keyOf({ headers: { cookie: 'a=b; marketCity=beijing; c=d' } })).toBe(inBeijing);
  expect(keyOf({ headers: { cookie: 'marketCity=shanghai' } })).not.toBe(inBeijing);
  expect(keyOf({ headers: { cookie: 'seen=1; theme=dark' } })).toBe(keyOf());
});

test('no value of one cookie looks like two, and no address looks like a cookie', () => {
  const two = keyOf({ headers: { cookie: 'marketCity=a; other=b' } });
  expect(keyOf({ headers: { cookie: 'marketCity=a%3B%20other%3Db' } })).not.toBe(two);
  expect(keyOf({ url: '/hot%20marketCity=a' })).not.toBe(keyOf({ headers: { cookie: 'marketCity=a' } }));
});

test.each(['marketCity=%7B%22a%22%7D', 'marketCity = %7B%22a%22%7D', 'x=1; marketCity={"a"}; marketCity=second'])(
  'however %j is spelt, a shared page is rendered with one spelling, and with no other cookie',
  (cookie) => {
    const sent = sharedCookie({ headers: { cookie } }, shared.sharedCookies);
    expect(sent).toBe('marketCity=%7B%22a%22%7D');
    expect(sharedCookie({ headers: { cookie: sent } }, shared.sharedCookies)).toBe(sent);
  },
);
