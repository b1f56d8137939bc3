import { expect, test } from 'vitest';
import { rmbUpper } from './rmb-upper.pure.ts';
import { tool } from './tool.ts';

// The examples of 支付结算办法, appendix 1, and the edges around them.
test.each([
  ['1409.50', '壹仟肆佰零玖元伍角整'],
  ['6007.14', '陆仟零柒元壹角肆分'],
  ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
  ['107000.53', '壹拾万零柒仟元伍角叁分'],
  ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
  ['325.04', '叁佰贰拾伍元零肆分'],
  ['0', '零元整'],
  ['0.05', '伍分'],
  ['0.50', '伍角整'],
  ['10', '壹拾元整'],
  ['10001', '壹万零壹元整'],
  ['100000000', '壹亿元整'],
  ['100010000', '壹亿零壹万元整'],
  ['1000000000001', '壹万亿零壹元整'],
  ['1234567890123.45', '壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元肆角伍分'],
  ['￥1,234', '壹仟贰佰叁拾肆元整'],
  ['-3', '负叁元整'],
])('%s is %s', (amount, text) => {
  expect(rmbUpper(amount)).toBe(text);
});

test('what is no amount is refused', () => {
  expect(() => rmbUpper('12.345')).toThrow('两位小数');
  expect(() => rmbUpper('一百')).toThrow('请输入金额');
  expect(rmbUpper('1.100')).toBe('壹元壹角整');
});

test('full-width digits and a point without a zero are understood', () => {
  expect(rmbUpper('￥１，２３４．５')).toBe('壹仟贰佰叁拾肆元伍角整');
  expect(rmbUpper('.5')).toBe('伍角整');
});

// 支付结算办法, appendix 1, gives these.
test.each([
  ['1409.5', '壹仟肆佰零玖元伍角整'],
  ['6007.14', '陆仟零柒元壹角肆分'],
  ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
  ['107000.53', '壹拾万零柒仟元伍角叁分'],
  ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
  ['325.04', '叁佰贰拾伍元零肆分'],
])('%s on a cheque is %s', (amount, words) => {
  expect(rmbUpper(amount)).toBe(words);
});

test('commas part thousands or 万; anywhere else nobody knows what was meant', () => {
  expect(rmbUpper('1,234,567.8')).toBe(rmbUpper('1234567.8'));
  expect(rmbUpper('123，4567')).toBe(rmbUpper('1234567'));
  for (const text of ['1,23', '12,34.5', '1,234,56', ',123', '1,,234']) expect(() => rmbUpper(text)).toThrow('逗号');
});

test('the example is right', () => {
  expect(rmbUpper(tool.example.input)).toBe(tool.example.output);
});
