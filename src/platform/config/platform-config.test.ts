import { expect, test } from 'vitest';
import { platformSettings } from './platform.config.ts';

const parse = (text: string) => platformSettings.TRUST_PROXY.schema.safeParse(text);

test.each([
  ['true', true],
  ['false', false],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, 10.0.0.0/8,::1 , fd00::/8', ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
])('TRUST_PROXY=%s names proxies', (text, proxies) => {
  expect(parse(text).data).toEqual(proxies);
});

test.each([
  ...['maybe', 'yes', '1', 'nginx', 'localhost', '127.0.0.1:80', '127.0.0', '256.1.1.1', '[::1]', 'fe80::1%eth0', ','],
  ...['10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '10.0.0.0/-1', '10.0.0.0/255.0.0.0', '::/129', '127.0.0.1,maybe'],
])('TRUST_PROXY=%s is refused before anything starts', (text) => {
  expect(parse(text).success).toBe(false);
});

test.each([
  ['https://site.example', true],
  ['http://192.168.1.5:3000/', true],
  ['https://site.example/films', false],
  ['https://site.example/?a', false],
  ['ftp://site.example', false],
])('PUBLIC_URL=%s: %s, since pages are at the root of their host', (text, isGood) => {
  expect(platformSettings.PUBLIC_URL.schema.safeParse(text).success).toBe(isGood);
});
