import { describe, expect, test } from 'vitest';
import { rankGroups } from './palette-rank.ts';

const entry = (label: string, ...keywords: string[]) => ({ id: label, label, keywords });
const groups = [
  { title: '热门', entries: [entry('长河落日'), entry('落日')] },
  {
    title: '前往',
    entries: [
      entry('我的账单', 'zhangdan', 'zd'),
      entry('账单', 'zhangdan', 'zd', '/bill'),
      entry('同城市集', 'market', 'tcsj'),
      entry('短链接工具', 'duanlianjie'),
      entry('ＪＳＯＮ 格式化', 'json'),
    ],
  },
];

const found = (words: string) => rankGroups(groups, words).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('rankGroups', () => {
  test.each([
    ['the whole name comes before a name that contains it', '账单', ['账单', '我的账单']],
    ['within a group the exact name leads', '落日', ['落日', '长河落日']],
    ['initials find what they stand for, in the given order', 'zd', ['我的账单', '账单']],
    ['pinyin is found from its beginning', 'zhang', ['我的账单', '账单']],
    ['part of a keyword is enough', 'lianjie', ['短链接工具']],
    ['characters with others in between are found last', '短工', ['短链接工具']],
    ['characters in the wrong order are not found', '工短', []],
    ['full and half width, capitals and spaces make no difference', 'json格', ['ＪＳＯＮ 格式化']],
    ['what fits nothing finds nothing', '不存在的词', []],
  ])('%s', (_name, words, expected) => {
    expect(found(words)).toEqual(expected);
  });

  test.each(['', '   '])('without words (%o) everything is there in its order', (words) => {
    expect(rankGroups(groups, words)).toEqual(groups);
  });

  test('groups in which nothing fits are left out', () => {
    expect(rankGroups(groups, '落日').map(({ title }) => title)).toEqual(['热门']);
  });
});
