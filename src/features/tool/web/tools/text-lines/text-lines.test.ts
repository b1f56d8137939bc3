import { expect, test } from 'vitest';
import { processLines } from './text-lines.pure.ts';
import { tool } from './tool.ts';

const plain = { prefix: '', suffix: '', number: 'none', join: '', split: '' } as const;

test('something before and after each line', () => {
  expect(processLines('a\nb', { ...plain, prefix: "'", suffix: "'" })).toBe("'a'\n'b'");
});

test('numbers in three styles', () => {
  expect(processLines('a\nb', { ...plain, number: 'dot' })).toBe('1. a\n2. b');
  expect(processLines('a\nb', { ...plain, number: 'comma' })).toBe('1、a\n2、b');
  expect(processLines(Array(10).fill('x').join('\n'), { ...plain, number: 'padded' }).split('\n')[0]).toBe('01 x');
});

test('lines are joined, and a row is cut into lines', () => {
  expect(processLines('a\nb', { ...plain, join: ', ' })).toBe('a, b');
  expect(processLines('a, b,c', { ...plain, split: ',' })).toBe('a\nb\nc');
  expect(processLines('a\tb', { ...plain, split: '\\t', join: '|' })).toBe('a|b');
});

test('the example is right', () => {
  expect(processLines(tool.example.input, { ...plain, prefix: "'", suffix: "'", join: ', ' })).toBe(
    tool.example.output,
  );
});
