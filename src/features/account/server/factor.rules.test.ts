import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { grouped, RECOVERY_BYTES, readCode, recoveryCodeFrom } from './factor.rules.ts';

test.each([
  ['123456', { kind: 'totp', digits: '123456' }],
  [' 123 456 ', { kind: 'totp', digits: '123456' }],
  ['１２３４５６', { kind: 'totp', digits: '123456' }],
  ['1234-5678-9012-3456', { kind: 'recovery', digits: '1234567890123456' }],
  ['1234567890123456', { kind: 'recovery', digits: '1234567890123456' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['-', undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

test('recovery codes have sixteen digits, also small ones, and are read as they are shown', () => {
  expect(recoveryCodeFrom(new Uint8Array(RECOVERY_BYTES))).toBe('0'.repeat(16));
  const code = recoveryCodeFrom(randomBytes(RECOVERY_BYTES));
  expect(grouped(code)).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
  expect(readCode(grouped(code))).toEqual({ kind: 'recovery', digits: code });
});
