import { expect, test } from 'vitest';
import { latestNight, nextShelved, reviewOf } from './shelf.rules.ts';

const about = { titleKey: '繁花', kind: 'tv', today: '2026-11-17', now: 5 } as const;
const before = {
  titleKey: '繁花',
  state: 'watching',
  kind: 'tv',
  day: '2026-11-01',
  remark: '和妈妈一起看',
  addedAt: 1,
  changedAt: 2,
} as const;

test('another state begins today and keeps the remark; the same state keeps its day', () => {
  expect(nextShelved(before, { state: 'watched' }, about)).toEqual({
    ...before,
    state: 'watched',
    day: '2026-11-17',
    changedAt: 5,
  });
  expect(nextShelved(before, { state: 'watching', remark: '' }, about)).toMatchObject({
    day: '2026-11-01',
    remark: '',
  });
  expect(nextShelved(undefined, { state: 'want' }, about)).toMatchObject({ addedAt: 5, day: '2026-11-17', remark: '' });
});

test('null takes it down, and what is on no shelf cannot be remarked upon', () => {
  expect(nextShelved(before, { state: null }, about)).toBeUndefined();
  expect(nextShelved(undefined, { remark: '好看' }, about)).toBeUndefined();
});

test('a year counts its months, its mean, and names only what came twice', () => {
  const seen = (day: string, score: number | null, genre: string, minutes: number | null = null) => ({
    day,
    score,
    genres: [genre],
    people: ['秦昊'],
    minutes,
  });
  const review = reviewOf([
    seen('2026-08-03', 9, '悬疑', 540),
    seen('2026-08-09', null, '悬疑'),
    seen('2026-12-31', 8, '爱情', 119),
  ]);
  expect(review).toMatchObject({
    meanScore: 8.5,
    hours: 10,
    unmeasured: 1,
    genre: { name: '悬疑', count: 2 },
    person: { name: '秦昊', count: 3 },
  });
  expect(review.months).toEqual([0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1]);
  expect(reviewOf([])).toMatchObject({ hours: 0, unmeasured: 0, meanScore: null, genre: undefined, person: undefined });
});

test('the latest night is counted past midnight, within its year in Shanghai; mornings and afternoons are none', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  const moments = ['2026-08-02T23:50', '2026-08-03T02:41', '2026-09-01T06:00', '2026-09-02T15:00', '2025-01-01T05:59'];
  expect(latestNight(moments.map(at), 2026)).toBe(at('2026-08-03T02:41'));
  expect(latestNight([at('2025-12-31T23:30'), at('2026-01-01T00:10')], 2026)).toBe(at('2026-01-01T00:10'));
  expect(latestNight([at('2026-03-01T21:59'), at('2026-03-01T06:00')], 2026)).toBeUndefined();
});
