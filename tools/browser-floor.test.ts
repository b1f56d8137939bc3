import { expect, test } from 'vitest';
import { tooNew } from './browser-floor.ts';

test.each([
  ['class A { static { b() } }', 'a static block of a class'],
  ['let a = /[a--b]/v', 'a newer kind of pattern'],
  ['let a = /(?i:b)/', 'a newer kind of pattern'],
  ['import a from "b" with { type: "json" }', 'import attributes'],
  ['{ using a = b() }', 'using'],
  ['let a = /(?<=b)c/', 'a pattern that looks behind'],
  ['let a = RegExp(`(?<!b)c`)', 'a pattern that looks behind'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['a.symmetricDifference(b)', 'symmetricDifference'],
])('%s is too new', (code, what) => {
  expect(tooNew(code, false)).toEqual([what]);
});

test.each([
  'class A { static #a = 1; static b(c) { return #a in c } }',
  'let a; try { a = RegExp("(?<!b)c") } catch { a = /c/ }',
  'let a = /(?<name>b)\\k<name>/dsu; a ??= await b?.c',
  'typeof OffscreenCanvas < "u" && new OffscreenCanvas(1, 1)',
  'if ("requestIdleCallback" in self) requestIdleCallback(a)',
  'let a = Math.sumPrecise ?? b',
  'a.findLast(b); Object.hasOwn(a, b); structuredClone(a); a.at(-1)',
  'let parse = { any: 1, OffscreenCanvas: 2 }; JSON.parse(a); a.union(b)',
])('%s is not', (code) => {
  expect(tooNew(code, true)).toEqual([]);
});

test('what a page is given, a worker has only if it carries it along', () => {
  const code = 'a.toSorted(); Map.groupBy(a, b); new Intl.Segmenter("zh")';
  expect(tooNew(code, false)).toEqual([]);
  expect(tooNew(code, true)).toEqual(['toSorted', 'Map.groupBy', 'Intl.Segmenter']);
  expect(tooNew(`${code}; "signal timed out"`, true)).toEqual([]);
});
