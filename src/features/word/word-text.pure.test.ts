import { expect, test } from 'vitest';
import { countGraphemes, graphemesOf } from './word-text.pure.ts';

test.each([
  ['', 0],
  ['你好', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['👍🏽👍', 2],
  ['🇨🇳', 1],
  ['1️⃣', 1],
  ['e\u0301', 1],
  ['a\r\nb', 3],
])('%s is counted as %i', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
  expect(graphemesOf(text).join('')).toBe(text);
});
