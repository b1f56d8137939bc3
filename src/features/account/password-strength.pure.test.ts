import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.pure.ts';

test.each([
  ['', '太短'],
  ['a1B2c3!', '太短'],
  ['aaaaaaaaaaaa', '弱'],
  ['12345678', '弱'],
  ['abcd1234', '弱'],
  ['woaini1314', '弱'],
  ['Tangshi300!', '弱'],
  ['300tangshi', '中'],
  ['春眠不觉晓处处闻啼鸟', '中'],
  ['k8#vQz2p', '强'],
  ['correct horse battery', '强'],
])('%j looks %s', (password, label) => {
  expect(passwordStrength(password).label).toBe(label);
});
