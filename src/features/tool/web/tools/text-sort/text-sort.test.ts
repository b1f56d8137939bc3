import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPinyin } from './by-pinyin.work.ts';
import { type SortOrder, sortLines } from './text-sort.pure.ts';
import { tool } from './tool.ts';

function sorted(text: string, order: SortOrder, descending = false): string {
  return sortLines(text, { order, descending, dropEmpty: true }, () => 0, byPinyin());
}

test('names go by their pinyin, versions by their numbers', () => {
  expect(sorted('张三\n李四\n阿强\n王五', 'pinyin')).toBe('阿强\n李四\n王五\n张三');
  expect(sorted('第10集\n第2集\n第1集', 'natural')).toBe('第1集\n第2集\n第10集');
  expect(sorted('a10\na2', 'pinyin')).toBe('a10\na2');
});

test.each([
  ['长沙 重庆 厦门 北京 长春 上海', '北京 长春 长沙 重庆 上海 厦门'],
  ['朝阳 丽水 六安 番禺 蚌埠 亳州', '蚌埠 亳州 朝阳 丽水 六安 番禺'],
  ['曾国藩 查良镛 单田芳 任正非 仇英 解缙', '仇英 任正非 单田芳 解缙 曾国藩 查良镛'],
  ['妈 骂 麻 马', '妈 麻 马 骂'],
  ['绿 路 吕 鲁', '鲁 路 吕 绿'],
  ['张三 张 张三丰', '张 张三 张三丰'],
  ['李四2 李四 李四1', '李四 李四1 李四2'],
  ['張三 李四 趙六', '李四 張三 趙六'],
])('by pinyin %s becomes %s', (before, after) => {
  expect(sorted(before.replaceAll(' ', '\n'), 'pinyin').replaceAll('\n', ' ')).toBe(after);
});

test('where each character has one reading the order is that of ICU', () => {
  const collator = new Intl.Collator('zh-CN-u-co-pinyin');
  const words = '啊 北 菜 地 额 风 高 海 机 看 来 明 你 欧 怕 起 人 是 他 我 西 一 在'.split(' ');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 12 }), (list) => {
      expect(sorted(list.join('\n'), 'pinyin')).toBe([...list].sort(collator.compare).join('\n'));
    }),
    { numRuns: 30 },
  );
});

test('by code, by length, backwards', () => {
  expect(sorted('b\nB\na', 'code')).toBe('B\na\nb');
  expect(sorted('ccc\na\n😀😀', 'length')).toBe('a\n😀😀\nccc');
  expect(sorted('1\n3\n2', 'natural', true)).toBe('3\n2\n1');
  expect(sorted('1\n2\n3', 'reverse')).toBe('3\n2\n1');
});

test('shuffling keeps every line', () => {
  const result = sortLines('a\nb\nc\nd', { order: 'shuffle', descending: false, dropEmpty: true }, Math.random);
  expect(result.split('\n').sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('the example is right', () => {
  expect(sorted(tool.example.input, 'pinyin')).toBe(tool.example.output);
});
