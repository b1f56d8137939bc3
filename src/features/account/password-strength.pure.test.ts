import { expect, test } from 'vitest';
import { holdsOwnName, passwordStrength } from './password-strength.pure.ts';

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

test.each([
  ['XiaoMan-2024!x', 'xiaoman', '', true],
  ['Ｘｉａｏｍａｎ２０２４', 'xiaoman', '', true],
  ['wang.fang88#Q', '', 'Wang.Fang88@example.com', true],
  ['k8#vQz2p', 'xiaoman', 'wf@example.com', false],
  ['wf-k8#vQz2p', '', 'wf@example.com', false],
  ['anything', '', '', false],
])('%j of %j, %j holds a name: %s', (password, username, email, holds) => {
  expect(holdsOwnName(password, { username, email })).toBe(holds);
});
