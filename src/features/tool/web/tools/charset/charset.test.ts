import { expect, test } from 'vitest';
import { CHARSETS, type Charset, decodeAs, encodeAs, hexToText, repair, textToHex } from './charset.work.ts';
import { tool } from './tool.ts';

test.each<[Charset, string, string]>([
  ['utf-8', '搜罗', 'e6 90 9c e7 bd 97'],
  ['gbk', '搜罗', 'cb d1 c2 de'],
  ['big5', '搜羅', 'b7 6a c3 b9'],
  ['shift_jis', '日本', '93 fa 96 7b'],
  ['euc-kr', '한국', 'c7 d1 b1 b9'],
  ['utf-16le', '搜😀', '1c 64 3d d8 00 de'],
  ['utf-16be', '搜', '64 1c'],
  ['windows-1252', 'é', 'e9'],
])('%s writes %s as %s and reads it back', (charset, text, hex) => {
  expect(textToHex(text, charset)).toBe(hex);
  expect(hexToText(hex, charset)).toBe(text);
});

test.each(CHARSETS)('plain letters survive $label', ({ value }) => {
  expect(decodeAs(encodeAs('Hello, 123', value), value)).toBe('Hello, 123');
});

test('the classic muddles are put right, the likeliest first', () => {
  const asGbk = decodeAs(encodeAs('你好，世界', 'utf-8'), 'windows-1252');
  expect(repair(asGbk)[0]).toEqual({ how: 'UTF-8 被当成了 Latin-1', text: '你好，世界' });
  expect(repair('浣犲ソ')[0]).toEqual({ how: 'UTF-8 被当成了 GBK', text: '你好' });
  expect(repair('ÄãºÃ')[0]).toEqual({ how: 'GBK 被当成了 Latin-1', text: '你好' });
});

test('a character that a charset lacks is named', () => {
  expect(() => encodeAs('搜😀', 'gbk')).toThrow('没有“😀”');
  expect(() => hexToText('ff ff', 'utf-8')).toThrow('不是 UTF-8');
});

test('the example is right', () => {
  expect(repair(tool.example.input)[0]?.text).toBe(tool.example.output);
});
