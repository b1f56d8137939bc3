import { expect, test } from 'vitest';
import { onePerShop } from './one-per-shop.pure.ts';

test('each shop is there once, a chain once, and what belongs to no shop as often as it differs', () => {
  const item = (title: string, shop: string) => ({ title, shop });
  const shown = onePerShop([
    item('双人下午茶 · 北山街', '北山街咖啡馆'),
    item('全麦欧包', '北山街咖啡馆'),
    item('双人下午茶 · 武康路', '武康路咖啡馆'),
    item('旧相机', ''),
    item('旧书', ''),
    item('旧书', ''),
  ]);
  expect(shown.map(({ title }) => title)).toEqual(['双人下午茶 · 北山街', '旧相机', '旧书']);
});
