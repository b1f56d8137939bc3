import { expect, test } from 'vitest';
import { drawingOf, GOODS_WORDS, type GoodsObject, objectFor, stillLifeOf } from './words.ts';

const OBJECTS = Object.keys(GOODS_WORDS) as GoodsObject[]; // the keys of the table are the objects

test.each([
  ['湖滨手冲咖啡双人下午茶 · 含甜品两份', 'cup'],
  ['九成新公路车 54 码 通勤神器', 'bicycle'],
  ['宠物洗护套餐 小型犬洗澡 + 修剪', 'dog'],
  ['老城厢铜锅涮肉四人餐', 'hotpot'],
  ['社区花店 每周鲜花四次配送', 'flower'],
  ['古籍修复体验课 两小时小班', 'book'],
  ['胶片相机 富士 微瑕 可小刀', 'camera'],
  ['家电清洗 空调挂机 上门服务', 'air conditioner'],
  ['西湖景区门票 成人', 'ticket'],
  ['二手苹果手机 128G', 'phone'],
  ['配镜验光套餐 含镜框', 'glasses'],
  ['陶艺拉坯体验一节 含烧制', 'pottery'],
  ['流瑜伽小班体验一节', 'yoga'],
  // How it is made says nothing of what it is.
  ['手工皮具钱包 可刻字', 'bag'],
  ['手工水饺 现包', 'bowl'],
  ['小米电视 55 寸', 'laptop'],
  ['空气炸锅 4 升', 'washer'],
])('%s is drawn as %s', (title, object) => {
  expect(objectFor(title)).toBe(object);
});

test('every word of the table draws the object it is listed under', () => {
  const wrong = OBJECTS.flatMap((object) =>
    GOODS_WORDS[object]
      .split(' ')
      .filter((word) => objectFor(word) !== object)
      .map((word) => `${word}: ${objectFor(word)}, not ${object}`),
  );
  expect(wrong).toEqual([]);
});

test('a title without a known word gets a neutral object, always the same', () => {
  expect(['gift', 'box', 'bag', 'shop']).toContain(objectFor('无名'));
  expect(objectFor('未知')).toBe(objectFor('未知'));
});

test('the pictures of a still life are well formed and stand on their square', () => {
  const painted = OBJECTS.flatMap((object) => stillLifeOf(object) ?? []);
  expect(painted.length).toBeGreaterThanOrEqual(24);
  for (const { body } of painted) {
    expect(body).toMatch(/^(<(rect|circle|ellipse|path|g)\b[^<>]*>|<\/g>)+$/);
    expect(body).not.toMatch(/NaN|undefined/);
  }
});

test('there are many objects, each drawn with an outline inside its square', () => {
  expect(OBJECTS.length).toBeGreaterThanOrEqual(16);
  for (const object of OBJECTS.filter((one) => !stillLifeOf(one))) {
    const strokes = drawingOf(object);
    expect(strokes.some(([layer]) => layer !== 'dab' && layer !== 'solid')).toBe(true);
    for (const [, d] of strokes) {
      expect(d).toMatch(/^M[-\d. MLHVCSQTAZlhvcsqtamz]+$/);
      const starts = [...d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
      for (const coordinate of starts) expect(coordinate).toSatisfy((value: number) => value >= 0 && value <= 120);
    }
  }
});
