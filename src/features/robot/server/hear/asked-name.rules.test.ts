import { expect, test } from 'vitest';
import { askedName, isGreeting } from './asked-name.rules.ts';

test.each([
  ['请问狂飙在哪看？', '狂飙'],
  ['请问一下狂飙第几集', '狂飙'],
  ['狂飙更新到第几集了', '狂飙'],
  ['想看《漫长的季节》大结局', '漫长的季节'],
  ['甄嬛传好看吗', '甄嬛传'],
  ['流浪地球讲的什么', '流浪地球'],
  ['功夫 谁演的', '功夫'],
  ['霸王别姬的豆瓣评分是多少？', '霸王别姬'],
  ['附近的火锅', '火锅'],
  ['附近有没有奶茶', '奶茶'],
  ['奶茶多少钱', '奶茶'],
  ['咖啡打折吗', '咖啡'],
  ['狂飙', ''],
])('of %s the name is %j', (said, name) => {
  expect(askedName(said)).toBe(name);
});

test('what people say to each other is no name; names that begin so are', () => {
  expect(
    ['你好', '在吗？', 'Hi', 'hello!', '谢谢啦', '哈哈哈', 'OK', '嗯嗯', '晚安~'].filter((one) => !isGreeting(one)),
  ).toEqual([]);
  expect(
    ['你好，李焕英', '早餐中国', '再见爱人', '好家伙', 'Hi Score Girl', '晚安妈妈', '谢谢你医生'].filter(isGreeting),
  ).toEqual([]);
});
