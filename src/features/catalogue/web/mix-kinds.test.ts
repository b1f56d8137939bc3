import { expect, test } from 'vitest';
import type { AnyItem } from '../any-item.contract.ts';
import { inTurns, mixKinds } from './mix-kinds.ts';

const item = (Key: string, TypeName: string, UpdatedTime: string) => ({ Key, TypeName, UpdatedTime }) as AnyItem;

test('the newest come first, no kind more often than allowed, nothing twice', () => {
  const anime = ['a', 'b', 'c', 'd'].map((key, index) => item(key, '动漫', `2026-11-1${8 - index}T00:00:00+08:00`));
  const films = [item('f', '电影', '2026'), item('g', '电影', '2025-03-01T00:00:00+08:00')];
  expect(mixKinds([anime, films, anime.slice(0, 2)], 5, 2).map(({ Key }) => Key)).toEqual(['a', 'b', 'f', 'g']);
  expect(mixKinds([], 5, 2)).toEqual([]);
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
