import { expect, test } from 'vitest';
import { readReceipt } from './receipt.rules.ts';

const NOW = Date.parse('2026-11-16T12:00:00+08:00');
const receipt = (...lines: (string | [string, number])[]) =>
  lines.map((line, row) => {
    const [text, confidence] = typeof line === 'string' ? [line, 0.95] : line;
    return { text, confidence, size: 20, row };
  });
const told = (...lines: Parameters<typeof receipt>) => {
  const { amount, date, shop } = readReceipt(receipt(...lines), NOW);
  return [amount.value, amount.degree, date.value, date.degree, shop.value, shop.degree];
};

test.each([
  [
    'a till',
    [
      '湖滨便利店',
      '收银小票',
      '日期：2026-11-15 18:20',
      '牛奶 2 x 6.50 13.00',
      '面包 8.00',
      '合 计 : 21.00',
      '实收 50.00',
      '找零 29.00',
    ],
    [2100, 'sure', '2026-11-15', 'sure', '湖滨便利店', 'sure'],
  ],
  [
    'a restaurant with a reduction',
    ['欢迎光临', '川味老火锅', '结账单', '2026/11/14 19:02', '合计 256.00', '优惠 -28.00', '实付 ¥228.00'],
    [22_800, 'sure', '2026-11-14', 'sure', '川味老火锅', 'sure'],
  ],
  [
    'a picture of a payment',
    ['支付成功', '¥1,288.50', '收款方 湖滨书店', '交易时间 2026年11月1日 10:00:00', '付款方式 零钱'],
    [128_850, 'sure', '2026-11-01', 'sure', '湖滨书店', 'sure'],
  ],
  ['no label at all', ['便利店', '12.50', '3.50'], [1250, 'look', undefined, 'unsure', '便利店', 'sure']],
  ['two totals', ['便利店', '合计 12.50', '合计 21.50'], [2150, 'look', undefined, 'unsure', '便利店', 'sure']],
  ['a number of things', ['便利店', '合计 3件', '合计 21.50元'], [2150, 'sure', undefined, 'unsure', '便利店', 'sure']],
  ['a day to come', ['便利店', '合计 9', '日期 2027-01-01'], [900, 'sure', '2027-01-01', 'look', '便利店', 'sure']],
  ['no year', ['便利店', '合计 9', '11-15 18:20'], [900, 'sure', '2026-11-15', 'look', '便利店', 'sure']],
  ['no such day', ['便利店', '合计 9', '2026-02-31'], [900, 'sure', undefined, 'unsure', '便利店', 'sure']],
  ['nothing', ['——', '12'], [undefined, 'unsure', undefined, 'unsure', undefined, 'unsure']],
] as const)('%s', (_name, lines, expected) => {
  expect(told(...lines)).toEqual(expected);
});

test('what is hardly legible is never filled in, but told', () => {
  const { amount, shop } = readReceipt(receipt(['便利店', 0.7], ['合计 21.00', 0.4]), NOW);
  expect(amount).toEqual({ value: undefined, degree: 'unsure', text: '21.00' });
  expect(shop).toMatchObject({ value: '便利店', degree: 'look' });
  expect(readReceipt([], NOW).amount.degree).toBe('unsure');
});

test('the amount may stand at the other end of the row', () => {
  const lines = receipt('便利店', '合计', '88.00').map((line, row) => ({ ...line, row: Math.min(row, 1) }));
  expect(readReceipt(lines, NOW).amount).toMatchObject({ value: 8800, degree: 'sure' });
});
