import { expect, test } from 'vitest';
import { splitDomains } from './domain-split.work.ts';
import { tool } from './tool.ts';

const split = (input: string, part: 'domain' | 'subdomain' | 'suffix' | 'host' | 'all' = 'domain', isUnique = false) =>
  splitDomains({ input, part, isUnique });

test('the example is right', () => {
  expect(split(tool.example.input)).toBe(tool.example.output);
});

test('each part can be had alone, or all in columns', () => {
  const address = 'https://a.b.example.com.cn:8080/x';
  expect(split(address, 'subdomain')).toBe('a.b');
  expect(split(address, 'suffix')).toBe('com.cn');
  expect(split(address, 'host')).toBe('a.b.example.com.cn');
  expect(split(address, 'all')).toBe('a.b.example.com.cn\texample.com.cn\ta.b\tcom.cn');
});

test('repeats go when asked to, in the order of their first place', () => {
  expect(split('b.com a.com,www.b.com；x.a.com', 'domain', true)).toBe('b.com\na.com');
});

test('what has no domain keeps its host', () => {
  expect(split('http://127.0.0.1/x localhost')).toBe('127.0.0.1\nlocalhost');
});
