import { expect, test } from 'vitest';
import { isReservedName } from './account.rules.ts';
import { codeFrom } from './verification.rules.ts';

test.each([
  'admin',
  'Admin',
  'ADMIN_1',
  '_operator_',
  'system',
  '搜罗',
  '搜罗_1',
  '站长小王',
  '本站管理员',
  '官方客服',
])('%s passes for the site itself and is reserved', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['xiaoman', '搜罗天下好片', 'administration', '12345', '___'])('%s is free to take', (name) => {
  expect(isReservedName(name)).toBe(false);
});

test('codes are six digits, also small ones', () => {
  expect(codeFrom(new Uint8Array(6))).toBe('000000');
  expect(codeFrom(new Uint8Array([0, 0, 0, 0, 0, 7]))).toBe('000007');
  expect(codeFrom(new Uint8Array(6).fill(255))).toMatch(/^\d{6}$/);
});
