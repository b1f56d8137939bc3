import { expect, test } from 'vitest';
import { codeAt, stepOfCode, totpAddress, totpSecret } from './totp.gateway.ts';

/** The secret and the times of RFC 6238, appendix B; our codes are the last six of its eight digits. */
const SECRET = totpSecret(Buffer.from('12345678901234567890'));
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];

test.each(VECTORS)('RFC 6238: at %i s the code ends as in %s', (seconds, code) => {
  const now = seconds * 1000;
  expect(codeAt(SECRET, now)).toBe(code.slice(-6));
  expect(stepOfCode(SECRET, code.slice(-6), now)).toBe(Math.floor(seconds / 30));
});

test('a code counts one step before and after its own, and no longer', () => {
  const now = 1111111111_000;
  const step = Math.floor(now / 30_000);
  const code = codeAt(SECRET, now);
  expect([-60_000, -30_000, 0, 30_000, 60_000].map((late) => stepOfCode(SECRET, code, now + late))).toEqual([
    undefined,
    step,
    step,
    step,
    undefined,
  ]);
});

test.each(['', '12345', '1234567', 'abcdef', '000000'])('%j is no code', (code) => {
  expect(stepOfCode(SECRET, code, 1111111111_000)).toBeUndefined();
});

test('the address for authenticators names the site and the member', () => {
  const address = new URL(totpAddress(SECRET, { account: '山间小满', issuer: '搜罗' }));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toBe('/搜罗:山间小满');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: '搜罗',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
