import { expect, test } from 'vitest';
import { closeness, wordsOf } from './similar.rules.ts';

const item = {
  title: '山地自行车 27速',
  category: '运动',
  priceFen: 10_000,
  city: '杭州',
  marketType: 'second' as const,
};

test.each<[string, Partial<typeof item>, number]>([
  ['itself', {}, 1],
  ['in another city', { city: '上海' }, 0.9],
  ['without a city, which is everywhere', { city: '' }, 1],
  ['of another kind', { category: '出行' }, 0.75],
  ['at twice the price', { priceFen: 20_000 }, 0.925],
  ['at half the price', { priceFen: 5000 }, 0.925],
  ['at four times the price', { priceFen: 40_000 }, 0.85],
  ['at a hundred times the price', { priceFen: 1_000_000 }, 0.85],
  ['for nothing', { priceFen: 0 }, 0.85],
  ['with other words', { title: '羽毛球拍' }, 0.5],
  ['in capitals and with other signs', { title: '山地自行车（27速）' }, 1],
  ['with half of the words', { title: '山地自行' }, 0.5 + (0.5 * 2 * 3) / (3 + 6)],
])('an item %s', (_, other, expected) => {
  expect(closeness(item, { ...item, ...other })).toBeCloseTo(expected, 5);
});

test('without a word and a kind in common price and city count for nothing', () => {
  expect(closeness(item, { ...item, title: '羽毛球拍', category: '球类' })).toBe(0);
  expect(closeness({ ...item, category: '' }, { ...item, title: '羽毛球拍', category: '' })).toBe(0);
  expect(closeness({ ...item, priceFen: 0 }, { ...item, priceFen: 0 })).toBe(1);
});

test.each<[string, [title: string, category: string][], string]>([
  [
    'the longest word that most share',
    [
      ['全新山地车', ''],
      ['山地车九成新', ''],
      ['小夜灯', ''],
    ],
    '山地车',
  ],
  [
    'a short word of many before a long one of few',
    [
      ['台灯甲', ''],
      ['台灯乙', ''],
      ['大台灯', ''],
      ['小台灯', ''],
    ],
    '台灯',
  ],
  [
    'the category when no word is shared',
    [
      ['台灯', '电器'],
      ['书桌', '家具'],
      ['椅子', '家具'],
    ],
    '家具',
  ],
  [
    'the first title when there is no category',
    [
      ['书桌', ''],
      ['椅子', ''],
    ],
    '书桌',
  ],
  ['nothing of nothing', [], ''],
])('what items are about: %s', (_, items, expected) => {
  expect(wordsOf(items.map(([title, category]) => ({ title, category })))).toBe(expected);
});
