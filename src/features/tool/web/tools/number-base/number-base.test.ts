import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertBase, readInteger } from './number-base.pure.ts';
import { tool } from './tool.ts';

test.each([
  ['255', 10, { 二进制: '11111111', 八进制: '377', 十六进制: 'ff' }],
  ['0xFF', 16, { 十进制: '255' }],
  ['1111 0000', 2, { 十六进制: 'f0' }],
  ['-128', 10, { '8 位补码（二进制）': '10000000', '8 位补码（十六进制）': '80' }],
  ['-129', 10, { '16 位补码（十六进制）': 'ff7f' }],
  ['zz', 36, { 十进制: '1295' }],
])('%s in base %d', (text, base, expected) => {
  expect(Object.fromEntries(convertBase(text, base).map(({ label, value }) => [label, value]))).toMatchObject(expected);
});

test('numbers of any length and any base come back', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 2, max: 36 }), (value, base) => {
      expect(readInteger(value.toString(base), base)).toBe(value);
    }),
  );
});

test('a digit that the base lacks is named', () => {
  expect(() => readInteger('129', 8)).toThrow('“9”不是 8 进制');
  expect(() => readInteger('1.5', 10)).toThrow('只算整数');
  expect(() => readInteger(' - ', 10)).toThrow('请输入');
});

test('a number as long as a book is refused at once', () => {
  expect(() => convertBase('9'.repeat(1_000_000), 10)).toThrow('最多 10000 位');
  expect(convertBase('１２', 10)[0]?.value).toBe('1100');
});

test('the example is right', () => {
  expect(convertBase(tool.example.input, 10).map(({ label, value }) => `${label} ${value}`)[3]).toBe(
    tool.example.output,
  );
});
