import { expect, test } from 'vitest';
import { paired, refundPairs } from './refund-pairs.pure.ts';

const bill = (Id: number, Title: string, Expense: number, Income = 0, day = '05') => ({
  Id,
  Title,
  Expense,
  Income,
  Category: Income > 0 ? '退款' : '购物',
  CreatedTime: `2026-03-${day}T10:00:00+08:00`,
});

test('a refund belongs to the order of the same thing, in whole or in part, and never to more than there was', () => {
  const bills = [
    bill(1, '甲店 · 外套', 399),
    bill(2, '甲店 · 退款-外套', 0, 399, '06'),
    bill(3, '乙店 · 纸巾', 126),
    bill(4, '乙店 · 退款-纸巾', 0, 60.1, '07'),
    bill(5, '乙店 · 退款-纸巾', 0, 0.2, '08'),
    bill(6, '乙店 · 退款-纸巾', 0, 100, '09'),
    // From the shop and as much, though it is called something else.
    bill(7, '丙店 · 灯', 80),
    bill(8, '丙店 · 售后', 0, 80, '06'),
    // Given back before it was bought.
    bill(9, '丁店 · 表', 20, 0, '09'),
    bill(10, '丁店 · 退款-表', 0, 20, '01'),
  ];
  const { orderOf, back } = refundPairs(bills);
  expect([...orderOf].sort(([one], [other]) => one - other)).toEqual([
    [2, 1],
    [4, 3],
    [5, 3],
    [8, 7],
  ]);
  expect(Object.fromEntries(back)).toEqual({ 1: 399, 3: 60.3, 7: 80 });
});

test('within a day they stand together, and none is lost', () => {
  const rows = [
    bill(2, '甲店 · 退款-外套', 0, 399, '06'),
    bill(3, '面馆', 12, 0, '06'),
    bill(1, '甲店 · 外套', 399, 0, '06'),
  ];
  expect(paired(rows, refundPairs(rows)).map(({ Id }) => Id)).toEqual([3, 1, 2]);
  expect(paired(rows.slice(0, 2), refundPairs(rows)).map(({ Id }) => Id)).toEqual([2, 3]);
});
