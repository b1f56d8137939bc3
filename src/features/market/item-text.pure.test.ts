import { expect, test } from 'vitest';
import { optionsIn, optionsText, typedDiscount, withZone } from './item-text.pure.ts';

test('options are one a line with the price last', () => {
  expect(optionsIn('双人 下午茶 68\n\n单人 ¥39.9')).toEqual([
    { name: '双人 下午茶', price: '68' },
    { name: '单人', price: '39.9' },
  ]);
  expect(optionsIn('没有价格')).toEqual([{ name: '没有价格', price: '' }]);
  expect(optionsText([{ name: '双人 下午茶', price: 68 }])).toBe('双人 下午茶 68');
});

test('a discount that the prices say is not shown as typed', () => {
  expect(typedDiscount(68, 128, 0.5313)).toBe('');
  expect(typedDiscount(68, 128, 0.5)).toBe('0.5');
  expect(typedDiscount(68, null, 0.8)).toBe('0.8');
  expect(typedDiscount(68, null, null)).toBe('');
});

test("a form's time is Shanghai's", () => {
  expect(withZone('2030-01-01T08:30')).toBe('2030-01-01T08:30:00+08:00');
  expect(withZone('soon')).toBe('soon');
});
