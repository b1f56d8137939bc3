import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, lengthOf, setColumns } from './cover-title-columns.ts';

const SPACE = { height: 270 };

function columnsOf(title: string): string[] {
  return setColumns(title, SPACE).map(({ cells }) => cells.map(({ text }) => text).join(''));
}

function bottomOf({ cells, size, drop }: Column): number {
  return drop + lengthOf(cells) * size;
}

test.each([
  ['雾港', ['雾港']],
  ['漫长的季节', ['漫长的季节']],
  ['大明王朝1566', ['大明王朝1566']],
  ['从21世纪安全撤离', ['从21世纪', '安全撤离']],
  ['致我们终将逝去的青春', ['致我们终将', '逝去的青春']],
  ['哈利·波特与魔法石', ['哈利·波特', '与魔法石']],
  ['大话西游之月光宝盒', ['大话西游', '之月光宝盒']],
])('%s is broken where a reader would pause', (title, columns) => {
  expect(columnsOf(title)).toEqual(columns);
});

test.each([
  ['封神第一部：朝歌风云', '封神第一部', '朝歌风云'],
  ['庆余年 第二季', '庆余年', '第二季'],
  ['孤单又灿烂的神-鬼怪', '孤单又灿烂的神', '鬼怪'],
])('%s has a smaller second column without the mark between', (title, main, subtitle) => {
  const [first, second, ...rest] = setColumns(title, SPACE);
  expect([columnsOf(title), rest]).toEqual([[main, subtitle], []]);
  expect(second?.size).toBeLessThan(first?.size ?? 0);
});

test('a foreword is the small column before the title', () => {
  const [foreword, title] = setColumns('剧场版 七大罪天空的囚人', SPACE);
  expect(foreword?.cells.map(({ text }) => text).join('')).toBe('剧场版');
  expect(foreword?.size).toBeLessThan(title?.size ?? 0);
});

test('digits and short Latin stand upright, long words lie on their side', () => {
  const stances = (title: string) => setColumns(title, SPACE).flatMap(({ cells }) => cells.map(({ stance }) => stance));
  expect(new Set(stances('头文字D'))).toEqual(new Set(['upright']));
  expect(new Set(stances('歌手2024'))).toEqual(new Set(['upright']));
  expect(stances('令人心动的offer')).toContain('sideways');
  expect(stances('赤壁(上)')).toEqual(['upright', 'upright', 'opening', 'upright', 'closing']);
});

test('a title is cut only when three columns of the smallest size cannot hold it, and only at its end', () => {
  const long = '差点在迷宫深处被信任的伙伴杀掉但靠着天赐技能无限扭蛋获得等级九千的伙伴我要向前队友和世界展开复仇';
  const shown = columnsOf(long).join('');
  expect(shown.endsWith('…')).toBe(true);
  expect(long.startsWith(shown.slice(0, -1))).toBe(true);
  expect(shown.length).toBeGreaterThan(30);
  expect(columnsOf(long.slice(0, 28)).join('')).toBe(long.slice(0, 28));
});

test('whatever the title: at most three columns, none longer than the space', () => {
  const part = fc.constantFrom(
    '山',
    '的',
    'ー',
    'ゃ',
    '，',
    '！',
    '：',
    ' ',
    '「',
    '」',
    '2024',
    'TV',
    'SEASON',
    '·',
    '😀',
  );
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 200, max: 300 }),
      (parts, height) => {
        const columns = setColumns(`山${parts.join('')}`.trim(), { height });
        expect(columns.length).toBeGreaterThan(0);
        expect(columns.length).toBeLessThanOrEqual(3);
        for (const column of columns) expect(bottomOf(column)).toBeLessThanOrEqual(height + 0.1);
      },
    ),
    { numRuns: 200 },
  );
});
