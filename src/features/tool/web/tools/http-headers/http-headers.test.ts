import { expect, test } from 'vitest';
import { cacheText, judgeHeaders } from './http-headers.pure.ts';

const header = (Name: string, Value: string) => ({ Name, Value });

test('protections are listed, present or missing; HSTS only counts under https', () => {
  const found = judgeHeaders([header('X-Content-Type-Options', 'nosniff')], false);
  expect(found.find(({ level }) => level === 'good')?.text).toContain('nosniff');
  expect(found).toHaveLength(4);
  expect(judgeHeaders([], true)).toHaveLength(5);
});

test('frame-ancestors stands in for X-Frame-Options', () => {
  const found = judgeHeaders([header('content-security-policy', "frame-ancestors 'self'")], false);
  expect(found.filter(({ level }) => level === 'warn').map(({ text }) => text)).toEqual([
    '没有禁止猜测类型（nosniff）',
    '没有来源策略（Referrer-Policy）',
  ]);
});

test.each([
  ['', '没有 Cache-Control，由浏览器自己估计'],
  ['no-store', '不允许缓存'],
  ['public, max-age=0', '每次用之前都要问一遍服务器'],
  ['no-cache', '每次用之前都要问一遍服务器'],
  ['s-maxage=60', '没有写明可以缓存多久'],
  ['max-age=90', '浏览器可以缓存 90 秒'],
  ['private, max-age=5400', '浏览器可以缓存 1.5 小时，代理不能缓存'],
  ['max-age=31536000, immutable', '浏览器可以缓存 365 天'],
])('Cache-Control %j', (value, text) => {
  expect(cacheText(value ? [header('Cache-Control', value)] : [])).toBe(text);
});
