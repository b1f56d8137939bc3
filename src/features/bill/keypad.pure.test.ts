import { expect, test } from 'vitest';
import { press, sumOf } from './keypad.pure.ts';

const typed = (keys: string) => [...keys].reduce(press, '');

test.each([
  ['23.5', '23.5', 2350],
  ['23.5+12', '23.5+12', 3550],
  ['100−0.01', '100−0.01', 9999],
  ['0.1+0.2', '0.1+0.2', 30],
  ['007', '7', 700],
  ['.5', '0.5', 50],
  ['1..5', '1.5', 150],
  ['1.239', '1.23', 123],
  ['5+', '5+', 500],
  ['5+−3', '5−3', 200],
  ['+5', '5', 500],
  ['12⌫⌫3', '3', 300],
  ['123456789', '12345678', 1_234_567_800],
])('%s stands as %s', (keys, shown, fen) => {
  expect([typed(keys), sumOf(typed(keys))]).toEqual([shown, fen]);
});

test('what comes to less than nothing is no amount', () => {
  expect(sumOf(typed('1−2'))).toBeUndefined();
});
