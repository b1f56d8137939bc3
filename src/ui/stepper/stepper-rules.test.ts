import { expect, test } from 'vitest';
import { steppedTo } from './stepper-rules.ts';

test.each([
  [2, { value: 2 }],
  [0, { value: 1, over: 'minus' }],
  [6, { value: 5, over: 'plus' }],
])('%i between 1 and 5', (wanted, expected) => {
  expect(steppedTo(wanted, 1, 5)).toEqual(expected);
});

test('where nothing can be had the number is 0', () => {
  expect(steppedTo(1, 1, 0)).toEqual({ value: 0, over: 'plus' });
  expect(steppedTo(-1, 1, 0)).toEqual({ value: 0, over: 'minus' });
});
