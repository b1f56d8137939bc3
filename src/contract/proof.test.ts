import { expect, test } from 'vitest';
import { proofField } from './proof.ts';

test('the solution of a riddle may be 4,000 characters long, and is empty where none was asked for', () => {
  expect(proofField.safeParse('a'.repeat(4000)).success).toBe(true);
  expect(proofField.safeParse('a'.repeat(4001)).error?.issues[0]?.message).toBe('验证信息不正确');
  expect(proofField.parse(undefined)).toBe('');
});
