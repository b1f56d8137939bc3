import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { formatJson } from './json-format.work.ts';
import { tool } from './tool.ts';

const plain = { indent: '2', sortKeys: false, loose: false } as const;

function faultOf(text: string) {
  try {
    formatJson(text, plain);
  } catch (error) {
    if (error instanceof ToolFault) return error;
    throw error;
  }
  throw new Error('no fault');
}

test('two spaces, four, a tab or one line', () => {
  expect(formatJson('{"a":[1,{}],"b":[]}', plain).text).toBe('{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}');
  expect(formatJson('[1]', { ...plain, indent: 'tab' }).text).toBe('[\n\t1\n]');
  expect(formatJson('{ "a" : 1 }', { ...plain, indent: 'none' }).text).toBe('{"a":1}');
});

test('numbers keep every digit and strings their escapes', () => {
  const source = '[12345678901234567890,1.0,1e400,"\\u4f60\\/"]';
  expect(formatJson(source, { ...plain, indent: 'none' }).text).toBe(source);
});

test('keys are sorted at every depth, the order of a list stays', () => {
  expect(formatJson('{"b":{"d":1,"c":2},"a":[2,1]}', { ...plain, sortKeys: true, indent: 'none' }).text).toBe(
    '{"a":[2,1],"b":{"c":2,"d":1}}',
  );
});

test('a forgotten comma is found behind the last item, with the cure', () => {
  expect(faultOf('{\n  "a": 1\n  "b": 2\n}').details).toEqual({
    line: 2,
    column: 9,
    fix: { label: '补上逗号', input: '{\n  "a": 1,\n  "b": 2\n}' },
  });
});

test.each([
  ["{'a':1}", '双引号'],
  ['{"a":1,}', '最后一项后面不要逗号'],
  ['{"a":1', '缺少右花括号'],
  ['{"a":"x\ny"}', '右双引号'],
  ['{"a":01}', '逗号'],
  ['// x\n1', '注释'],
])('%j is refused and the reason is said', (text, reason) => {
  expect(faultOf(text).message).toContain(reason);
});

test('loosely, comments and a last comma pass and are dropped', () => {
  expect(formatJson('{/*x*/"a":1,}', { ...plain, loose: true, indent: 'none' }).text).toBe('{"a":1}');
});

test('a repeated key is pointed out', () => {
  expect(formatJson('{"a":1,\n"a":2}', plain).notes[0]).toContain('第 2 行的“a”重复');
});

test('formatting never changes the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('2', '4', 'tab', 'none'), fc.boolean(), (value, indent, sortKeys) => {
      const { text } = formatJson(JSON.stringify(value), { indent, sortKeys, loose: false });
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a mark that Windows puts before a text is no part of it', () => {
  expect(formatJson('\ufeff{"a":1}', { indent: 'none', sortKeys: false, loose: false }).text).toBe('{"a":1}');
});

test('the example is right', () => {
  expect(formatJson(tool.example.input, plain).text).toBe(tool.example.output);
});
