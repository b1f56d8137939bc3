import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPage, nameIn, sharedAddress } from './shared-page.ts';

test.each([
  ['/share', '', '/'],
  ['/share/', '?shareId=3', '/'],
  ['/share/any/%E4%B8%89%E4%BD%93', '?shareId=3&from=a', '/any/%E4%B8%89%E4%BD%93?from=a'],
  ['/share/hot', '?a=1&shareId=3&a=2', '/hot?a=1&a=2'],
  ['/share/share/hot', '', '/hot'],
  ['/share/sharing', '', '/sharing'],
  ['/share/%2F%2Fevil.example', '', '/%2F%2Fevil.example'],
])('%s%s leads to %s', (pathname, search, address) => {
  expect(sharedAddress(pathname, search)?.address).toBe(address);
});

test.each([
  '/share//evil.example',
  '/share/\\evil.example',
  '/share/api/v1/user/logout',
  '/share/API/v1',
  '/share/%61pi/v1',
  '/share/api.php/provide',
])('%s leads nowhere', (pathname) => {
  expect(sharedAddress(pathname, '')).toBeUndefined();
});

test('a landing never leads off the site, and never keeps who shared', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const { pathname, search } = new URL(`http://a.test/share${path}?${query}&shareId=7`);
      const found = sharedAddress(pathname, search);
      if (!found) return;
      const target = new URL(found.address, 'http://a.test/');
      expect([target.origin, target.searchParams.has('shareId')]).toEqual(['http://a.test', false]);
    }),
  );
});

test('a page is told by itself or by what stands above it', () => {
  expect(knownPage('/hot').title).toBe('热门榜单');
  expect(knownPage('/hot/').title).toBe('热门榜单');
  expect(knownPage('/tool/json').title).toBe('在线工具');
  expect(knownPage('/nothing/here').title).toBe('搜罗');
});

test('names come back as they were', () => {
  expect(nameIn('/any/Fate%2FZero', '/any/')).toBe('Fate/Zero');
  expect(nameIn('/any/%E8%8D%89%E8%8E%93100%25', '/any/')).toBe('草莓100%');
  expect(nameIn('/any/', '/any/')).toBeUndefined();
  expect(nameIn('/hot', '/any/')).toBeUndefined();
});
