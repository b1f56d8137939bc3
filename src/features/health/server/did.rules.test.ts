import { expect, test } from 'vitest';
import { didText, errorText } from './did.rules.ts';

const away = new Error('connection refused');
const request = { status: 200, error: undefined, ms: 1000, queries: 4, queryMs: 100 };

test.each<[string, Partial<{ status: number; error: unknown; ms: number; queryMs: number }>, string]>([
  ['the database is away', { status: 503, error: away }, '数据库没有回应，请访客稍后再试'],
  ['too much at once', { status: 503 }, '一时忙不过来，请访客稍后再试'],
  ['another site broken', { status: 502 }, '别的网站没有回应，照实告诉了访客'],
  ['another site silent', { status: 504 }, '别的网站没有回应，照实告诉了访客'],
  ['a fault without an error', { status: 500 }, '出错了，请访客重试'],
  ['a fault', { status: 500, error: new TypeError('a\n  b\0') }, '出错：a b'],
  ['a fault that is no error', { status: 500, error: 'text' }, '出错：text'],
  ['slow by its queries', { queryMs: 501 }, '查询 4 次，共 501 毫秒'],
  ['slow by something else', { queryMs: 500 }, '数据库不慢：查询 4 次，共 500 毫秒'],
])('of a request is told what was done: %s', (_, given, expected) => {
  expect(didText({ ...request, ...given }, (error) => error === away)).toBe(expected);
});

test('a long message is cut, and no text is kept that PostgreSQL refuses', () => {
  const long = new Error('长'.repeat(300));
  expect(didText({ ...request, status: 500, error: long }, () => false)).toBe(`出错：${'长'.repeat(200)}…`);
  expect(errorText(undefined)).toBe('');
  expect(errorText('a\0b\ud800')).toBe('ab\ufffd');
  expect(errorText('x'.repeat(5000))).toHaveLength(4000);
  expect(errorText(new Error('why'))).toMatch(/^Error: why\n\s+at .*did\.rules\.test\.ts/);
  const bare = new Error('bare');
  delete bare.stack;
  expect(errorText(bare)).toBe('Error: bare');
});
