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

test.each([
  ['曾国藩', 'zēng guó fān'],
  ['查良镛', 'zhā liáng yōng'],
  ['单田芳', 'shàn tián fāng'],
  ['尉迟恭', 'yù chí gōng'],
  ['万俟卨', 'mò qí xiè'],
  ['任志强', 'rén zhì qiáng'],
  ['单建国', 'shàn jiàn guó'],
  ['解老师', 'xiè lǎo shī'],
  ['曾先生', 'zēng xiān shēng'],
  ['曾国藩是湖南人', 'zēng guó fān shì hú nán rén'],
  ['我叫查良镛', 'wǒ jiào zhā liáng yōng'],
  ['华罗庚', 'huà luó gēng'],
  ['令狐冲', 'líng hú chōng'],
])('the surname in %s is read %s', (text, said) => {
  expect(toPinyin(text, plain)).toBe(said);
});

test.each([
  ['单位', 'dān wèi'],
  ['查看', 'chá kàn'],
  ['查资料', 'chá zī liào'],
  ['查尔斯', 'chá ěr sī'],
  ['曾经', 'céng jīng'],
  ['任务', 'rèn wu'],
  ['任何人', 'rèn hé rén'],
  ['解决', 'jiě jué'],
  ['仇恨', 'chóu hèn'],
  ['区别', 'qū bié'],
  ['区块链', 'qū kuài liàn'],
  ['盖浇饭', 'gài jiāo fàn'],
  ['华为', 'huá wéi'],
  ['乐视网', 'lè shì wǎng'],
  ['朴素', 'pǔ sù'],
  ['单行道', 'dān xíng dào'],
])('the word %s is not taken for a name', (text, said) => {
  expect(toPinyin(text, plain)).toBe(said);
});

test('厚薄 and other words whose reading was wrong', () => {
  expect(toPinyin('厚薄\n台州\n朝鲜\n单于', plain)).toBe('hòu bó\ntāi zhōu\ncháo xiǎn\nchán yú');
});

test('whoever knows better says so', () => {
  expect(toPinyin('单位', { ...plain, surname: 'head' })).toBe('shàn wèi');
  expect(toPinyin('任志强', { ...plain, surname: 'off' })).toBe('rèn zhì qiáng');
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

test('一 and 不 keep their own tone, as GB/T 16159 has it', () => {
  const read = (text: string) => toPinyin(text, { tone: 'symbol', part: 'whole', separator: 'space' });
  expect(['一万', '一样', '不是', '不对'].map(read)).toEqual(['yī wàn', 'yī yàng', 'bù shì', 'bù duì']);
});

test('蔚县 is read as those who live there do', () => {
  expect(toPinyin('蔚县', { tone: 'symbol', part: 'whole', separator: 'space' })).toBe('yù xiàn');
});
