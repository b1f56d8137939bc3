import { expect, test } from 'vitest';
import { checkAgainstSchema as check } from './json-schema.work.ts';
import { tool } from './tool.ts';

const checkAgainstSchema = (data: string, schema: string) => check(data, schema).faults;

const schema = JSON.stringify({
  type: 'object',
  required: ['name', 'age'],
  properties: {
    name: { type: 'string', minLength: 1 },
    age: { type: 'integer', minimum: 0 },
    sex: { enum: ['男', '女'] },
  },
  additionalProperties: false,
});

test('data that fits has no faults', () => {
  expect(checkAgainstSchema('{"name":"小满","age":3}', schema)).toEqual([]);
});

test('every fault is said in Chinese with its place', () => {
  expect(checkAgainstSchema('{"name":"","age":-1,"sex":"x","more":1}', schema)).toEqual([
    { at: '', message: '不该有“more”' },
    { at: '/name', message: '至少 1 个字' },
    { at: '/age', message: '不能小于 0' },
    { at: '/sex', message: '只能是 ["男","女"] 之一' },
  ]);
});

test('a missing property and a wrong type', () => {
  expect(checkAgainstSchema('{"name":1}', schema).map(({ message }) => message)).toEqual([
    '缺少必填的“age”',
    '类型应该是 string',
  ]);
});

test.each([
  ['email', 'a@b.cn', 'a@', '邮箱地址'],
  ['date', '2026-02-28', '2026-02-30', '日期'],
  ['time', '08:30:00Z', '25:00:00Z', '时间'],
  ['date-time', '2026-11-16T08:30:00+08:00', '2026-11-16 8点', '日期时间'],
  ['uri', 'https://a.cn/b?c', '不是网址', '网址'],
  ['hostname', 'a-b.cn', '-a.cn', '主机名'],
  ['ipv4', '192.168.1.1', '256.1.1.1', 'IPv4 地址'],
  ['ipv6', '2001:db8::1', '2001:::1', 'IPv6 地址'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123', 'UUID'],
  ['regex', '^a+$', '(', '正则表达式'],
  ['duration', 'P1DT2H', '1 天', '时长'],
  ['json-pointer', '/a/0', 'a', 'JSON 指针'],
])('format %s takes %s and refuses %s', (format, good, bad, name) => {
  const rule = JSON.stringify({ properties: { x: { format } } });
  expect(checkAgainstSchema(JSON.stringify({ x: good }), rule)).toEqual([]);
  const [fault] = checkAgainstSchema(JSON.stringify({ x: bad }), rule);
  expect(fault).toMatchObject({ at: '/x', message: expect.stringContaining(`不是正确的${name}`) });
  // A format is about text: numbers are left alone.
  expect(checkAgainstSchema('{"x":1}', rule)).toEqual([]);
});

test('a format nobody knows is not checked, and that is said', () => {
  expect(check('{"x":"y"}', '{"properties":{"x":{"format":"iri"}},"$defs":{"a":{"format":"email"}}}')).toEqual({
    faults: [],
    unknownFormats: ['iri'],
  });
});

test('it is said which of the two texts is broken', () => {
  expect(() => checkAgainstSchema('{', schema)).toThrow('数据第 1 行');
  expect(() => checkAgainstSchema('{}', '{"type": }')).toThrow('Schema第 1 行');
  expect(() => checkAgainstSchema('{}', '{"$ref":"#/nowhere"}')).toThrow('Schema 有问题');
});

test('the example is right', () => {
  expect(
    checkAgainstSchema(tool.example.input, '{"properties":{"age":{"minimum":0}}}')
      .map(({ at, message }) => `${at} ${message}`)
      .join(),
  ).toBe(tool.example.output);
});
