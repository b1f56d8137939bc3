import { expect, test } from 'vitest';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { type Blessing, readBlessingBook } from './blessing-book.ts';
import { readFestivalBook } from './festival-book.ts';

const { festivals, find } = readFestivalBook();
const blessings = readBlessingBook(festivals);
const all = [...festivals, undefined].flatMap((festival) =>
  blessings.ownOf(festival).map((blessing) => ({ festival, ...blessing })),
);

test('there are well over three hundred blessings, none of them twice, none too long for a card', () => {
  const texts = all.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(500);
  expect(new Set(texts.map(keyOf)).size).toBe(texts.length);
  expect(texts.filter((text) => [...text].length > 45)).toEqual([]);
});

test('every festival and every solar term has words of its own', () => {
  expect(festivals.filter((festival) => blessings.ownOf(festival).length < 2).map(({ name }) => name)).toEqual([]);
});

test('a solemn day knows no congratulation, in any of its words', () => {
  const solemn = all.filter(({ festival }) => festival?.tone === 'solemn');
  expect(new Set(solemn.map(({ festival }) => festival?.name)).size).toBe(8);
  expect(solemn.filter(({ text }) => /祝|快乐|恭|喜|欢|福/.test(text))).toEqual([]);
  for (const festival of festivals.filter(({ tone }) => tone === 'solemn')) {
    expect(blessings.relationsOf(festival).map(({ name }) => name)).not.toContain('客户');
    expect(blessings.texts(festival, '客户')).toEqual([]);
  }
});

test('on a festive day there are words for every relation', () => {
  const wanted = ['父母', '长辈', '爱人', '朋友', '老师', '同事', '领导', '客户', '孩子'];
  for (const festival of [...festivals.filter(({ tone }) => tone === 'festive'), undefined]) {
    const names = blessings.relationsOf(festival).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(wanted));
    for (const relation of wanted) {
      const said = blessings.texts(festival, relation);
      expect(said.length).toBeGreaterThan(0);
      expect(said.every((one: Blessing) => one.relation === relation)).toBe(true);
    }
    expect(blessings.texts(festival, '').length).toBeGreaterThanOrEqual(6);
  }
});

test('names and aliases lead to one festival each, short forms and traditional characters too', () => {
  const names = festivals.flatMap(({ name, aliases }) => [name, ...aliases].map(keyOf));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const found = ['过年', '春節', '中秋', '中秋節', '五一', '520', '九一八', '清明', '雨水', 'Intl'].map(
    (name) => find(name)?.name,
  );
  expect(found).toEqual([
    ...['春节', '春节', '中秋节', '中秋节', '劳动节', '网络情人节', '九一八事变纪念日', '清明节', '雨水'],
    undefined,
  ]);
});
