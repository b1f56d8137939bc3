import { expect, test } from 'vitest';
import { toMarkdownTable } from './markdown-table.pure.ts';
import { tool } from './tool.ts';

test('columns line up, Chinese counted double', () => {
  expect(toMarkdownTable('片名\tyear\n流浪地球\t2019', 'none')).toBe(
    '| 片名     | year |\n| -------- | ---- |\n| 流浪地球 | 2019 |',
  );
});

test('CSV with quotes, a missing cell and a bar inside a cell', () => {
  expect(toMarkdownTable('a,b\n"x, y",\n"q""|"', 'none')).toBe(
    '| a    | b   |\n| ---- | --- |\n| x, y |     |\n| q"\\| |     |',
  );
});

test('each way of aligning', () => {
  expect(toMarkdownTable('a', 'left')).toContain('| :-- |');
  expect(toMarkdownTable('a', 'center')).toContain('| :-: |');
  expect(toMarkdownTable('a', 'right')).toContain('| --: |');
});

test('an open quote and an empty text are refused', () => {
  expect(() => toMarkdownTable('"a', 'none')).toThrow('没有配对');
  expect(() => toMarkdownTable(' \n', 'none')).toThrow('还没有内容');
});

test('a table may have a great many rows', () => {
  expect(toMarkdownTable('a,b\n'.repeat(200_000), 'none').split('\n')).toHaveLength(200_001);
});

test('the example is right', () => {
  expect(toMarkdownTable(tool.example.input, 'none')).toBe(tool.example.output);
});

test('accents take no room, and families, flags and boxed digits that of one character', () => {
  const cells = ['e\u0301', '👨‍👩‍👧', '🇨🇳', '1️⃣', '中'];
  const table = toMarkdownTable(cells.map((cell) => `${cell},x`).join('\n'), 'none');
  const spaces = table
    .split('\n')
    .flatMap((line) => (line.includes('---') ? [] : [/ +(?=\| x)/.exec(line)?.[0].length]));
  expect(spaces).toEqual([3, 2, 2, 2, 2]);
});
