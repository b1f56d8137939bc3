import { expect, test } from 'vitest';
import { internalPath } from './internal-path.pure.ts';

test.each([
  '//evil.example',
  '/a\\b',
  '\ud800',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil',
  '',
  undefined,
  null,
])('%j leads elsewhere and is refused', (text) => {
  expect(internalPath(text)).toBeUndefined();
});

test.each([
  ['/any/Fate%2FZero?from=1#top', '/any/Fate%2FZero?from=1#top'],
  ['/blog/影视', '/blog/%E5%BD%B1%E8%A7%86'],
  ['/搜 索', '/%E6%90%9C%20%E7%B4%A2'],
])('%j stays on the site', (text, path) => {
  expect(internalPath(text)).toBe(path);
});
