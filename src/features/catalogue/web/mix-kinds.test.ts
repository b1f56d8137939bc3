import { expect, test } from 'vitest';
import type { AnyItem } from '../any-item.contract.ts';
import { inTurns, mixKinds, toldFirst } from './mix-kinds.ts';

const item = (Key: string, TypeName: string, UpdatedTime: string, Summary = '讲的什么。') =>
  ({ Key, TypeName, UpdatedTime, Summary, Genres: [] as string[] }) as AnyItem;

test('the newest come first, no kind more often than allowed, nothing twice', () => {
  const anime = ['a', 'b', 'c', 'd'].map((key, index) => item(key, '动漫', `2026-11-1${8 - index}T00:00:00+08:00`));
  const films = [item('f', '电影', '2026'), item('g', '电影', '2025-03-01T00:00:00+08:00')];
  expect(mixKinds([anime, films, anime.slice(0, 2)], 5, 2).map(({ Key }) => Key)).toEqual(['a', 'b', 'f', 'g']);
  expect(mixKinds([], 5, 2)).toEqual([]);
});

test('what is only a name stands after all that have something to tell, however new it is', () => {
  const bare = item('bare', '动漫', '2026-11-18T00:00:00+08:00', '');
  const told = [item('a', '动漫', '2026-11-17T00:00:00+08:00'), item('b', '动漫', '2026-11-16T00:00:00+08:00')];
  const film = item('f', '电影', '2020');
  const keys = (items: readonly AnyItem[]) => items.map(({ Key }) => Key);
  expect(keys(mixKinds([[bare, ...told], [film]], 9, 3))).toEqual(['a', 'b', 'f', 'bare']);
  expect(keys(mixKinds([[bare, ...told], [film]], 9, 2))).toEqual(['a', 'b', 'f']);
  expect(keys(toldFirst([bare, { ...bare, Key: 'genre', Genres: ['科幻'] }, film]))).toEqual(['genre', 'f', 'bare']);
});

test('kinds take turns', () => {
  expect(inTurns(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], (one) => one[0] ?? '')).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]);
});
