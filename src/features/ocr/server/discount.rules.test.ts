import { expect, test } from 'vitest';
import { discountIn } from './discount.rules.ts';

test.each([
  ['5折', 0.5],
  ['6.8折', 0.68],
  ['6 . 8 折', 0.68],
  ['６．８折', 0.68],
  ['88折', 0.88],
  ['八八折', 0.88],
  ['八折', 0.8],
  ['低至3折起', 0.3],
  ['第二份半价', 0.5],
  ['全场对折', 0.5],
  ['0.5折', 0.05],
])('%s is a discount of %d', (text, discount) => {
  expect(discountIn(text)).toBe(discount);
});

test.each(['折叠椅', '3折叠屏', '打折', '折后¥88', '10折', '128折', '满100减20', ''])('%s is none', (text) => {
  expect(discountIn(text)).toBeUndefined();
});
