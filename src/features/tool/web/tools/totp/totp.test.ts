import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { addressOf, codeAt, makeSecret } from './totp.work.ts';

// RFC 6238, appendix B: the seeds are "1234567890" repeated to the length of the hash.
const SEEDS = {
  SHA1: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  SHA256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
  SHA512: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA',
} as const;

test.each([
  [59, 'SHA1', '94287082'],
  [59, 'SHA256', '46119246'],
  [59, 'SHA512', '90693936'],
  [1111111109, 'SHA1', '07081804'],
  [1234567890, 'SHA256', '91819424'],
  [2000000000, 'SHA512', '38618901'],
  [20000000000, 'SHA1', '65353130'],
] as const)('at %d with %s the code is %s', (seconds, algorithm, code) => {
  const settings = { secret: SEEDS[algorithm], algorithm, digits: 8, period: 30 } as const;
  expect(codeAt(settings, seconds * 1000).code).toBe(code);
});

const usual = { secret: SEEDS.SHA1, algorithm: 'SHA1', digits: 6, period: 30 } as const;

test('the time that is left and the next code', () => {
  const now = codeAt(usual, 59_000);
  expect(now).toEqual({ code: '287082', next: codeAt(usual, 60_000).code, secondsLeft: 1 });
});

test('a secret as people paste it, and the address of a QR code', () => {
  expect(codeAt({ ...usual, secret: 'gezd gnbv-gy3t qojq gezd gnbv gy3t qojq' }, 59_000).code).toBe('287082');
  expect(codeAt({ ...usual, secret: addressOf(usual, '小满', '搜罗') }, 59_000).code).toBe('287082');
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test('what is wrong is said', () => {
  expect(() => codeAt({ ...usual, secret: 'A1' }, 0)).toThrow('“1”');
  expect(() => codeAt({ ...usual, secret: 'otpauth://hotp/a?secret=GEZDGNBV&counter=1' }, 0)).toThrow('HOTP');
  expect(() => codeAt({ ...usual, secret: 'otpauth://x' }, 0)).toThrow('不完整');
});

test.each([
  [{ period: 0 }, '周期'],
  [{ period: Number.NaN }, '周期'],
  [{ secret: 'A' }, '太短'],
  [{ secret: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&digits=99' }, '99 位'],
])('%j is refused', (part, reason) => {
  const settings = { secret: 'JBSWY3DPEHPK3PXP', algorithm: 'SHA1', digits: 6, period: 30, ...part } as const;
  expect(() => codeAt(settings, 0)).toThrow(reason);
});

test('an address in capitals is one too', () => {
  const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
  expect(codeAt({ ...settings, secret: 'OTPAUTH://totp/a?secret=JBSWY3DPEHPK3PXP' }, 59_000)).toEqual(
    codeAt({ ...settings, secret: 'jbsw y3dp ehpk 3pxp' }, 59_000),
  );
});

test('the example is right', () => {
  expect(`1970-01-01 00:00:59 时是 ${codeAt({ ...usual, secret: tool.example.input }, 59_000).code}`).toBe(
    tool.example.output,
  );
});
