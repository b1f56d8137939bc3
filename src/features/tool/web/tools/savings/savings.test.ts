import { expect, test } from 'vitest';
import { grow } from './savings.pure.ts';
import { tool } from './tool.ts';

const plan = { start: 10_000, monthly: 0, rate: 3, years: 10, compounds: 'year' } as const;

test('interest on interest, by the year and by the month', () => {
  expect(grow(plan).total).toBe(13_439.16);
  expect(grow({ ...plan, compounds: 'month' }).total).toBe(13_493.54);
  expect(grow({ ...plan, compounds: 'none' }).total).toBe(13_000);
});

test('something every month', () => {
  expect(grow({ start: 0, monthly: 1000, rate: 0, years: 2, compounds: 'month' })).toMatchObject({
    paid: 24_000,
    interest: 0,
    total: 24_000,
  });
  expect(grow({ start: 0, monthly: 1000, rate: 12, years: 1, compounds: 'month' }).total).toBe(12_809.33);
});

test('every year is told', () => {
  expect(grow(plan).years).toHaveLength(10);
  expect(grow(plan).years[0]).toEqual({ year: 1, total: 10_300 });
});

test('nonsense is refused', () => {
  expect(() => grow({ ...plan, start: 0 })).toThrow('至少填一个');
  expect(() => grow({ ...plan, years: 1.5 })).toThrow('整数');
  expect(() => grow({ ...plan, rate: Number.NaN })).toThrow('年利率');
});

test('the example is right', () => {
  const { interest, total } = grow(plan);
  expect(`到期 ${total} 元，利息 ${interest} 元`).toBe(tool.example.output);
});
