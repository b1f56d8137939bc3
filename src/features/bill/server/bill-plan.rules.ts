import { dayNumber } from '../moment.pure.ts';
import { lastDay, monthOf } from './bill-days.rules.ts';

export interface BudgetState {
  amount: number;
  spent: number;
  left: number;
  perDay: number;
  state: 'ok' | 'fast' | 'over';
}

/** How much of a month has gone by on a day: nothing before it, all of it after. Today counts as a day that is left. */
export function monthOn(month: number, now: number): { passed: number; daysLeft: number } {
  const today = dayNumber(now);
  const days = lastDay(month) % 100;
  if (monthOf(today) < month) return { passed: 0, daysLeft: days };
  if (monthOf(today) > month) return { passed: 1, daysLeft: 0 };
  return { passed: (today % 100) / days, daysLeft: days - (today % 100) + 1 };
}

/** Whole fen a day, rounded down: who keeps to it never overspends. */
export function budgetState(
  amount: number,
  spent: number,
  { passed, daysLeft }: { passed: number; daysLeft: number },
): BudgetState {
  const left = amount - spent;
  return {
    amount,
    spent,
    left,
    perDay: left > 0 && daysLeft > 0 ? Math.floor(left / daysLeft) : 0,
    // Spent to the fen is a rent that is paid: days say nothing about it.
    state: left < 0 ? 'over' : left > 0 && spent > amount * passed ? 'fast' : 'ok',
  };
}
