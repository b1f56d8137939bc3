import { expect, test } from 'vitest';
import { entryOf, faultOf } from './client-log.rules.ts';

const report = (changes: Partial<Parameters<typeof entryOf>[0]>) =>
  entryOf({ type: 'error', message: 'x is not a function', url: '/hot', stack: 'at hot.js:1', ...changes });

test('of an address only the path of our page is kept: a query may hold a search or a token', () => {
  expect(report({ url: 'https://souluo.test/anys/search?words=secret#token' }).path).toBe('/anys/search');
  expect(report({ url: '/hot?a=1' }).path).toBe('/hot');
  expect(report({ url: 'http://[' }).path).toBe('');
  expect(report({ url: `/${'a'.repeat(500)}` }).path).toHaveLength(300);
});

test('the same fault on the same page is one entry, whatever its stack; on another page it is another', () => {
  expect(report({ stack: 'at other.js:2' }).fingerprint).toBe(report({}).fingerprint);
  expect(report({ url: '/new' }).fingerprint).not.toBe(report({}).fingerprint);
  expect(report({ message: 'other' }).fingerprint).not.toBe(report({}).fingerprint);
});

test('timings of one name are added up, and what only looks like one stays a message', () => {
  const timing = (message: string) => report({ type: 'timing', message });
  expect(timing('first-paint 1200')).toMatchObject({ message: 'first-paint', value: 1200 });
  expect(timing('first-paint 80').fingerprint).toBe(timing('first-paint 1200').fingerprint);
  for (const message of ['first paint 1200', 'paint -5', 'paint 12345678', 'paint 1.5', `${'a'.repeat(31)} 1`])
    expect(timing(message)).toMatchObject({ message, value: 0 });
  expect(report({ message: 'first-paint 1200' })).toMatchObject({ message: 'first-paint 1200', value: 0 });
});

test('a failed request is known by its route and status', () => {
  expect(faultOf('GET /any/:word', 500)).toMatchObject({ type: 'server', message: '请求出错 500' });
  expect(faultOf('GET /any/:word', 503).message).toContain('数据库');
  expect(faultOf('GET /any/:word', 503).fingerprint).not.toBe(faultOf('GET /any/:word', 500).fingerprint);
});
