import { expect, test } from 'vitest';
import { replaceAll } from './text-replace.pure.ts';
import { tool } from './tool.ts';

const plain = { regex: false, ignoreCase: false };

test('every rule in its turn, with nothing special about dots and dollars', () => {
  expect(replaceAll({ ...plain, text: 'a.b $1', rules: 'a.b => x\n$1=>y\n\nx => z' })).toBe('z y');
});

test('an empty right side deletes, escapes are understood', () => {
  expect(replaceAll({ ...plain, text: 'a,b,', rules: ', =>' })).toBe('ab');
  expect(replaceAll({ ...plain, text: 'a;b', rules: '; => \\n' })).toBe('a\nb');
});

test('patterns with groups, case ignored when asked', () => {
  expect(
    replaceAll({ text: '2019-02\n2020-03', rules: '^(\\d+)-(\\d+)$ => $2/$1', regex: true, ignoreCase: false }),
  ).toBe('02/2019\n03/2020');
  expect(replaceAll({ ...plain, ignoreCase: true, text: 'AbC', rules: 'abc => x' })).toBe('x');
});

test('a bad rule is named', () => {
  expect(() => replaceAll({ ...plain, text: '', rules: 'a => b\nc' })).toThrow('第 2 条规则里没有 =>');
  expect(() => replaceAll({ ...plain, text: '', rules: ' => b' })).toThrow('左边是空的');
  expect(() => replaceAll({ text: 'x', rules: '( => b', regex: true, ignoreCase: false })).toThrow('第 1 条规则的正则');
});

test('the example is right', () => {
  expect(replaceAll({ ...plain, text: tool.example.input, rules: '苹果 => 桃子\n香蕉 => 李子' })).toBe(
    tool.example.output,
  );
});
