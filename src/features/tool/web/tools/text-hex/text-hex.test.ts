import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NumberForm, numbersToText, textToNumbers } from './text-hex.work.ts';
import { tool } from './tool.ts';

test.each<[NumberForm, string]>([
  ['hex', '41 e6 90 9c'],
  ['binary', '01000001 11100110 10010000 10011100'],
  ['decimal', '65 230 144 156'],
])('as %s: %s', (form, numbers) => {
  expect(textToNumbers('A搜', form, ' ')).toBe(numbers);
  expect(numbersToText(numbers, form)).toBe('A搜');
});

test('any text comes back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom<NumberForm>('hex', 'binary', 'decimal'),
      (text, form) => {
        expect(numbersToText(textToNumbers(text, form, ' '), form)).toBe(text);
      },
    ),
  );
});

test('what is wrong is said', () => {
  expect(() => numbersToText('1 256', 'decimal')).toThrow('“256”');
  expect(() => numbersToText('0102', 'binary')).toThrow('“2”');
  expect(() => numbersToText('0101', 'binary')).toThrow('一共 4 位');
});

test('the example is right', () => {
  expect(textToNumbers(tool.example.input, 'hex', ' ')).toBe(tool.example.output);
});
