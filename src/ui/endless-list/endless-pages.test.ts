import { describe, expect, test } from 'vitest';
import { joinPages, keepPages, keptPages } from './endless-pages.ts';

const keyOf = (item: { id: number }) => item.id;
const items = (...ids: number[]) => ids.map((id) => ({ id }));

describe('joinPages', () => {
  test('an item that slid onto the next page meanwhile is shown once', () => {
    expect(joinPages(items(1, 2, 3), items(3, 4), keyOf)).toEqual(items(1, 2, 3, 4));
  });

  test('without later pages the first one is given back unchanged', () => {
    const first = items(1, 2);
    expect(joinPages(first, [], keyOf)).toBe(first);
  });
});

describe('kept pages', () => {
  test('are found again by their name', () => {
    keepPages('list-a', { items: items(1), next: '/anys?page=3' });
    expect(keptPages('list-a')).toEqual({ items: items(1), next: '/anys?page=3' });
    expect(keptPages('list-b')).toBeUndefined();
    expect(keptPages(undefined)).toBeUndefined();
  });

  test('of lists not used for longest are dropped', () => {
    for (let index = 0; index < 6; index++) keepPages(`dropped-${index}`, { items: [], next: null });
    expect(keptPages('dropped-0')).toBeUndefined();
    expect(keptPages('dropped-1')).toBeDefined();
  });
});
