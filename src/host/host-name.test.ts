import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalHost } from './host-name.ts';

test.each([
  ['example.com', 'example.com'],
  ['EXAMPLE.com', 'example.com'],
  ['example.com.', 'example.com'],
  ['Example.Com.:8080', 'example.com:8080'],
  ['example.com:80', 'example.com'],
  ['example.com:', 'example.com'],
  ['example.com:443', 'example.com:443'],
  ['localhost:3000', 'localhost:3000'],
  ['my_host', 'my_host'],
  ['127.0.0.1', '127.0.0.1'],
  ['127.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['[0:0::0:1]:3000', '[::1]:3000'],
  ['xn--fiqs8s', 'xn--fiqs8s'],
])('%s is %s', (text, host) => {
  expect(normalHost(text, 'http:')).toBe(host);
});

test('under https another port goes without saying', () => {
  expect(normalHost('example.com:443', 'https:')).toBe('example.com');
  expect(normalHost('example.com:80', 'https:')).toBe('example.com:80');
});

test.each([
  ...[
    '',
    ' ',
    'a b',
    'a\tb',
    '@@',
    'user@a',
    'user:pw@a',
    '[',
    ']',
    '[]',
    '[::1',
    '::1',
    '[a]',
    '[::1]a',
    '[fe80::1%25eth0]',
  ],
  ...[
    'a:65536',
    'a:99999',
    'a:123456',
    'a:-1',
    'a:b',
    'a:1:2',
    '.',
    '..',
    'a..',
    'a..b',
    '.a',
    ':80',
    '1.2.3.4.5',
    '999.1',
  ],
  ...[
    'a,b',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    '%41',
    'a%00',
    '中文.com',
    'ä.example',
    'a\0',
    'a;b',
    "a'b",
    'a"b',
    'a<b',
    '*',
  ],
  'a'.repeat(300),
])('%j is no host', (text) => {
  expect(normalHost(text, 'http:')).toBeUndefined();
});

test('whatever is taken for a host makes an address, has that host in it, and is its own normal form', () => {
  const piece = fc.constantFrom(
    'a',
    'B',
    '1',
    '.',
    '-',
    '_',
    ':',
    '8',
    '[',
    ']',
    '@',
    '%',
    '/',
    'xn--',
    '\\',
    ' ',
    'é',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
        fc.string(),
      ),
      (text) => {
        const host = normalHost(text, 'http:');
        if (host === undefined) return;
        expect(new URL(`http://${host}/path`)).toMatchObject({ host, pathname: '/path', username: '' });
        expect(normalHost(host, 'http:')).toBe(host);
      },
    ),
    { numRuns: 3000 },
  );
});
