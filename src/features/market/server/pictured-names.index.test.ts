import { expect, test } from 'vitest';
import { createPicturedNames } from './pictured-names.index.ts';

const THINGS = [
  {
    id: 3,
    title: '山地车',
    category: '二手',
    images: ['/cover/goods/%E5%B1%B1%E5%9C%B0.svg?v=2', '/cover/goods/%E0%A4.svg'],
  },
  { id: 8, title: '台灯', category: '', images: ['/file/7.webp', '/cover/goods/lamp.svg', '/cover/a/b/deep.svg'] },
  { id: 9, title: '书架', category: '二手', images: [] },
];

function opened() {
  const asked: number[] = [];
  const things = [...THINGS];
  const names = createPicturedNames({
    listPictured: async (after) => {
      asked.push(after);
      return things.filter(({ id }) => id > after).slice(0, 2);
    },
  });
  return { asked, things, names };
}

test.each([
  ['山地车', true],
  ['山地', true],
  ['lamp', true],
  ['书架', true],
  ['书架 包裹', true],
  ['台灯 礼物', false],
  ['deep', false],
  ['7', false],
  ['', false],
  ['别的', false],
])('%s is pictured: %s', async (name, expected) => {
  expect(await opened().names.has(name)).toBe(expected);
});

test('all parts are read once for all who ask, and again after a change', async () => {
  const { asked, things, names } = opened();
  await Promise.all([names.has('书架'), names.has('台灯')]);
  expect(asked).toEqual([0, 8, 9]);
  things.push({ id: 10, title: '风扇', category: '', images: [] });
  expect(await names.has('风扇')).toBe(false);
  names.forget();
  expect(await names.has('风扇')).toBe(true);
});
