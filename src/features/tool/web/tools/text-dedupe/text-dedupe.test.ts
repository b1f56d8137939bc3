import { expect, test } from 'vitest';
import { dedupeLines } from './text-dedupe.pure.ts';
import { tool } from './tool.ts';

const plain = { ignoreCase: false, trim: true, dropEmpty: true, keep: 'once' } as const;

test('the first of each stays, in its place', () => {
  expect(dedupeLines('b\na\nb\r\n a \nc', plain)).toBe('b\na\nc');
});

test('only the single ones, or only the repeated ones', () => {
  expect(dedupeLines('a\nb\na\nc', { ...plain, keep: 'unique' })).toBe('b\nc');
  expect(dedupeLines('a\nb\na\nc', { ...plain, keep: 'repeated' })).toBe('a');
});

test('case and spaces count only when wanted; empty lines are no repeats', () => {
  expect(dedupeLines('A\na\n a', { ...plain, trim: false })).toBe('A\na\n a');
  expect(dedupeLines('A\na', { ...plain, ignoreCase: true })).toBe('A');
  expect(dedupeLines('a\n\n\nb', { ...plain, dropEmpty: false })).toBe('a\n\n\nb');
});

test('the example is right', () => {
  expect(dedupeLines(tool.example.input, plain)).toBe(tool.example.output);
});
