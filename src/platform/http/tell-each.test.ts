import { expect, test } from 'vitest';
import type { Change } from './audit.ts';
import { changesOfEach, tellEach } from './tell-each.ts';

test('of several things each is told with what it was and what it became, and what stayed is not', () => {
  const before = [
    { id: 1, name: '手冲咖啡', facts: { 状态: '上架', 价格: '68' } },
    { id: 2, name: '火锅', facts: { 状态: '下架', 价格: '99' } },
    { id: 3, name: '蛋糕', facts: { 状态: '上架', 价格: '35' } },
  ];
  const after = [
    { id: 1, name: '手冲咖啡', facts: { 状态: '下架', 价格: '58' } },
    { id: 2, name: '火锅', facts: { 状态: '下架', 价格: '99' } },
  ];
  expect(changesOfEach(before, after)).toEqual([
    { of: '手冲咖啡', field: '状态', before: '上架', after: '下架' },
    { of: '手冲咖啡', field: '价格', before: '68', after: '58' },
    { of: '蛋糕', field: '状态', before: '上架', after: '已删除' },
  ]);
});

test('what cannot be read is done all the same', async () => {
  const told: (readonly Change[])[] = [];
  const unread = () => Promise.reject(new Error('no answer'));
  expect(await tellEach({ tellChange: (changes) => told.push(changes) }, unread, () => 7)).toBe(7);
  expect(told).toEqual([]);
});
