import { eventKind } from '#/platform/event/event-kind.ts';

export const newGoods = eventKind({
  name: 'market.goods',
  title: '市集上了新商品',
  audience: 'followers',
  facts: {
    title: { name: '商品', example: '双人下午茶' },
    price: { name: '价格（元）', example: '89' },
    city: { name: '城市', example: '上海' },
  },
});

export const priceFell = eventKind({
  name: 'market.price',
  title: '降价提醒',
  audience: 'member',
  facts: {
    title: { name: '商品', example: '双人下午茶' },
    price: { name: '价格（元）', example: '59' },
    was: { name: '原来（元）', example: '89' },
  },
});
