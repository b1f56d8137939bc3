import { expect, test } from 'vitest';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { isNoteTried, notesIn as notesInPlain } from './bill-note.rules.ts';

const NOW = Date.parse('2026-11-18T10:00:00+08:00');
const notesIn = (text: string, now: number) => notesInPlain(text, now, toSimplified);
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
  // In traditional characters, politely, with what is said of the money; the thing keeps its own characters.
  ['記 午飯 23.5', '午飯', 2350, false],
  ['記帳：計程車 ３５', '計程車', 3500, false],
  ['记帐 早点 6', '早点', 600, false],
  ['记 帐篷 200', '帐篷', 20_000, false],
  ['記 晚餐 二十三塊五', '晚餐', 2350, false],
  ['記 獎金 兩萬元', '獎金', 2_000_000, true],
  ['帮我记一笔 买书 45', '买书', 4500, false],
  ['麻烦帮我记一下：奶茶 18', '奶茶', 1800, false],
  ['记账 买菜 五十', '买菜', 5000, false],
  ['记 早餐 八', '早餐', 800, false],
  ['记 房租 三千二百', '房租', 320_000, false],
  ['记 午饭花了23', '午饭', 2300, false],
  ['记 火锅一共 200', '火锅', 20_000, false],
  ['记 买花 30', '买花', 3000, false],
  ['记 记忆棉枕头 99', '记忆棉枕头', 9900, false],
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
  ['记 上周五 电影票 80', '电影票', '2026-11-13'],
  ['记 上上周日 火锅 200', '火锅', '2026-11-08'],
  ['记 周日 火锅 200', '火锅', '2026-11-15'],
  ['记 星期三 咖啡 18', '咖啡', undefined],
  ['记 这周一 早餐 8', '早餐', '2026-11-16'],
  ['记 三天前 打车 18', '打车', '2026-11-15'],
  ['记 10天前 水费 60', '水费', '2026-11-08'],
  ['記 上禮拜六 電影票 80', '電影票', '2026-11-14'],
  ['记 下周五 房租 2000', '下周五 房租', undefined],
  ['记 每周一 早会点心 30', '每周一 早会点心', undefined],
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

test('several in one line are several bills, on one day, if each has its words and its amount', () => {
  const bills = (text: string) => notesIn(text, NOW).map(({ title, fen, day }) => [title, fen, day].join(' ').trim());
  expect(bills('记 买菜50+水果30')).toEqual(['买菜 5000', '水果 3000']);
  expect(bills('记 早餐 8、午餐 23、晚餐 30')).toEqual(['早餐 800', '午餐 2300', '晚餐 3000']);
  expect(bills('记 昨天 买菜50，水果30')).toEqual(['买菜 5000 2026-11-17', '水果 3000 2026-11-17']);
  expect(bills('记 电脑 1,234.5')).toEqual(['电脑 123450']);
  expect(bills('记 买菜50和水果30')).toEqual([]);
  expect(bills('记 退款 20+30')).toEqual([]);
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
  expect(['记 午饭', '记账', '记：午饭二十', '记一笔'].map((text) => isNoteTried(text, toSimplified))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['记者', '记忆大师', '日记 5', '登记'].map((text) => isNoteTried(text, toSimplified))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
