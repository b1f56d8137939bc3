import { expect, test } from 'vitest';
import { neighbourLists, type Placed, WEEK_OF } from './title-neighbours.rules.ts';

function title(name: string, more: Partial<Placed> = {}): Placed {
  return {
    ...{ name, kind: 'movie', year: 2020, genres: [], directors: [], actors: [], releaseDate: '' },
    ...{ broadcastMinute: null, airsUntil: null },
    ...more,
  };
}

/** Whether a list has just these titles, in this order. */
const hasList = (titles: Placed[], expected: number[]) =>
  neighbourLists(titles).some((list) => list.join() === expected.join());

test('titles stand beside each other by kind, genre, person and parts of the name, the best known first', () => {
  const titles = [
    title('山海', { genres: ['悬疑'] }),
    title('长夜', { kind: 'tv', genres: ['悬疑'], directors: ['林深'] }),
    title('山河', { kind: 'tv', actors: ['林深'] }),
    title('清晨'),
  ];
  expect(hasList(titles, [0, 1, 2, 3])).toBe(true);
  expect(hasList(titles, [1, 2])).toBe(true);
  expect(hasList(titles, [0, 1])).toBe(true);
  expect(hasList(titles, [0, 2])).toBe(true);
  expect(hasList(titles, [0, 3])).toBe(true);
  expect(hasList(titles, [2, 3])).toBe(false);
});

test('only the leading people of a title count', () => {
  const cast = ['甲', '乙', '丙', '丁'];
  const titles = [
    title('一', { actors: cast }),
    title('二', { kind: 'tv', actors: ['丁'] }),
    title('三', { kind: 'anime', actors: ['丙'] }),
  ];
  expect(hasList(titles, [0, 2])).toBe(true);
  expect(hasList(titles, [0, 1])).toBe(false);
});

test('what is new comes by its last news: a film by its release, a series by its last day on air', () => {
  const titles = [
    title('旧片', { releaseDate: '2001-05-01', airsUntil: WEEK_OF }),
    title('只知年份', { year: 2025 }),
    title('热播', { kind: 'tv', releaseDate: '2010-01-01', airsUntil: WEEK_OF }),
    title('年份不详', { year: null }),
  ];
  expect(hasList(titles, [2, 1, 0, 3])).toBe(true);
});

test('of what is on air in the week the latest of the day comes first, and what has ended is not in it', () => {
  const onAir = { kind: 'tv', airsUntil: WEEK_OF + 1 } as const;
  const titles = [
    title('甲', { ...onAir, broadcastMinute: 600 }),
    title('乙', { ...onAir, broadcastMinute: 1200 }),
    title('丙', { kind: 'tv', airsUntil: WEEK_OF, broadcastMinute: 900 }),
    title('丁', onAir),
  ];
  expect(hasList(titles, [1, 0])).toBe(true);
  expect(neighbourLists(titles.slice(1, 3)).some((list) => list.join() === '0,1,2')).toBe(false);
});

test('no list is longer than visitors look', () => {
  const lists = neighbourLists(Array.from({ length: 130 }, (_, number) => title(`片${number}`)));
  expect(Math.max(...lists.map(({ length }) => length))).toBe(120);
  expect(Math.min(...lists.map(({ length }) => length))).toBe(2);
});
