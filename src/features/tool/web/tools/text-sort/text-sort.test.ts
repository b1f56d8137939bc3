import { expect, test } from 'vitest';
import { type SortOrder, sortLines } from './text-sort.pure.ts';
import { tool } from './tool.ts';

function sorted(text: string, order: SortOrder, descending = false): string {
  return sortLines(text, { order, descending, dropEmpty: true }, () => 0);
}

test('names go by their pinyin, versions by their numbers', () => {
  expect(sorted('张三\n李四\n阿强\n王五', 'pinyin')).toBe('阿强\n李四\n王五\n张三');
  expect(sorted('第10集\n第2集\n第1集', 'natural')).toBe('第1集\n第2集\n第10集');
  expect(sorted('a10\na2', 'pinyin')).toBe('a10\na2');
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
