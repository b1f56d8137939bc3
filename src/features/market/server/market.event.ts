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

const goods = { name: '商品', example: '九成新公路车' };

export const postWaiting = eventKind({
  name: 'market.waiting',
  title: '有会员发布等待审核',
  audience: 'operators',
  facts: { title: goods, city: { name: '城市', example: '杭州' } },
});

export const postShown = eventKind({
  name: 'market.shown',
  title: '我的发布公开了',
  audience: 'member',
  facts: { title: goods },
});

export const postMessage = eventKind({
  name: 'market.message',
  title: '有人问我发布的东西',
  audience: 'member',
  facts: {
    nickname: { name: '会员', example: '南风过境' },
    title: goods,
    content: { name: '内容', example: '还在吗？周末可以看车吗？' },
  },
});

export const postRefused = eventKind({
  name: 'market.refused',
  title: '我的发布没有通过',
  audience: 'member',
  facts: { title: goods, reason: { name: '原因', example: '照片看不清' } },
});

export const chatReported = eventKind({
  name: 'market.chat_reported',
  title: '市集私信被举报',
  audience: 'operators',
  facts: { title: goods, reason: { name: '原因', example: '诈骗' } },
});
