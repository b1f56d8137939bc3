import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExactJson } from '../../json/read-json.work.ts';
import { diffJson } from './json-diff.pure.ts';
import { tool } from './tool.ts';

test('added, removed and changed, each with its path', () => {
  expect(diffJson({ a: 1, b: [1, 2], c: { d: null } }, { b: [1, 3, 4], c: { d: {} }, 'x y': 0 })).toEqual([
    { path: '$.a', kind: 'removed', before: '1' },
    { path: '$.b[1]', kind: 'changed', before: '2', after: '3' },
    { path: '$.b[2]', kind: 'added', after: '4' },
    { path: '$.c.d', kind: 'changed', before: 'null', after: '{}' },
    { path: '$["x y"]', kind: 'added', after: '0' },
  ]);
});

test('the order of properties is no difference, the order of a list is', () => {
  expect(diffJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  expect(diffJson([1, 2], [2, 1])).toHaveLength(2);
});

test('a list is not an object with numbers for names', () => {
  expect(diffJson([1], { 0: 1 })).toEqual([{ path: '$', kind: 'changed', before: '[1]', after: '{"0":1}' }]);
});

test('a value never differs from itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(diffJson(value, structuredClone(value))).toEqual([]);
    }),
  );
});

test('numbers that differ in their last digits differ', () => {
  const read = (text: string) => readExactJson(text);
  expect(diffJson(read('{"id":12345678901234567890}'), read('{"id":12345678901234567891}'))).toEqual([
    { path: '$.id', kind: 'changed', before: '12345678901234567890', after: '12345678901234567891' },
  ]);
});

test('the example is right', () => {
  expect(
    diffJson(JSON.parse(tool.example.input), { name: '甲', year: 2023 })
      .map(({ path, before, after }) => `${path} 由 ${before} 改为 ${after}`)
      .join(),
  ).toBe(tool.example.output);
});
