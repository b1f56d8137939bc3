import { expect, test } from 'vitest';
import { suggestionsIn } from './suggest.rules.ts';

const aHit = (id: number, title: string) => ({
  ...{ id, title, category: '美食', priceFen: 100, shop: '', images: [], address: '' },
  ...{ longitude: 0, latitude: 0 },
});

test('one thing in many streets leaves room for others, and its second street comes last', () => {
  const titles = [
    '拿铁 两杯 · 潮宗街',
    '拿铁 两杯 · 三里屯路',
    '拿铁 两杯 · 潮宗街',
    '咖啡豆 半斤',
    '手冲 · 一壶 · 光谷',
  ];
  const { goods } = suggestionsIn(
    titles.map((title, id) => aHit(id, title)),
    '咖啡',
  );
  expect(goods.map(({ id }) => id)).toEqual([0, 3, 4, 1]);
});
