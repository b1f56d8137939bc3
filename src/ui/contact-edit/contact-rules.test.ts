import { expect, test } from 'vitest';
import { nameError, telError } from './contact-rules.ts';

test.each([
  ['小满', undefined],
  ['阿依古丽·买买提', undefined],
  ['Mary-Ann O’Neil', undefined],
  ['满'.repeat(30), undefined],
  ['满'.repeat(31), '请输入正确的姓名'],
  ['小满1', '请输入正确的姓名'],
  ['<b>', '请输入正确的姓名'],
  ['  ', '请填写姓名'],
])('the name "%s": %s', (name, error) => {
  expect(nameError(name)).toBe(error);
});

test.each([
  ['13800138000', undefined],
  ['138 0013 8000', undefined],
  ['+86 138-0013-8000', undefined],
  ['12800138000', '请输入正确的手机号'],
  ['1380013800', '请输入正确的手机号'],
  ['手机', '请输入正确的手机号'],
  [' ', '请填写电话'],
])('the number "%s": %s', (tel, error) => {
  expect(telError(tel)).toBe(error);
});
