import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.rules.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.data.ts';
import { passwordWeakness } from './password.rules.ts';

const of = { username: '山间小满', email: 'xiaoman@example.com' };

test.each([
  'password',
  'P@ssw0rd',
  'woaini1314',
  'Woaini1314',
  '5201314a',
  'qwe123456',
  'qwe123456!',
  'a123456789',
  'abc12345',
  '12345678',
  '87654321',
  'abcdefgh',
  'zyxwvuts',
  'qwertyui',
  '11111111',
  '12121212',
  'abcabcabc',
  '１２３４５６７８',
  '111111abc',
  'Mustang1',
  'mustang1!',
  'liverpool1',
  '01011985',
])('%s is too common', (password) => {
  expect(passwordWeakness(password, of)).toBe('这个密码太常见了，换一个别人猜不到的。');
});

test.each([
  ['19900101', '不要用生日做密码'],
  ['13800138000', '不要用手机号做密码'],
  ['我是山间小满', '密码里不要有用户名或邮箱名'],
  ['XiaoMan2024', '密码里不要有用户名或邮箱名'],
  ['Souluo@2026!', '不要用网站的名字做密码'],
  ['我的搜罗123456', '不要用网站的名字做密码'],
])('%s is easily guessed: %s', (password, reason) => {
  expect(passwordWeakness(password, of)).toBe(reason);
});

test.each(['correct horse', '春眠不觉晓处处', 'k8#vQz2p', '19901301x', 'tangshi300', 'souluo tells films'])(
  '%s may be chosen',
  (password) => {
    expect(passwordWeakness(password, of)).toBeUndefined();
  },
);

test('the lists hold more than 3,000 passwords, and only what could be typed as one here', () => {
  const all = [...COMMON_PASSWORDS, ...LEAKED_PASSWORDS];
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
  expect(LEAKED_PASSWORDS.size).toBeGreaterThan(3000);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([]);
});
