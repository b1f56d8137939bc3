import { expect, test } from 'vitest';
import { checkedHost, hostAndAbove } from './host.rules.ts';

test.each([
  ['a.b.example.com', ['a.b.example.com', 'b.example.com', 'example.com']],
  ['example.com', ['example.com']],
  ['1.2.3.4', ['1.2.3.4']],
  ['[2001:db8::1]', ['[2001:db8::1]']],
])('%s is below %j', (host, above) => {
  expect(hostAndAbove(host)).toEqual(above);
});

test.each([
  [' Example.COM ', 'example.com'],
  ['*.example.com', 'example.com'],
  ['http://example.com:8080/path', 'example.com'],
  ['example.com.', 'example.com'],
  ['例子.测试', 'xn--fsqu00a.xn--0zwm56d'],
  ['[2001:db8::1]', '[2001:db8::1]'],
  ['1.2.3.4', '1.2.3.4'],
])('%j is kept as %s', (typed, host) => {
  expect(checkedHost(typed)).toBe(host);
});

test.each(['', 'com', 'localhost', 'a b.com', '..'])('%j is no host', (typed) => {
  expect(() => checkedHost(typed)).toThrow();
});
