import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

// Each of these is something else than text to PyYAML 6 (or to YAML 1.1, where PyYAML knows less) when it stands bare.
const OLD =
  'yes No ON off y N true ~ null 010 0o14 0x1F 0b11 1_000 12:30 12:30:45 1:30.5 1e3 .5 +1 -0 .inf .NaN 2026-11-16 2026-1-5 << =';

test.each(OLD.split(' '))('the text %s is quoted, as value and as key', (word) => {
  expect(jsonToYaml(JSON.stringify({ a: word }))).toBe(`a: "${word}"\n`);
  expect(jsonToYaml(JSON.stringify({ [word]: 1 }))).toBe(`"${word}": 1\n`);
});

test('a time with its zone is quoted, ordinary text is not', () => {
  expect(jsonToYaml('["2026-11-16T08:00:00Z","2026-11-16 08:00:00 +8"]')).toBe(
    '- "2026-11-16T08:00:00Z"\n- "2026-11-16 08:00:00 +8"\n',
  );
  expect(jsonToYaml('["yesterday","1.2.3","搜罗","a_b","12:99","v1","no way"]')).toBe(
    '- yesterday\n- 1.2.3\n- 搜罗\n- a_b\n- 12:99\n- v1\n- no way\n',
  );
});

test('what YAML 1.1 reads is what was written', () => {
  const word = fc.constantFrom(
    ...OLD.split(' '),
    '搜罗',
    'a b',
    ': x',
    '- y',
    '#z',
    "it's",
    '"',
    '',
    ' ',
    'a\nb',
    '0',
    '1',
    '%',
    '@',
    '\t',
  );
  fc.assert(
    fc.property(fc.dictionary(word, fc.oneof(word, fc.integer(), fc.boolean(), fc.array(word))), (value) => {
      const yaml = jsonToYaml(JSON.stringify(value));
      expect(parse(yaml, { version: '1.1' })).toEqual(JSON.parse(JSON.stringify(value)));
      expect(parse(yaml, { version: '1.2' })).toEqual(JSON.parse(JSON.stringify(value)));
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

test('a text with a tab stands in quotes, since readers of YAML 1.1 take it there only', () => {
  expect(jsonToYaml('{"a\\tb":"c\\td"}')).toBe('"a\\tb": "c\\td"\n');
});
