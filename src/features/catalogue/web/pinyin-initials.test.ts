import { expect, test } from 'vitest';
import { initialsSpan } from './pinyin-initials.ts';

const shown = (name: string, initials: string) => {
  const span = initialsSpan(name, initials);
  return span && name.slice(span.from, span.to);
};

test.each([
  ['大话西游之大圣娶亲', 'dhxy', '大话西游'],
  ['大话西游之大圣娶亲', 'DSQQ', '大圣娶亲'],
  ['流浪地球2', 'lldq2', '流浪地球2'],
  ['西游·降魔篇', 'xyj', '西游·降'],
  ['𠮷祥三宝', 'sb', '三宝'],
])('in %s the initials %s are %s', (name, initials, text) => {
  expect(shown(name, initials)).toBe(text);
});

test.each([
  ['大话西游', 'zzzz'],
  ['大话西游', 'd'],
  ['大话西游', 'd.x'],
  ['', 'ab'],
])('%s has no %s', (name, initials) => {
  expect(initialsSpan(name, initials)).toBeUndefined();
});
