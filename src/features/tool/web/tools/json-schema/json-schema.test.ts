import { expect, test } from 'vitest';
import { checkAgainstSchema } from './json-schema.work.ts';
import { tool } from './tool.ts';

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
