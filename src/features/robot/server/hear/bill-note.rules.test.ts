import { expect, test } from 'vitest';
import { isNoteTried, notesIn } from './bill-note.rules.ts';

const NOW = Date.parse('2026-11-18T10:00:00+08:00');
const noteIn = (text: string) => notesIn(text, NOW)[0];

test.each([
  ['记 午饭 23.5', '午饭', 2350, false],
  ['记午饭23.5', '午饭', 2350, false],
  ['记账：打车 ￥18', '打车', 1800, false],
  ['记一笔 23 块 咖啡', '咖啡', 2300, false],
  ['记 23.5 午饭', '午饭', 2350, false],
  ['记 工资 8000元', '工资', 800_000, true],
  ['记 红包 +6.66', '红包', 666, true],
  ['记　晚饭　２３．５', '晚饭', 2350, false],
  ['记 😂 5', '😂', 500, false],
  ['记 0.01', '记一笔', 1, false],
  // As people say money.
  ['记 午饭23块5', '午饭', 2350, false],
  ['记 午饭 23元5角', '午饭', 2350, false],
  ['记 午饭 23块5毛2', '午饭', 2352, false],
  ['记 塑料袋 5毛', '塑料袋', 50, false],
  ['记 午饭 二十三块五', '午饭', 2350, false],
  ['记 十八块 三联书店', '三联书店', 1800, false],
  ['记 一碗面 一百零五元', '一碗面', 10_500, false],
  ['记 房租 一千二块', '房租', 120_000, false],
  ['记 发工资 1.2万', '发工资', 1_200_000, true],
  ['记 电脑 1,234.50', '电脑', 123_450, false],
  ['记 电脑 1，234.5', '电脑', 123_450, false],
  ['记 午饭 23。5', '午饭', 2350, false],
  ['记 午饭，23.5', '午饭', 2350, false],
  ['记 午饭 23.5 🍜', '午饭', 2350, false],
  ['记 午饭 23.5！！', '午饭', 2350, false],
  ['记 7-11 买水 3', '7-11 买水', 300, false],
  ['记 电影票 2张 80元', '电影票 2张', 8000, false],
  // A minus before money that comes back does not send it away again.
  ['记 退款 20', '退款', 2000, true],
  ['记 -20 退款', '退款', 2000, true],
  ['记 退款 -12', '退款', 1200, true],
  ['记 退款给客户 20', '退款给客户', 2000, false],
  ['记 打车 -18', '打车', 1800, false],
  // Of what is to come nothing is known but the words.
  ['记 明天 房租 2000', '明天 房租', 200_000, false],
])('%s', (text, title, fen, isIncome) => {
  expect(notesIn(text, NOW)).toEqual([{ title, fen, isIncome }]);
});

test.each([
  ['记 昨天打车 18', '打车', '2026-11-17'],
  ['记 前天 电影票 2张 80元', '电影票 2张', '2026-11-16'],
  ['记 11月3日 打车 18', '打车', '2026-11-03'],
  ['记 打车 11月3号 18', '打车', '2026-11-03'],
  ['记 12月31日 跨年 300', '跨年', '2025-12-31'],
  ['记 2月29日 蛋糕 99', '蛋糕', '2024-02-29'],
  ['记 2026-11-02 水费 60', '水费', '2026-11-02'],
  ['记 今天 打车 18', '打车', undefined],
])('%s, on its day', (text, title, day) => {
  expect(noteIn(text)).toMatchObject({ title });
  expect(noteIn(text)?.day).toBe(day);
});

test('a line each is a bill each; an amount on a line of its own belongs to the words before it', () => {
  const bills = (text: string) => notesIn(text, NOW).map(({ title, fen }) => `${title} ${fen}`);
  expect(bills('记 午饭 23\n晚饭 30')).toEqual(['午饭 2300', '晚饭 3000']);
  expect(bills('记 午饭 23；记 晚饭 30')).toEqual(['午饭 2300', '晚饭 3000']);
  expect(bills('记 午饭\r\n23.5')).toEqual(['午饭 2350']);
  expect(bills('记 午饭 23\n晚饭\n30')).toEqual([]);
});

test.each([
  '记',
  '记得明天开会',
  '记 午饭',
  '记 午饭 0',
  '记 iPhone15',
  '午饭 23.5',
  '记者 无疆',
  '记者 5',
  '记 1.234',
  '记忆大师',
  '记忆碎片2',
  '记 午饭 3.14159',
  '记 午饭 999999999999',
  '记 午饭 $20',
  '记 午饭 20美元',
  '记 午饭23块55',
  '记 打车18 午饭23.5',
])('%s is no bill', (text) => {
  expect(notesIn(text, NOW)).toEqual([]);
});

test('who begins with 记 and a space wanted to note something', () => {
  expect(['记 午饭', '记账', '记：午饭二十', '记一笔'].map(isNoteTried)).toEqual([true, true, true, true]);
  expect(['记者', '记忆大师', '日记 5', '登记'].map(isNoteTried)).toEqual([false, false, false, false]);
});
