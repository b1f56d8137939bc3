import { expect, test } from 'vitest';
import { incomeTax } from './income-tax.pure.ts';
import { tool } from './tool.ts';

const salary = { gross: 30_000, insurance: 4500, deductions: 2000, bonus: 0 };

// The example of 国家税务总局公告 2018 年第 56 号: 30,000 a month, 4,500 and 2,000 deducted.
test('the first months are those of the tax office', () => {
  expect(
    incomeTax(salary)
      .months.slice(0, 3)
      .map(({ tax }) => tax),
  ).toEqual([555, 625, 1850]);
});

test('the year is the sum of its months', () => {
  const { months, tax } = incomeTax(salary);
  expect(tax).toBe(222_000 * 0.2 - 16_920);
  expect(months.reduce((sum, month) => sum + month.tax, 0)).toBeCloseTo(tax, 2);
});

test('who earns little pays nothing', () => {
  expect(incomeTax({ gross: 5000, insurance: 500, deductions: 0, bonus: 0 })).toMatchObject({ tax: 0, net: 54_000 });
});

test('the bonus is taxed by its twelfth, with the known step', () => {
  expect(incomeTax({ ...salary, bonus: 36_000 }).bonusTax).toBe(1080);
  expect(incomeTax({ ...salary, bonus: 36_001 }).bonusTax).toBe(3390.1);
});

test('nonsense is refused', () => {
  expect(() => incomeTax({ ...salary, gross: -1 })).toThrow('大于等于 0');
  expect(() => incomeTax({ ...salary, insurance: 40_000 })).toThrow('比工资还多');
});

test('the example is right', () => {
  const { tax, net } = incomeTax(salary);
  expect(`全年个税 ${tax} 元，到手 ${net} 元`).toBe(tool.example.output);
});

test('half a fen is rounded up, whatever the product of two decimals comes to', () => {
  const { months } = incomeTax({ gross: 5033.5, insurance: 0, deductions: 0, bonus: 0 });
  expect(months[0]?.tax).toBe(1.01);
});
