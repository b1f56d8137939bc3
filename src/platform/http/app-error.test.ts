import { expect, test } from 'vitest';
import { tooMany } from './app-error.ts';

test.each([
  [0, '1 秒', '0'],
  [59.2, '60 秒', '60'],
  [89, '89 秒', '89'],
  [90, '2 分钟', '90'],
  [5399, '90 分钟', '5399'],
  [5400, '2 小时', '5400'],
  [86_400, '24 小时', '86400'],
])('whoever has to wait %d seconds is told %s', (seconds, words, retryAfter) => {
  const { message, details } = tooMany(seconds);
  expect([message, details.headers?.['retry-after']]).toEqual([`操作太频繁，请 ${words}后再试`, retryAfter]);
});
