import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOOL_TYPES } from '../tool-info.pure.ts';
import { createShippedTools } from './shipped-tools.gateway.ts';

const FOLDER = join(import.meta.dirname, '..', 'web', 'tools');
const tools = await createShippedTools()();
const wrong = (isWrong: (tool: (typeof tools)[number]) => boolean) => tools.filter(isWrong).map(({ url }) => url);

test('every folder is a tool and says so', () => {
  const folders = readdirSync(FOLDER);
  expect(folders.filter((name) => !existsSync(join(FOLDER, name, 'tool.ts')))).toEqual([]);
  expect(tools.map(({ url }) => url).sort()).toEqual(folders.sort());
});

test('a tool has a view, or a page elsewhere, and not both', () => {
  expect(wrong(({ url, path }) => existsSync(join(FOLDER, url, 'view.tsx')) === (path !== undefined))).toEqual([]);
});

test('no tool takes an address that the toolbox itself needs, and no two share a name', () => {
  expect(
    wrong(({ url }) => ['type', 'home', 'net', 'link'].includes(url) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url)),
  ).toEqual([]);
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});

test('what a list shows of a tool fits and is in Chinese', () => {
  expect(wrong(({ brief }) => [...brief].length > 20)).toEqual([]);
  expect(wrong(({ description }) => !/\p{Script=Han}/u.test(description) || !/[。！？]$/.test(description))).toEqual(
    [],
  );
  expect(wrong(({ keywords, example }) => keywords.length < 2 || example.output === '')).toEqual([]);
});

test('every icon exists', () => {
  expect(wrong(({ shapes }) => shapes.length === 0)).toEqual([]);
});

test('tools are of known types', () => {
  const types: readonly string[] = TOOL_TYPES.map(({ name }) => name);
  expect(wrong(({ type }) => !types.includes(type))).toEqual([]);
  const count = (type: string) => tools.filter((tool) => tool.type === type).length;
  expect(count('站长工具')).toBeGreaterThanOrEqual(8);
  expect(count('Api文档')).toBeGreaterThanOrEqual(5);
});
