import { expect, test } from 'vitest';
import * as switches from '#/web/router-internals/switches.pure.ts';
import { isPageView } from './page-view.ts';

const HTML = 'text/html; charset=utf-8';
const view = (url: string, changes: Partial<Parameters<typeof isPageView>[0]> = {}) =>
  isPageView({ method: 'GET', url, headers: {}, status: 200, contentType: HTML, ...changes });

test('a document is a view, kept by the browser or not', () => {
  expect(view('/')).toBe(true);
  expect(view('/any/%E7%B9%81%E8%8A%B1?from=hot', { status: 304 })).toBe(true);
});

test.each([
  ['a question for the head only', '/', { method: 'HEAD' }],
  ['a form', '/login', { method: 'POST' }],
  ['a redirect', '/short/abc', { status: 302 }],
  ['a page that is not there', '/nope', { status: 404 }],
  ['the list of routes', '/__manifest?p=/', { contentType: 'application/json' }],
  ['a page loaded ahead', '/hot', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['the desk', '/market/admin', {}],
  ['the desk behind a click', '/market/admin/audit.data', {}],
  ['the page of failures', '/error?statusCode=500', {}],
])('%s is none', (_, url, changes) => {
  expect(view(url, changes)).toBe(false);
});

test.runIf(switches.dataAddresses)(
  'a page that scripts put in place is a view; the same one asked for again is none',
  () => {
    const data = { contentType: 'text/x-script' };
    const from = (referer: string) => ({ ...data, headers: { referer } });
    expect(view('/hot.data', from('http://site.test/'))).toBe(true);
    expect(view('/hot.data', data)).toBe(true);
    expect(view('/hot.data', from('http://site.test/hot'))).toBe(false);
    expect(view('/anys/search.data?words=a', from('http://site.test/anys/search?words=b'))).toBe(true);
    expect(view('/anys/search.data?words=a', from('http://site.test/anys/search?words=a'))).toBe(false);
    expect(view('/_.data', from('http://site.test/'))).toBe(false);
    expect(view('/hot.data?_routes=root', from('http://site.test/'))).toBe(false);
  },
);

test('a name that begins like the desk is a page like any other', () => {
  expect(view('/market/administration')).toBe(true);
  expect(view('/testing')).toBe(true);
});
