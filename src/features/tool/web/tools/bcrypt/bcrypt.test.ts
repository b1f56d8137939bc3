import { expect, test } from 'vitest';
import { hashPassword, matchesHash } from './bcrypt.work.ts';
import { tool } from './tool.ts';

// From the test set of Solar Designer's crypt_blowfish.
test.each([
  ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
  ['', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy'],
])('%j has the known hash', (password, hash) => {
  expect(matchesHash(password, hash)).toBe(true);
  expect(matchesHash(`${password}x`, hash)).toBe(false);
});

test('two hashes of one password differ and both hold', () => {
  const [first, second] = [hashPassword('搜罗', 4), hashPassword('搜罗', 4)];
  expect(first).not.toBe(second);
  expect(matchesHash('搜罗', first) && matchesHash('搜罗', second)).toBe(true);
});

test('what bcrypt would cut off is said', () => {
  expect(() => hashPassword('搜'.repeat(25), 4)).toThrow('75 字节');
  expect(() => matchesHash('a', 'abc')).toThrow('60 个字符');
});

test('the example is right', () => {
  expect(
    `${matchesHash(tool.example.input, '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW') ? '与' : '不与'} $2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW 相符`,
  ).toBe(tool.example.output);
});
