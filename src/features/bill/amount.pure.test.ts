import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFault, MOST_FEN, readAmount } from './amount.pure.ts';

test.each<[string | number, number]>([
  ['', 0],
  ['0', 0],
  ['-0', 0],
  ['12', 1200],
  ['12.3', 1230],
  ['.5', 50],
  ['12.', 1200],
  ['0012.30', 1230],
  ['¥ 20.50', 2050],
  ['￥１２．３４', 1234],
  ['1,234,567.89', 123_456_789],
  ['99999999.99', MOST_FEN],
  [99_999_999.99, MOST_FEN],
  [0.1 + 0.2, 30],
  [1.1 + 2.2, 330],
])('%j is %i fen', (value, fen) => {
  expect(readAmount(value)).toBe(fen);
});

test.each<[string | number, string]>([
  ['abc', '支出请填数字'],
  ['1e3', '支出请填数字'],
  ['1,23', '支出请填数字'],
  ['.', '支出请填数字'],
  [Number.NaN, '支出请填数字'],
  ['1.234', '支出最多两位小数'],
  ['1.500', '支出最多两位小数'],
  [1.001, '支出最多两位小数'],
  [1.000_000_1, '支出最多两位小数'],
  ['-0.01', '支出应在 0 到 99,999,999.99 之间'],
  [-5, '支出应在 0 到 99,999,999.99 之间'],
  ['100000000', '支出应在 0 到 99,999,999.99 之间'],
  [1e300, '支出应在 0 到 99,999,999.99 之间'],
])('%j is refused: %s', (value, message) => {
  const fault = readAmount(value);
  expect(typeof fault === 'string' && amountFault('支出', fault)).toBe(message);
});

test('every amount of fen survives the way out as yuan and back, as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_FEN }), (fen) => {
      expect(readAmount(fen / 100)).toBe(fen);
      expect(readAmount((fen / 100).toFixed(2))).toBe(fen);
    }),
  );
});
