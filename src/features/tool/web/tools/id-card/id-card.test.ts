import { expect, test } from 'vitest';
import { checkDigit, readIdCard } from './id-card.pure.ts';
import { tool } from './tool.ts';

const today = '2026-11-15';

// The two numbers that GB 11643-1999 itself shows.
test.each([
  ['11010519491231002X', { province: '北京', birthday: '1949-12-31', sex: '女', age: 76 }],
  ['440524188001010014', { province: '广东', birthday: '1880-01-01', sex: '男', age: 146 }],
])('%s is the example of the standard', (number, expected) => {
  expect(readIdCard(number, today)).toMatchObject(expected);
});

test('a small x and spaces pass; 15 digits get their century and check digit', () => {
  expect(readIdCard(' 110105 19491231 002x ', today).number).toBe('11010519491231002X');
  expect(readIdCard('110105491231002', today)).toMatchObject({ number: '11010519491231002X', wasFifteen: true });
});

test('every remainder has its check digit', () => {
  const digits = new Set(
    Array.from({ length: 200 }, (_, at) =>
      checkDigit(`1101051949123100${at % 10}`.slice(0, 14) + String(at).padStart(3, '0')),
    ),
  );
  expect([...digits].sort().join('')).toBe('0123456789X');
});

test('the birthday itself already counts', () => {
  expect(readIdCard('11010519491231002X', '2026-12-30').age).toBe(76);
  expect(readIdCard('11010519491231002X', '2026-12-31').age).toBe(77);
});

test.each([
  ['110105194912310021', '最后一位应该是 X'],
  ['11010519490231002X', '1949-02-31 不存在'],
  ['00010519491231002X', '不是任何省份'],
  ['11010530491231002X', '还没有到'],
  ['1101051949', '现在是 10 位'],
])('%s is refused: %s', (number, reason) => {
  expect(() => readIdCard(number, today)).toThrow(reason);
});

test('the card of a foreigner who lives here for good is one too', () => {
  const number = (first17: string) => first17 + checkDigit(first17);
  expect(readIdCard(number('93115619810803002'), today)).toMatchObject({
    province: '上海（外国人永久居留身份证）',
    birthday: '1981-08-03',
    sex: '女',
  });
  expect(() => readIdCard(number('99915619810803002'), today)).toThrow('第 2、3 位的 99');
});

test('digits as a Chinese keyboard writes them are understood', () => {
  expect(readIdCard('１１０１０５１９４９１２３１００２Ｘ', '2026-11-15').number).toBe('11010519491231002X');
});

test.each([
  ['11010519000229001', '1900-02-29 不存在'],
  ['11010500010101000', '太早'],
])('the day of birth in %s is refused', (first17, reason) => {
  expect(() => readIdCard(first17 + checkDigit(first17), '2026-11-15')).toThrow(reason);
});

test('whoever was born on a leap day is a year older on the first of March', () => {
  const number = `11010520240229001${checkDigit('11010520240229001')}`;
  expect([readIdCard(number, '2025-02-28').age, readIdCard(number, '2025-03-01').age]).toEqual([0, 1]);
});

test('the example is right', () => {
  const { province, birthday, sex } = readIdCard(tool.example.input, today);
  expect(`校验正确：${province}，${birthday} 出生，${sex}`).toBe(tool.example.output);
});
