import { expect, test } from 'vitest';
import { keyOf, spacedForm } from './normal-form.ts';

test.each([
  ['西遊記', '西游记'],
  ['ＦＡＴＥ／Ｚｅｒｏ', 'fatezero'],
  ['“流浪” 地球！', '流浪地球'],
  ['Schindler’s List', 'schindlerslist'],
  ['草莓100%', '草莓100'],
  ['乾隆王朝', '干隆王朝'],
  ['乾', '干'],
  ['😀', ''],
  ['Amélie', 'amelie'],
  ['lǜ pí shū', 'lupishu'],
  ['ポケモン', 'ポケモン'],
  ['Й', 'й'],
])('%s is compared as %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test.each([
  '庆余年第二季',
  '庆余年 第2季',
  '慶餘年第２季',
  '庆余年 S2',
  '庆余年s02',
  '庆余年 Season 2',
  '庆余年 2nd Season',
  '庆余年 II',
  '庆余年Ⅱ',
  '庆余年第2期',
  '庆余年2',
])('%s is the second season', (text) => {
  expect(keyOf(text)).toBe('庆余年2');
});

test.each([
  ['第二十三季', '23'],
  ['第十季', '10'],
  ['第十二季', '12'],
  ['哈利波特第二部', '哈利波特第2部'],
  ['S2', 's2'],
  ['IIX', 'iix'],
  ['2nd street', '2ndstreet'],
])('%s becomes %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test('breaks between words stay until they are compared', () => {
  expect(spacedForm('Spirited-Away：  千与千寻')).toBe('spirited away 千与千寻');
});
