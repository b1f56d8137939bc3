import { expect, test } from 'vitest';
import { isChunkFailure, mayReload } from './chunk-reload.ts';

test('a page reloads at most once a minute', () => {
  expect(mayReload(0, 60_000)).toBe(true);
  expect(mayReload(60_000, 119_999)).toBe(false);
  expect(mayReload(60_000, 120_000)).toBe(true);
});

test.each([
  ['Failed to fetch dynamically imported module: http://a/assets/x.js', true],
  ['Importing a module script failed.', true],
  ['error loading dynamically imported module', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['undefined is not a function', false],
])('%j is a chunk failure: %s', (message, expected) => {
  expect(isChunkFailure(new Error(message))).toBe(expected);
});
