import { describe, expect, test } from 'vitest';
import {
  chosenSku,
  countRange,
  isAvailable,
  overLimitText,
  type PickerGoods,
  quotaText,
  refusal,
  stockLeft,
} from './option-rules.ts';

function someGoods(change: Partial<PickerGoods> = {}): PickerGoods {
  return {
    title: '双人下午茶',
    price: 6800,
    stock: 0,
    groups: [
      { key: 'set', name: '套餐', options: ['双人', '单人', '四人'].map((name) => ({ id: name, name })) },
      { key: 'time', name: '时段', options: ['14:00', '15:30'].map((name) => ({ id: name, name })) },
    ],
    skus: [
      { id: 'a', options: { set: '双人', time: '14:00' }, price: 6800, stock: 0 },
      { id: 'b', options: { set: '双人', time: '15:30' }, price: 6800, stock: 3 },
      { id: 'c', options: { set: '单人', time: '14:00' }, price: 3900, stock: 9 },
      { id: 'd', options: { set: '四人', time: '14:00' }, price: 12800, stock: 0 },
    ],
    ...change,
  };
}
const both = { set: '双人', time: '15:30' };

describe('choosing', () => {
  test('a thing is chosen once every group has its option', () => {
    expect(chosenSku(someGoods(), { set: '双人' })).toBeUndefined();
    expect(chosenSku(someGoods(), both)?.id).toBe('b');
  });

  test('goods without groups need no choice', () => {
    expect(chosenSku({ title: '盲盒', price: 990, stock: 4 }, {})).toMatchObject({ price: 990, stock: 4 });
  });

  test('an option is offered while something is left of it together with the other choices', () => {
    expect(isAvailable(someGoods(), {}, 'set', '四人')).toBe(false);
    expect(isAvailable(someGoods(), { time: '14:00' }, 'set', '双人')).toBe(false);
    expect(isAvailable(someGoods(), { set: '单人', time: '14:00' }, 'set', '双人')).toBe(false);
    expect(isAvailable(someGoods(), { set: '单人' }, 'set', '双人')).toBe(true);
  });

  test('what is left is that of the choice, before it that of all together', () => {
    expect(stockLeft(someGoods(), {})).toBe(12);
    expect(stockLeft(someGoods(), both)).toBe(3);
  });
});

describe('how many', () => {
  test.each([
    [{}, 3, { least: 1, most: 3, endsBy: 'stock' }],
    [{ quota: 2 }, 3, { least: 1, most: 2, endsBy: 'quota' }],
    [{ quota: 3 }, 3, { least: 1, most: 3, endsBy: 'quota' }],
    [{ quota: 5, quotaUsed: 4 }, 3, { least: 1, most: 1, endsBy: 'quota' }],
    [{ quota: 2, quotaUsed: 3 }, 3, { least: 1, most: 0, endsBy: 'quota' }],
    [{ startSale: 2 }, 3, { least: 2, most: 3, endsBy: 'stock' }],
    [{ startSale: 4 }, 3, { least: 4, most: 0, endsBy: 'stock' }],
  ] as const)('%j with %i left', (change, stock, expected) => {
    expect(countRange(someGoods(change), stock)).toEqual(expected);
  });

  test.each([
    [{}, 'minus', '至少选择一件'],
    [{ startSale: 3 }, 'minus', '3件起售'],
    [{}, 'plus', '库存不足'],
    [{ quota: 2 }, 'plus', '每人限购2件'],
    [{ quota: 2, quotaUsed: 1 }, 'plus', '每人限购2件，你已购1件'],
    [{ quota: 20 }, 'plus', '库存不足'],
  ] as const)('%j, %s: %s', (change, action, text) => {
    const goods = someGoods(change);
    expect(overLimitText(goods, action, countRange(goods, 3))).toBe(text);
  });

  test('no quota, no text', () => {
    expect(quotaText(someGoods())).toBeUndefined();
    expect(quotaText(someGoods({ quota: 0 }))).toBeUndefined();
  });
});

describe('buying is refused', () => {
  test.each([
    ['without a choice', {}, { set: '双人' }, 1, '请先选择商品规格'],
    ['when the quota is used up', { quota: 1, quotaUsed: 1 }, both, 1, '商品已经无法购买啦'],
    ['when less is left than is sold at once', { startSale: 4 }, both, 4, '商品已经无法购买啦'],
    ['for more than is left', {}, both, 4, '库存不足'],
    ['for none', {}, both, 0, '至少选择一件'],
    ['for more than the quota', { quota: 2 }, both, 3, '每人限购2件'],
  ] as const)('%s', (_name, change, chosen, count, text) => {
    expect(refusal(someGoods(change), chosen, count)).toBe(text);
  });

  test('not when everything is in order', () => {
    expect(refusal(someGoods({ quota: 3 }), both, 3)).toBeUndefined();
  });
});
