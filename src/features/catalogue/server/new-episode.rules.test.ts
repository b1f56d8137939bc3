import { expect, test } from 'vitest';
import { newEpisodeOf, type Watchable } from './new-episode.rules.ts';

const series = (episodes: number, remark = ''): Watchable => ({
  kind: 'tv',
  remark,
  episodes: Array.from({ length: episodes }, (_, index) => `第${index + 1}集`),
});

test('one more in the longest list is a new episode; the same number or fewer is none', () => {
  expect(newEpisodeOf(series(11), series(13))).toEqual({ label: '第13集', count: 13 });
  expect(newEpisodeOf(series(0), series(1))).toEqual({ label: '第1集', count: 1 });
  expect(newEpisodeOf(series(13), series(13, '更新至14集'))).toBeUndefined();
  expect(newEpisodeOf(series(13), series(12))).toBeUndefined();
});

test('without lists the number in the remark tells, in full-width digits too', () => {
  expect(newEpisodeOf(series(0, '更新至11集'), series(0, '更新至１２集'))).toEqual({
    label: '更新至１２集',
    count: 12,
  });
  expect(newEpisodeOf(series(0, '更新至12集'), series(0, '已完结'))).toBeUndefined();
});

test('of a film only the first version is news', () => {
  const film = (episodes: string[]): Watchable => ({ kind: 'movie', remark: 'HD', episodes });
  expect(newEpisodeOf(film([]), film(['HD国语']))).toEqual({ label: '可以看了', count: 1 });
  expect(newEpisodeOf(film(['HD国语']), film(['HD国语', 'HD粤语']))).toBeUndefined();
});
