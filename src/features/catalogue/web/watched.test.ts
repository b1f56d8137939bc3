import { describe, expect, test } from 'vitest';
import { clockText, watchedIn, withWatched } from './watched.ts';

const at = (Time: number) => ({ Source: '甲', Set: '第1集', Seconds: 3, Time });

describe('what was watched', () => {
  test('is kept per title, the newest two hundred', () => {
    let all = {};
    for (let time = 0; time < 205; time++) all = withWatched(all, `剧${time}`, at(time));
    expect(Object.keys(all)).toHaveLength(200);
    expect(all).toHaveProperty('剧204');
    expect(all).not.toHaveProperty('剧0');
  });

  test.each([null, 'x', [1], { 剧: null }, { 剧: { Set: '第1集' } }, { 剧: { ...at(1), Seconds: Number.NaN } }])(
    'what else may lie there is not taken for it: %j',
    (stored) => {
      expect(watchedIn(stored)).toEqual({});
    },
  );
});

test.each([
  [0, '00:00'],
  [1120.9, '18:40'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
