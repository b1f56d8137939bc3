import { expect, test } from 'vitest';
import { createNumbering } from './bill-import.rules.ts';

test('equal rows without an order number are separate purchases; a number that comes again is a repeat', () => {
  const number = createNumbering();
  expect(['~a', '~a', '~b', '~a', '77', '77'].map(number)).toEqual([
    { orderNo: '~a', isRepeated: false },
    { orderNo: '~a#2', isRepeated: false },
    { orderNo: '~b', isRepeated: false },
    { orderNo: '~a#3', isRepeated: false },
    { orderNo: '77', isRepeated: false },
    { orderNo: '77', isRepeated: true },
  ]);
});
