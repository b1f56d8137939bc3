import { expect, test } from 'vitest';
import { daysUntil, statusText } from './whois.pure.ts';

test('a status is said in Chinese and keeps its own word; an unknown one stays', () => {
  expect(statusText('client transfer prohibited')).toBe('注册商禁止转移（client transfer prohibited）');
  expect(statusText('Active')).toBe('正常（Active）');
  expect(statusText('something new')).toBe('something new');
});

test('days are counted down, and past dates are negative', () => {
  const now = Date.parse('2026-11-15T00:00:00Z');
  expect(daysUntil('2026-11-25T00:00:00Z', now)).toBe(10);
  expect(daysUntil('2026-11-14T12:00:00Z', now)).toBe(-1);
  expect(daysUntil('soon', now)).toBeUndefined();
});
