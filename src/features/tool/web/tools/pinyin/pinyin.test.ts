import { expect, test } from 'vitest';
import { toPinyin } from './pinyin.work.ts';
import { tool } from './tool.ts';

const plain = { tone: 'symbol', part: 'whole', separator: 'space' } as const;

test.each([
  ['重庆', 'chóng qìng'],
  ['重要', 'zhòng yào'],
  ['银行', 'yín háng'],
  ['行走', 'xíng zǒu'],
  ['音乐', 'yīn yuè'],
  ['快乐', 'kuài lè'],
])('%s is read %s', (text, said) => {
  expect(toPinyin(text, plain)).toBe(said);
});

test('tones as numbers, or none, and only the initials', () => {
  expect(toPinyin('你好', { ...plain, tone: 'num' })).toBe('ni3 hao3');
  expect(toPinyin('绿', { ...plain, tone: 'none' })).toBe('lv');
  expect(toPinyin('搜罗工具', { ...plain, part: 'initials', separator: 'none' })).toBe('slgj');
});

test('other writing stays', () => {
  expect(toPinyin('看Netflix剧\n第2集', { ...plain, tone: 'none', separator: 'dash' })).toBe('kan-Netflix-ju\ndi-2-ji');
});

test('the example is right', () => {
  expect(toPinyin(tool.example.input, plain)).toBe(tool.example.output);
});
