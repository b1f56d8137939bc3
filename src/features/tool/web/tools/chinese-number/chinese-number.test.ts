import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { fromChineseNumber, toChineseNumber } from './chinese-number.pure.ts';
import { tool } from './tool.ts';

test.each([
  ['0', '零'],
  ['10', '十'],
  ['15', '十五'],
  ['101', '一百零一'],
  ['110', '一百一十'],
  ['1001', '一千零一'],
  ['10020', '一万零二十'],
  ['100000', '十万'],
  ['100000001', '一亿零一'],
  ['1000010000', '十亿零一万'],
  ['12345678', '一千二百三十四万五千六百七十八'],
  ['-3.14', '负三点一四'],
])('%s is read %s and back', (number, text) => {
  expect(toChineseNumber(number)).toBe(text);
  expect(fromChineseNumber(text)).toBe(number);
});

test('other spellings are understood', () => {
  expect(fromChineseNumber('两万五千')).toBe('25000');
  expect(fromChineseNumber('贰佰伍拾')).toBe('250');
  expect(fromChineseNumber('二〇二六')).toBe('2026');
});

test('every whole number comes back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), (value) => {
      expect(fromChineseNumber(toChineseNumber(String(value)))).toBe(String(value));
    }),
  );
});

test('nonsense is refused', () => {
  expect(() => toChineseNumber('1e5')).toThrow('请输入一个数');
  expect(() => fromChineseNumber('三x')).toThrow('“x”');
});

test.each([
  ['一百二', '120'],
  ['三千五', '3500'],
  ['一万二', '12000'],
  ['一亿二', '120000000'],
  ['两万五', '25000'],
  ['十二', '12'],
  ['一百零二', '102'],
  ['一万零二', '10002'],
  ['十万', '100000'],
])('%s is said for %s', (text, number) => {
  expect(fromChineseNumber(text)).toBe(number);
});

test.each([
  ['廿三', '23'],
  ['廿', '20'],
  ['卅', '30'],
  ['卅一', '31'],
  ['卌五', '45'],
  ['一百廿三', '123'],
  ['负廿', '-20'],
  ['二萬三千', '23000'],
  ['一億零五', '100000005'],
  ['兩百', '200'],
  ['幺二三', '123'],
  ['二○二六', '2026'],
  ['貳佰參拾', '230'],
  ['一 百 零 五', '105'],
  ['三點一四', '3.14'],
  ['零', '0'],
  ['廿點五', '20.5'],
])('the old or traditional %s is %s', (text, number) => {
  expect(fromChineseNumber(text)).toBe(number);
});

test.each(['', '负', '三百四百', '十千', '二廿', '廿卅', '二三十', '一百二三'])('%j is no number', (text) => {
  expect(() => fromChineseNumber(text)).toThrow(ToolFault);
});

test('full-width digits count, and nothing has no sign', () => {
  expect(toChineseNumber('１２３')).toBe('一百二十三');
  expect(toChineseNumber('-0')).toBe('零');
});

test.each([
  ['九亿八千', '980000000'],
  ['三亿五', '350000000'],
  ['九亿零八千', '900008000'],
  ['九亿八千万', '980000000'],
  ['九亿八千零一', '900008001'],
])('%s leaves out what everybody adds', (said, number) => {
  expect(fromChineseNumber(said)).toBe(number);
});

test('the example is right', () => {
  expect(toChineseNumber(tool.example.input)).toBe(tool.example.output);
});

test.each([
  ['1万', '10000'],
  ['1.5亿', '150000000'],
  ['负3.25万', '-32500'],
  ['0.00001万', '0.1'],
  ['１２百万', '12000000'],
])('%s, as newspapers write, is %s', (text, number) => {
  expect(fromChineseNumber(text)).toBe(number);
});

test('the character that is no number is named', () => {
  expect(() => fromChineseNumber('三百六十五天')).toThrow('“天”不是中文数字');
});
