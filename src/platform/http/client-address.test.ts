import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createAddressOf } from './client-address.ts';

// Only these two parts are looked at.
const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

test('without a proxy nobody can say they are somebody else', () => {
  expect(createAddressOf(false)(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});

test.each<[trusted: boolean | string[], remote: string, forwarded: string | undefined, address: string]>([
  [true, '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.1'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4', '198.51.100.1'],
  [['loopback'], '127.0.0.1', '2001:db8::1', '2001:db8::1'],
  [['loopback'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  [['10.0.0.1'], '10.0.0.1', 'nonsense', 'nonsense'],
])('trusting %s, %s on behalf of %s is %s', (trusted, remote, forwarded, address) => {
  expect(createAddressOf(trusted)(from(remote, forwarded))).toBe(address);
});
