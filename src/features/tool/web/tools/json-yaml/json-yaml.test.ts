import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonToYaml, yamlToJson } from './json-yaml.work.ts';
import { tool } from './tool.ts';

test('YAML becomes JSON and back', () => {
  const yaml = 'name: 搜罗\ntags:\n  - 影视\n  - 工具\nopen: true\n';
  expect(JSON.parse(yamlToJson(yaml))).toEqual({ name: '搜罗', tags: ['影视', '工具'], open: true });
  expect(jsonToYaml(yamlToJson(yaml))).toBe(yaml);
});

test('no is a word and not a falsehood, as YAML 1.2 says', () => {
  expect(yamlToJson('country: no', 0)).toBe('{"country":"no"}');
});

test('several documents become a list', () => {
  expect(yamlToJson('a: 1\n---\nb: 2', 0)).toBe('[{"a":1},{"b":2}]');
});

test.each([
  ['a:\n\t- 1', '制表符'],
  ['a: 1\na: 2', '重复的键'],
  ['a: [1', '括号没有写完'],
])('%j is refused with its place', (yaml, reason) => {
  expect(() => yamlToJson(yaml)).toThrow(reason);
  expect(() => yamlToJson(yaml)).toThrow(
    expect.objectContaining({ details: { line: expect.any(Number), column: expect.any(Number) } }),
  );
});

test('an anchor that is not there is said', () => {
  expect(() => yamlToJson('a: *no')).toThrow('锚点');
});

test('aliases that grow without end are refused', () => {
  const rows = ['a: &a [x,x,x,x,x,x,x,x,x,x]'];
  for (let at = 1; at < 9; at++) {
    const name = String.fromCharCode(97 + at);
    const last = `*${String.fromCharCode(96 + at)}`;
    rows.push(`${name}: &${name} [${Array(10).fill(last).join(',')}]`);
  }
  expect(() => yamlToJson(rows.join('\n'))).toThrow('太大');
});

test('any JSON survives the way through YAML', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(JSON.parse(yamlToJson(jsonToYaml(json)))).toEqual(JSON.parse(json));
    }),
    { numRuns: 60 },
  );
});

test('long numbers keep their last digits both ways', () => {
  expect(jsonToYaml('{"id":12345678901234567890}')).toBe('id: 12345678901234567890\n');
  expect(yamlToJson('id: 12345678901234567890', 0)).toBe('{"id":12345678901234567890}');
});

test('a map that is brought in with << becomes part of the other', () => {
  expect(yamlToJson('x: &a {p: 1}\ny:\n  <<: *a\n  q: 2', 0)).toBe('{"x":{"p":1},"y":{"p":1,"q":2}}');
});

test('binary data stays the text it is', () => {
  expect(yamlToJson('a: !!binary aGVsbG8=', 0)).toBe('{"a":"aGVsbG8="}');
});

test('the example is right', () => {
  expect(yamlToJson(tool.example.input)).toBe(tool.example.output);
});
