import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { countText } from './word-count.pure.ts';

test('Chinese, words, numbers and punctuation are told apart', () => {
  expect(countText("你好，world! It's 3.14。\n\n第二段")).toMatchObject({
    chinese: 5,
    words: 2,
    numbers: 1,
    punctuation: 5,
    lines: 3,
    paragraphs: 2,
  });
});

test('an emoji of several parts is one character and many bytes', () => {
  expect(countText('👨‍👩‍👧a')).toMatchObject({ characters: 2, bytes: 19 });
});

test('nothing has nothing', () => {
  expect(countText('')).toEqual({
    characters: 0,
    withoutSpaces: 0,
    chinese: 0,
    words: 0,
    numbers: 0,
    punctuation: 0,
    lines: 0,
    paragraphs: 0,
    bytes: 0,
    minutes: 0,
  });
});

test('quick counting and careful counting agree', () => {
  const plain = '搜罗 souluo，2026！\n第二行';
  expect(countText(plain).characters).toBe(countText(`${plain}é`.normalize('NFD')).characters - 1);
  expect(countText('👨‍👩‍👧e\u0301').characters).toBe(2);
});

test('the example is right', () => {
  const { characters, chinese, words } = countText(tool.example.input);
  expect(`${characters} 个字符，其中汉字 ${chinese} 个、英文单词 ${words} 个`).toBe(tool.example.output);
});
