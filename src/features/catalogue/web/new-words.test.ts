import { expect, test } from 'vitest';
import { changeOf, restName, spanName, weekdayOf } from './new-words.ts';

test.each([
  ['2026-11-15', '今天', '这天'],
  ['2026-11-14', '昨天', '这天'],
  ['2026-11-01', '11 月 1 日', '这天'],
  ['2025-12-31', '2025 年 12 月 31 日', '这天'],
  ['2026-04', '2026 年 4 月', '这个月'],
  ['2019', '2019 年', '这一年'],
])('%s is called %s', (span, name, rest) => {
  expect(spanName(span, '2026-11-15')).toBe(name);
  expect(restName(span)).toBe(rest);
});

test('yesterday is also yesterday on the first of a year', () => {
  expect(spanName('2025-12-31', '2026-01-01')).toBe('昨天');
  expect(weekdayOf('2026-11-15')).toBe('星期日');
});

const title = {
  Aired: '',
  Remark: '更新至12集',
  IsFinished: false,
  Duration: '',
  TypeName: '电视剧' as const,
  UpdatedTime: '2026-11-15T20:00:00+08:00',
  ReleaseDate: '2026-10-01',
};

test.each([
  [{}, '更新', '更新至 12 集'],
  [{ Remark: '连载中', Aired: '17:30' }, '更新', '17:30 播出'],
  [{ Remark: '连载中' }, '更新', '20:00'],
  [{ Remark: '', UpdatedTime: '2026-11-15T00:00:00+08:00' }, '更新', ''],
  [{ Remark: '全30集', IsFinished: true }, '完结', '全 30 集'],
  [{ Remark: '已完结', IsFinished: true }, '完结', ''],
  [{ Remark: '', ReleaseDate: '2026-11-15' }, '开播', ''],
  [{ TypeName: '电影' as const, Remark: '', Duration: '142分钟', UpdatedTime: '2019' }, '上映', '142 分钟'],
  [{ TypeName: '电影' as const, Remark: '', Duration: '142分钟' }, '收录', '142 分钟'],
])('what changed in %o is said in words', (changes, word, detail) => {
  expect(changeOf({ ...title, ...changes })).toMatchObject({ word, detail });
});
