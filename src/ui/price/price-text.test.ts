import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsAsYuan, priceParts } from './price-text.ts';

test.each([
  [6800, '68.00'],
  [1, '0.01'],
  [0, '0.00'],
  [9_999_999_999, '99999999.99'],
  [-250, '-2.50'],
])('%i cents are %s yuan', (cents, yuan) => {
  expect(centsAsYuan(cents)).toBe(yuan);
});

test('with other decimals the number is rounded to them', () => {
  expect(centsAsYuan(6850, 1)).toBe('68.5');
  expect(priceParts(6800, 0)).toEqual({ whole: '68', rest: '' });
});

test('no cent is lost between number and text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const { whole, rest } = priceParts(cents);
      expect(Number(whole) * 100 + Number(rest.slice(1))).toBe(cents);
    }),
  );
});
