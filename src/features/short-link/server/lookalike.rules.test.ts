import { domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { hostAndAbove } from './host.rules.ts';
import { doubtOf } from './lookalike.rules.ts';

const doubtAt = (address: string) => {
  const { hostname } = new URL(address);
  return doubtOf(hostname, domainToUnicode(hostname));
};

test.each([
  ['https://tаobao.com/', 'mixed'],
  ['https://раураl.com/', 'mixed'],
  ['https://ta0bao.com/', 'lookalike'],
  ['https://aIipay.com/', 'lookalike'],
  ['https://a1ipay.com/', 'lookalike'],
  ['https://ali-pay.com/', 'lookalike'],
  ['https://www.taobao.com.evil.cn/', 'disguised'],
  ['https://icbc.com.cn.login.example.com/', 'disguised'],
  ['http://203.0.113.9/', 'address'],
  ['http://[2001:4860:4860::8888]/', 'address'],
])('%s is doubtful: %s', (address, doubt) => {
  expect(doubtAt(address)).toBe(doubt);
});

test.each([
  'https://www.taobao.com/',
  'https://mybank.icbc.com.cn/',
  'https://12306.cn/',
  'https://例子.中国/',
  'https://中文abc.example.com/',
  'https://taobao.example.com/',
  'https://example.com/taobao.com',
  'https://почта.рф/',
  'https://jdd.com/',
])('%s is not', (address) => {
  expect(doubtAt(address)).toBeNull();
});

test('a host is below each longer ending of its name, never below a bare one', () => {
  expect(hostAndAbove('a.b.example.com')).toEqual(['a.b.example.com', 'b.example.com', 'example.com']);
  expect(hostAndAbove('203.0.113.9')).toEqual(['203.0.113.9']);
});
