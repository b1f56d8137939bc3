import { expect, test } from 'vitest';
import { shownAddress, withScheme } from './shown-address.ts';

test.each([
  ['https://example.com/', 'example.com'],
  ['https://example.com/any/%E4%B8%89%E4%BD%93?a=1#b', 'example.com/any/三体?a=1#b'],
  ['http://localhost:3000/hot', 'localhost:3000/hot'],
  ['https://example.com/a%2Fb%20c', 'example.com/a%2Fb%20c'],
  ['https://example.com/%E2%80%AEgnp', 'example.com/%E2%80%AEgnp'],
  ['https://example.com/%FF', 'example.com/%FF'],
])('%s is shown as %s', (url, text) => {
  expect(shownAddress(url)).toBe(text);
});

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=c:d ', 'https://www.example.com/a?b=c:d'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['例子.测试', 'https://例子.测试'],
])('%s means %s', (text, url) => {
  expect(withScheme(text)).toBe(url);
});

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'javascript:a.b',
  'user@example.com',
  'localhost',
  'mailto:a@b.c',
  '//example.com',
  '',
])('%s is left as it is', (text) => {
  expect(withScheme(text)).toBe(text);
});
