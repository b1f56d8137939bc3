import { expect, test } from 'vitest';
import { isAmount, isDay, unknownTableIn } from './unknown-table.rules.ts';

const HEADER = ['日子', '用途', '多少'];
const ROW = ['2026-11-15', '午饭', '12.50'];

test.each<[string, string[][], { header: string[]; from: number } | undefined]>([
  ['a header and its rows', [HEADER, ROW], { header: HEADER, from: 1 }],
  ['a title above it', [['十一月的账'], HEADER, ROW], { header: HEADER, from: 2 }],
  ['a header that lacks one name', [['日子', '用途', ''], ROW], { header: ['日子', '用途', '第3列'], from: 1 }],
  ['a name that is there twice', [['日子', '多少', '多少'], ROW], { header: ['日子', '多少', '多少 2'], from: 1 }],
  ['rows without a header', [ROW, ROW], { header: ['第1列', '第2列', '第3列'], from: 0 }],
  ['a header with a day in it', [['日子', '用途', '2026-11'], ROW], { header: ['日子', '用途', '2026-11'], from: 1 }],
  [
    'names in two lines',
    [['日子', '发生额', ''], ['', '收入', '支出'], ROW],
    { header: ['日子', '收入', '支出'], from: 2 },
  ],
  ['a row of words is no second line', [HEADER, ['没有', '记账', '哦'], ROW], { header: HEADER, from: 1 }],
  ['one column', [['日子'], ['2026-11-15']], undefined],
  ['no figures', [HEADER, ['昨天', '午饭', '不多']], undefined],
  ['a header alone', [HEADER], undefined],
  ['nothing', [], undefined],
])('%s', (_, rows, expected) => {
  expect(unknownTableIn(rows)).toEqual(expected);
});

test.each([
  ['2026-11-15', true],
  ['2026年11月15日', true],
  ['11/15/2026', true],
  ['20261115', true],
  ['2026-13-45', false],
  ['12.50', false],
  ['午饭', false],
])('%s is a day: %s', (cell, expected) => {
  expect(isDay(cell)).toBe(expected);
});

test.each([
  ['12.50', true],
  ['-¥3', true],
  ['USD 3', false],
  ['三元', false],
  ['', false],
])('%j is an amount: %s', (cell, expected) => {
  expect(isAmount(cell)).toBe(expected);
});
