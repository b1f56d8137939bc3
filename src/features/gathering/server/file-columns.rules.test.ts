import { expect, test } from 'vitest';
import { columnsOf, playColumnsOf } from './file-columns.rules.ts';

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  [
    'its Chinese names',
    { 片名: '山海', 年份: 2024, 主演: '林深' },
    { vod_name: '山海', vod_year: 2024, vod_actor: '林深' },
  ],
  ['English names in any case', { ' Name ': '山海', GENRES: '悬疑' }, { vod_name: '山海', vod_class: '悬疑' }],
  [
    'the names that sources use',
    { vod_name: '山海', vod_time: '2026-11-15' },
    { vod_name: '山海', vod_time: '2026-11-15' },
  ],
  ['the first of two for the same', { 名称: '山海', 标题: '别的' }, { vod_name: '山海' }],
  ['nothing of what it does not know', { 票房: 3, constructor: 'x' }, {}],
])('a column goes by %s', (_, record, expected) => {
  expect(columnsOf(record)).toEqual(expected);
});

test.each([
  [true, 1],
  ['是', 1],
  ['TRUE', 1],
  ['完结', 1],
  ['1', '1'],
  ['否', '否'],
  [false, false],
  ['不完结', '不完结'],
])('finished as %j is %j', (said, expected) => {
  expect(columnsOf({ 完结: said })).toEqual({ vod_isend: expected });
});

test('sets are told apart by their player, and what parts them in a list stands in no name and no address', () => {
  const sets = [
    { Name: '第1集', Url: 'https://a.example/1?x=$1', Source: '甲' },
    { Name: '第$2#集', Url: 'https://a.example/2#t', Source: '甲' },
    { Name: '正片', Url: 'https://b.example/1', Source: '乙' },
    null,
    'nothing',
  ];
  expect(playColumnsOf({ Sets: sets })).toEqual({
    vod_play_from: '甲$$$乙',
    vod_play_url: '第1集$https://a.example/1?x=%241#第2集$https://a.example/2%23t$$$正片$https://b.example/1',
  });
  expect(playColumnsOf({ Sets: '没有' })).toEqual({});
});
