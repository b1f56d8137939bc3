import { expect, test } from 'vitest';
import { LANGUAGES } from './json-to-types.options.ts';
import { typesOf } from './json-to-types.work.ts';
import { tool } from './tool.ts';

const film = '{"name":"流浪地球","year":2019,"tags":["科幻"],"next":null}';

test('TypeScript gets an interface with the types of the sample', async () => {
  const code = await typesOf(film, 'typescript', 'Film');
  expect(code).toContain('export interface Film {');
  expect(code).toMatch(/year:\s+number;/);
  expect(code).toMatch(/tags:\s+string\[\];/);
});

test.each(LANGUAGES)('$label names the type', async ({ value }) => {
  expect(await typesOf(film, value, 'Film')).toContain('Film');
});

test('a broken sample and a bad name are said', async () => {
  await expect(typesOf('{', 'go', 'A')).rejects.toThrow('右花括号');
  await expect(typesOf('{}', 'go', '1a')).rejects.toThrow('类型名');
});

test('the example is right', async () => {
  expect(
    (await typesOf(tool.example.input, 'typescript', 'Root')).replace(/ +/g, (spaces) =>
      spaces.length > 3 ? '    ' : ' ',
    ),
  ).toBe(tool.example.output);
});

test.each([
  ['[1,2,3]', 'export type Root = number[];'],
  ['[]', 'export type Root = unknown[];'],
  ['{"a b":1,"A B":2}', 'export type Root = { [key: string]: number };'],
  ['"a"', 'export type Root = string;'],
])('%s has a type in TypeScript too', async (text, types) => {
  expect(await typesOf(text, 'typescript', 'Root')).toBe(types);
});
