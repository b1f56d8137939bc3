import { expect, test } from 'vitest';
import { repay, scheduleCsv } from './mortgage.pure.ts';
import { tool } from './tool.ts';

const loan = { principal: 1_000_000, rate: 3.5, months: 360, method: 'equal-payment' } as const;

test('the same amount every month', () => {
  expect(repay(loan)).toMatchObject({ first: 4490.45, last: 4490.45, total: 1616560.88, interest: 616560.88 });
});

test('the same part of the principal every month', () => {
  expect(repay({ ...loan, method: 'equal-principal' })).toMatchObject({
    first: 5694.44,
    last: 2785.88,
    interest: 526458.33,
  });
});

test('the schedule pays everything back', () => {
  for (const method of ['equal-payment', 'equal-principal'] as const) {
    const { schedule } = repay({ ...loan, method });
    const paid = schedule.reduce((sum, row) => sum + row.principal, 0);
    expect(Math.abs(paid - loan.principal)).toBeLessThan(2);
    expect(schedule.at(-1)?.left).toBe(0);
  }
});

test('a loan without interest costs nothing', () => {
  expect(repay({ ...loan, rate: 0 })).toMatchObject({ first: 2777.78, interest: 0 });
});

test('the file opens in Excel', () => {
  expect(scheduleCsv(repay({ ...loan, months: 1 }))).toBe(
    '\ufeff期数,月供,本金,利息,剩余本金\r\n1,1002916.67,1000000.00,2916.67,0.00',
  );
});

test('nonsense is refused', () => {
  expect(() => repay({ ...loan, principal: Number.NaN })).toThrow('大于 0');
  expect(() => repay({ ...loan, rate: 99 })).toThrow('年利率');
  expect(() => repay({ ...loan, months: 0 })).toThrow('40 年');
});

test('the example is right', () => {
  const { first, interest } = repay(loan);
  expect(`等额本息月供 ${first} 元，利息共 ${interest} 元`).toBe(tool.example.output);
});
