import { expect, test } from 'vitest';
import { jsonToToml, tomlToJson } from './json-toml.work.ts';
import { tool } from './tool.ts';

test('tables, lists of tables and dates become JSON', () => {
  const toml =
    'title = "搜罗"\nborn = 2026-11-15T08:00:00+08:00\n[site]\nport = 3000\n[[film]]\nname = "甲"\n[[film]]\nname = "乙"';
  expect(JSON.parse(tomlToJson(toml))).toEqual({
    title: '搜罗',
    born: '2026-11-15T08:00:00+08:00',
    site: { port: 3000 },
    film: [{ name: '甲' }, { name: '乙' }],
  });
});

test('long integers keep their last digits both ways, as far as TOML has room for them', () => {
  expect(tomlToJson('n = 9007199254740993')).toBe('{\n  "n": 9007199254740993\n}');
  expect(jsonToToml('{"n":9223372036854775807}').trim()).toBe('n = 9223372036854775807');
  expect(() => jsonToToml('{"a":{"n":9223372036854775808}}')).toThrow('请先把 a.n 改成文字');
});

test('JSON becomes TOML that reads the same', () => {
  const json = '{"a":{"b":[1,2],"c":"x"}}';
  expect(JSON.parse(tomlToJson(jsonToToml(json)))).toEqual(JSON.parse(json));
});

test('what TOML cannot say is refused', () => {
  expect(() => jsonToToml('[1]')).toThrow('最外层');
  expect(() => jsonToToml('{"a":{"b":[1,null]}}')).toThrow('a.b.1');
  expect(() => tomlToJson('a = 1\nb = ')).toThrow(expect.objectContaining({ details: { line: 2, column: 5 } }));
});

test('the example is right', () => {
  expect(tomlToJson(tool.example.input)).toBe(tool.example.output);
});
