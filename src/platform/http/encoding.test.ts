import { expect, test } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['GZip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0.001', 'gzip'],
  ['zstd', 'identity'],
  ['x-gzip, brotli, gzipped', 'identity'],
  ['identity;q=0', 'identity'],
  ['*', 'identity'],
  [';;q=,', 'identity'],
])('who accepts %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
