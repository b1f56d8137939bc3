import { expect, test } from 'vitest';
import { noteIn } from './bill-note.rules.ts';

test.each([
  ['记 午饭 23.5', '午饭', 2350, false],
  ['记午饭23.5', '午饭', 2350, false],
  ['记账：打车 ￥18', '打车', 1800, false],
  ['记一笔 23 块 咖啡', '咖啡', 2300, false],
  ['记 23.5 午饭', '午饭', 2350, false],
  ['记 工资 8000元', '工资', 800_000, true],
  ['记 红包 +6.66', '红包', 666, true],
  ['记 退款 -12', '退款', 1200, false],
  ['记　晚饭　２３．５', '晚饭', 2350, false],
  ['记 😂 5', '😂', 500, false],
  ['记 0.01', '记一笔', 1, false],
])('%s', (text, title, fen, isIncome) => {
  expect(noteIn(text)).toEqual({ title, fen, isIncome });
});

test.each([
  '记',
  '记得明天开会',
  '记 午饭',
  '记 午饭 0',
  '记 iPhone15',
  '午饭 23.5',
  '记者 无疆',
  '记 1.234',
  '记忆大师',
])('%s is no bill', (text) => {
  expect(noteIn(text)).toBe(undefined);
});
