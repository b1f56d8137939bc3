import { describe, expect, test } from 'vitest';
import { itemAfterKey } from './menu-focus.ts';

const labels = ['我的收藏', '浏览记录', 'API 文档', '退出登录'];

describe('itemAfterKey', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['退', 0, 3],
    ['a', 3, 2],
    ['没', 0, -1],
    ['Tab', 0, -1],
  ])('%s from item %i leads to item %i', (key, from, to) => {
    expect(itemAfterKey(key, from, labels)).toBe(to);
  });

  test('an empty menu has nothing to focus', () => {
    expect(itemAfterKey('ArrowDown', -1, [])).toBe(-1);
  });
});
