import { expect, test } from 'vitest';
import { budgetState, monthOn } from './bill-plan.rules.ts';

const at = (text: string) => Date.parse(`${text}T12:00:00+08:00`);

test('a month is told by its days: before it, on its first and last day, after it', () => {
  expect(monthOn(202611, at('2026-10-31'))).toEqual({ passed: 0, daysLeft: 30 });
  expect(monthOn(202611, at('2026-11-01'))).toEqual({ passed: 1 / 30, daysLeft: 30 });
  expect(monthOn(202611, at('2026-11-30'))).toEqual({ passed: 1, daysLeft: 1 });
  expect(monthOn(202611, at('2026-12-01'))).toEqual({ passed: 1, daysLeft: 0 });
  expect(monthOn(202602, at('2026-02-14')).daysLeft).toBe(15);
});

test('what is left is shared among the days left, and never below nothing', () => {
  const half = monthOn(202611, at('2026-11-15'));
  expect(budgetState(30_000, 10_000, half)).toMatchObject({ left: 20_000, perDay: 1250, state: 'ok' });
  expect(budgetState(30_000, 15_001, half)).toMatchObject({ state: 'fast' });
  expect(budgetState(30_000, 30_000, half)).toMatchObject({ left: 0, perDay: 0, state: 'ok' });
  expect(budgetState(30_000, 30_001, half)).toMatchObject({ left: -1, perDay: 0, state: 'over' });
});
