import { expect, test } from 'vitest';
import { ASCII } from './ascii-table.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const { code, hex, octal, binary } = ASCII.find(({ shown }) => shown === tool.example.input) ?? {};
  expect(`${code}　${hex}　${octal}　${binary}`).toBe(tool.example.output);
});

test('all 128 are there, and each number says the same in every base', () => {
  expect(ASCII).toHaveLength(128);
  for (const { code, hex, octal, binary } of ASCII) {
    expect([Number(hex), Number.parseInt(octal, 8), Number.parseInt(binary, 2)]).toEqual([code, code, code]);
  }
});

test.each([
  [0, 'NUL', '\\0'],
  [9, 'HT', '\\t'],
  [10, 'LF', '\\n'],
  [13, 'CR', '\\r'],
  [27, 'ESC', ''],
  [31, 'US', ''],
  [32, 'SP', ''],
  [126, '~', ''],
  [127, 'DEL', ''],
])('%i is %s', (code, shown, typed) => {
  expect(ASCII[code]).toMatchObject({ shown, typed });
});

test.each([
  [32, '空格'],
  [127, '删除'],
  [48, '数字'],
  [65, '大写字母'],
  [97, '小写字母'],
  [33, '符号'],
])('%i is called %s', (code, name) => {
  expect(ASCII[code]?.name).toBe(name);
});
