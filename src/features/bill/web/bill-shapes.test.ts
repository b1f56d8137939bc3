import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartShapes } from './bill-shapes.ts';

const yuan = fc.integer({ min: 0, max: 1e10 }).map((fen) => fen / 100);
const anyMonths = fc.array(fc.record({ Expense: yuan, Income: yuan }), { minLength: 12, maxLength: 12 });

function shapesOf(months: readonly { Expense: number; Income: number }[], expenses: readonly number[]) {
  return chartShapes({
    Months: months.map(({ Expense, Income }, index) => ({
      ...{ Month: `2026-${index + 1}`, Expense, Income, Profit: Income - Expense },
    })),
    Categories: expenses.map((Expense, index) => ({ Name: `第 ${index} 类`, Expense, Income: 0, Count: 1 })),
  });
}

test('bars, line and labels stay within the plot, whatever the amounts', () => {
  fc.assert(
    fc.property(anyMonths, (months) => {
      const { ticks, zero, bars, points, profit } = shapesOf(months, []).months;
      expect([ticks[0]?.at, ticks.at(-1)?.at]).toEqual([0, 100]);
      expect(ticks.filter(({ isZero }) => isZero).map(({ at }) => at)).toEqual([zero]);
      for (const { income, expense } of bars) {
        for (const height of [income, expense]) {
          expect(height).toBeGreaterThanOrEqual(0);
          expect(zero + height).toBeLessThanOrEqual(100.01);
        }
      }
      // A curve lies within the points that make it.
      const numbers = profit.match(/-?\d+(\.\d+)?(e-?\d+)?/g)?.map(Number) ?? [];
      expect(numbers.length).toBeGreaterThan(2 * points.length);
      for (const number of numbers) {
        expect(number).toBeGreaterThanOrEqual(-0.01);
        expect(number).toBeLessThanOrEqual(100.01);
      }
    }),
  );
});

test('a month that earned twice as much has a bar twice as high', () => {
  const months = Array.from({ length: 12 }, (_, index) => ({ Expense: 0, Income: index === 3 ? 400 : 200 }));
  const { bars, points } = shapesOf(months, []).months;
  expect(bars[3]?.income).toBe(2 * (bars[0]?.income ?? 0));
  expect(points[3]?.x).toBe(29.17);
});

test('the ring has five parts and one for the rest, and none without expenses', () => {
  const months = [{ Expense: 1, Income: 0 }];
  expect(shapesOf(months, [0, 0]).ring).toEqual({ text: '0', sum: 0, parts: [] });
  const { ring } = shapesOf(months, [50, 20, 10, 8, 6, 4, 2]);
  expect(ring.sum).toBe(100);
  expect(ring.parts.map(({ name, amount }) => [name, amount])).toEqual([
    ...[50, 20, 10, 8, 6].map((amount, index) => [`第 ${index} 类`, amount]),
    ['另外 2 类', 6],
  ]);
  expect(ring.parts[0]?.shape).toMatch(/^M.*A71,71,.*A53,53,/);
  expect(new Set(ring.parts.map(({ shape }) => shape)).size).toBe(6);
});

test('one category is a whole ring', () => {
  expect(shapesOf([{ Expense: 1, Income: 0 }], [3]).ring.parts[0]?.shape.match(/A71,71/g)).toHaveLength(2);
});
