import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedPath, shownDays } from './share.rules.ts';

test.each([
  ['/any/三体', '/any/%E4%B8%89%E4%BD%93'],
  ['/any/三体?shareId=3#a', '/any/%E4%B8%89%E4%BD%93'],
  ['/share/any/a', '/any/a'],
  ['/share', '/'],
  ['/share/', '/'],
  ['/share/share/hot', '/hot'],
  ['/shared', '/shared'],
  ['/', '/'],
])('%s is kept as %s', (text, path) => {
  expect(sharedPath(text)).toBe(path);
});

test.each([
  '',
  'hot',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/a\tb',
  '/share//evil.example',
  `/${'a'.repeat(500)}`,
])('%j is not kept', (text) => {
  expect(sharedPath(text)).toBe('');
});

test('what is kept is always a path of our own, and stays the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.webUrl(),
        fc.webPath().map((path) => `/share${path}`),
      ),
      (text) => {
        const path = sharedPath(text);
        expect(path === '' || (path.startsWith('/') && new URL(path, 'http://a.test').host === 'a.test')).toBe(true);
        expect(sharedPath(path)).toBe(path);
      },
    ),
  );
});

test('thirty days end today', () => {
  const now = Date.parse('2026-11-15T00:10:00+08:00');
  expect([shownDays(now).length, shownDays(now)[0], shownDays(now)[29]]).toEqual([30, '2026-10-17', '2026-11-15']);
});
