import { expect, test } from 'vitest';
import { isKnownTag } from './known-tag.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a" ,"c"', 'W/"a"', true],
  ['*', '"a"', true],
  ['W/"a-gzip"', '"a"', true],
  ['"a;br"', 'W/"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match %s knows %s: %s', (asked, etag, isKnown) => {
  expect(isKnownTag(asked, etag)).toBe(isKnown);
});
