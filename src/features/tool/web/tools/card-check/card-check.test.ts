import { expect, test } from 'vitest';
import { checkCard, checkCreditCode, passesLuhn } from './card-check.pure.ts';
import { tool } from './tool.ts';

// Numbers that the networks publish for testing.
test.each([
  ['4111 1111 1111 1111', true, 'Visa'],
  ['5555-5555-5555-4444', true, 'Mastercard'],
  ['378282246310005', true, '美国运通'],
  ['3530111333300000', true, 'JCB'],
  ['6212345678901232', true, '银联'],
  ['4111111111111112', false, 'Visa'],
])('%s: valid %s, %s', (text, isValid, network) => {
  expect(checkCard(text)).toMatchObject({ isValid, network });
});

test('one wrong digit never passes', () => {
  for (let at = 0; at < 16; at++)
    for (let add = 1; add < 10; add++) {
      const digits = [...'4111111111111111'];
      digits[at] = String((Number(digits[at]) + add) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }
});

// The sample that explanations of GB 32100-2015 print.
test('a code of social credit', () => {
  expect(checkCreditCode('91350100M000100Y43')).toMatchObject({ isValid: true, kind: '企业' });
  expect(checkCreditCode('91350100M000100Y44')).toMatchObject({ isValid: false, expected: '3' });
});

test('what cannot be a number is refused', () => {
  expect(() => checkCard('123')).toThrow('现在是 3 位');
  expect(() => checkCreditCode('91350100M000100Y4')).toThrow('现在是 17 位');
  expect(() => checkCreditCode('91350100I000100Y43')).toThrow('“I”');
});

test('networks are told by the ranges they really have', () => {
  expect(checkCard('2200000000000004').network).toBe('其他');
  expect(checkCard('2221000000000009').network).toBe('Mastercard');
  expect(checkCard('3530111333300000').network).toBe('JCB');
  expect(checkCard('４１１１１１１１１１１１１１１１')).toMatchObject({ isValid: true, network: 'Visa' });
});

test('the example is right', () => {
  const { isValid, network } = checkCard(tool.example.input);
  expect(`${network} 卡，校验${isValid ? '正确' : '不正确'}`).toBe(tool.example.output);
});
