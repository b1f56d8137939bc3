import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { checkedSlug, isReserved, slugKey } from './slug.rules.ts';

const refusalOf = (text: string) => {
  try {
    return checkedSlug(text, toSimplified);
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['qiu', 'qiu'],
  [' Autumn-2026 ', 'autumn-2026'],
  ['ＱＩＵ', 'qiu'],
  ['秋日市集', '秋日市集'],
  ['電影節', '电影节'],
  ['团建_a1', '团建_a1'],
])('%s becomes %s', (typed, kept) => {
  expect(refusalOf(typed)).toBe(kept);
});

test.each([
  ['ab', '太短'],
  ['秋', '太短'],
  ['a'.repeat(41), '不能超过 40'],
  ['a b', '可以用'],
  ['a.b', '可以用'],
  ['-abc', '可以用'],
  ['abc-', '可以用'],
  ['a/b', '可以用'],
  ['code+', '可以用'],
  ['раураl', '可以用'],
  ['😀😀😀', '可以用'],
  ['⼈⼈人', '可以用'],
  ['API', '本站的页面'],
  ['Market', '本站的页面'],
  ['站長', '本站的页面'],
  ['fuck', '不合适'],
  ['go-sh1t-now', '不合适'],
  ['澳门博彩网', '不合适'],
  ['賭-博', '不合适'],
])('%s is refused', (typed, reason) => {
  expect(refusalOf(typed)).toContain(reason);
});

test('a word inside another is no offence', () => {
  expect(refusalOf('classic')).toBe('classic');
  expect(refusalOf('essex-2026')).toBe('essex-2026');
});

test('no code can take the place of a page on the short host', () => {
  const sources = globSync('src/features/*/*.routes.ts').map((path) => readFileSync(path, 'utf8'));
  const pages = sources.flatMap((source) => [...source.matchAll(/route\('([^'/]+)/g)].map(([, name = '']) => name));
  const openApi = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8')) as { paths: object };
  const calls = Object.keys(openApi.paths).map((path) => path.split('/')[1] ?? '');
  expect(pages.length).toBeGreaterThan(30);
  const keys = [...pages, ...calls].map((name) => slugKey(name, toSimplified));
  expect(new Set(keys.filter((key) => key !== undefined && !isReserved(key)))).toEqual(new Set());
});
