import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, setBit } from '#/platform/bits/bits.pure.ts';
import { createNumberTable } from './bill-column-table.rules.ts';

const PLACES = 100;
const anyAmount = fc.oneof(fc.nat(300), fc.constant(999_999_999_999));
const anyRow = fc.record({
  place: fc.nat(PLACES - 1),
  is_done: fc.constantFrom(0, 1),
  is_deleted: fc.constantFrom(0, 0, 1),
  expense: anyAmount,
  income: anyAmount,
  predict_income: anyAmount,
});

test('sums over any choice are those of its bills one by one, whatever changed before', () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 80 }),
      // From none to all: some groups are looked at by what is in them, others by what is not.
      fc.constantFrom(0, 1, 5, 9, 10),
      fc.infiniteStream(fc.nat(9)),
      (changes, tenths, chance) => {
        const table = createNumberTable();
        const row = { id: 0, created_at: 0, remind_at: 0, day: 20260101, profit: 0 };
        const rows = Array.from({ length: PLACES }, (_, place) => ({
          ...{ place, is_done: place % 2, is_deleted: 0, expense: place, income: 2 * place, predict_income: 7 },
        }));
        for (const one of rows) table.set(table.append(one.place + 1), { ...row, ...one });
        for (const change of changes) {
          rows[change.place] = change;
          table.set(change.place, { ...row, ...change });
        }
        const chosen = rows.filter(({ is_deleted }) => is_deleted === 0 && (chance.next().value ?? 0) < tenths);
        const bits = bitsFor(PLACES);
        for (const { place } of chosen) setBit(bits, place);
        const sum = (done: number, column: 'expense' | 'income' | 'predict_income') =>
          chosen.reduce((total, one) => total + (one.is_done === done ? one[column] : 0), 0);
        expect(table.sumsOf(bits)).toEqual({
          ...{ billsOpen: chosen.filter(({ is_done }) => is_done === 0).length, predictOpen: sum(0, 'predict_income') },
          ...{ billsDone: chosen.filter(({ is_done }) => is_done === 1).length },
          ...{ expenseOpen: sum(0, 'expense'), expenseDone: sum(1, 'expense') },
          ...{ incomeOpen: sum(0, 'income'), incomeDone: sum(1, 'income') },
        });
      },
    ),
    { numRuns: 300 },
  );
});
