import { expect, test } from 'vitest';
import { describeMode, letters, octal, readMode } from './chmod.pure.ts';
import { tool } from './tool.ts';

test.each([
  ['755', 'rwxr-xr-x'],
  ['644', 'rw-r--r--'],
  ['000', '---------'],
  ['4755', 'rwsr-xr-x'],
  ['2640', 'rw-r-S---'],
  ['1777', 'rwxrwxrwt'],
])('%s is %s', (number, text) => {
  expect(letters(readMode(number))).toBe(text);
  expect(octal(readMode(text))).toBe(number);
});

test('every mode is read back', () => {
  for (let mode = 0; mode < 0o10000; mode++) expect(readMode(letters(mode))).toBe(mode);
});

test('it is said who can do what', () => {
  expect(describeMode(readMode('-rwxr-x---')).map(({ value }) => value)).toEqual([
    '750',
    'rwxr-x---',
    'chmod 750 文件名',
    '可以读、写、执行',
    '可以读、执行',
    '什么都不能做',
  ]);
});

test('nonsense is refused', () => {
  expect(() => readMode('888')).toThrow('八进制');
  expect(() => readMode('rwxrwx')).toThrow('九个字符');
});

test('the example is right', () => {
  expect(letters(readMode(tool.example.input))).toBe(tool.example.output);
});
