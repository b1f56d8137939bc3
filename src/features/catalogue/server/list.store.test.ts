import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { heatScore } from '../heat.pure.ts';
import type { Filter, Order, Plan } from './list.rules.ts';
import { createListStore } from './list.store.ts';
import type { NewTitle } from './title.rules.ts';
import { insertTitles } from './title.store.ts';

const START = Date.UTC(2026, 0, 1);

const aNewTitle = (index: number): NewTitle => ({
  key: `t${index}`,
  name: `片${index}`,
  kind: index % 3 === 0 ? 'tv' : 'movie',
  year: 1950 + (index % 70),
  aliases: [],
  regions: [index % 7 === 0 ? '日本' : '中国大陆'],
  languages: [],
  genres: index % 50 === 0 ? ['西部'] : ['剧情'],
  directors: [],
  actors: [],
  releaseDate: '',
  duration: '',
  cover: '',
  summary: '',
  remark: '',
  isFinished: index % 2 === 0,
  platforms: [],
  sets: [],
  heat: heatScore(((index * 7919) % 2503) + 1, START),
  updatedAt: START + ((index * 104_729) % 2503) * 1000,
  createdAt: START,
  origin: null,
  broadcastMinute: null,
  airsUntil: null,
});

const COUNT = 2500;

describeOnEachDatabase('lists', (open) => {
  async function openFilled() {
    const database = await open();
    const titles = Array.from({ length: COUNT }, (_, index) => aNewTitle(index));
    for (let start = 0; start < COUNT; start += 500) {
      await insertTitles(database.db, database.search, titles.slice(start, start + 500));
    }
    return { titles, lists: createListStore(database.db, () => START) };
  }
  const sorted = (titles: NewTitle[], by: (title: NewTitle) => number) =>
    [...titles].sort((one, other) => by(other) - by(one)).map(({ key }) => key);

  test('deep pages hold the same rows as walking there, in any order of asking', async () => {
    const { titles, lists } = await openFilled();
    const expected = sorted(titles, ({ heat }) => heat);
    for (const offset of [2490, 0, 1000, 999, 2001, 1995]) {
      const page = await lists.listPage(null, 2, { limit: 10, offset });
      expect(
        page.map(({ key }) => key),
        `at ${offset}`,
      ).toEqual(expected.slice(offset, offset + 10));
    }
    expect(await lists.listPage(null, 2, { limit: 10, offset: 5000 })).toEqual([]);
    const films = sorted(
      titles.filter(({ kind }) => kind === 'movie'),
      ({ updatedAt }) => updatedAt,
    );
    const page = await lists.listPage('movie', 0, { limit: 5, offset: 1203 });
    expect(page.map(({ key }) => key)).toEqual(films.slice(1203, 1208));
  });

  test('every plan gives the same narrowed list', async () => {
    const { titles, lists } = await openFilled();
    const filter: Filter = {
      kind: 'movie',
      genre: '剧情',
      region: '日本',
      years: { from: 1960, to: 1999 },
      isFinished: true,
    };
    const fitting = titles.filter(
      ({ kind, genres, regions, year, isFinished }) =>
        kind === 'movie' &&
        genres.includes('剧情') &&
        regions.includes('日本') &&
        year !== null &&
        year >= 1960 &&
        year <= 1999 &&
        isFinished,
    );
    expect(fitting.length).toBeGreaterThan(40);
    const plans: Plan[] = ['walk', 'genre', 'region', 'years'];
    for (const order of [0, 1, 2] satisfies Order[]) {
      const expected = sorted(fitting, ({ heat, updatedAt }) => (order === 0 ? updatedAt : heat));
      for (const plan of plans) {
        const ids = await lists.narrowedIds(filter, order, plan, 40);
        expect(
          ids.map((id) => `t${id - 1}`),
          `${plan} ${order}`,
        ).toEqual(expected.slice(0, 40));
      }
    }
  });

  test('counts are kept with every write', async () => {
    const { titles, lists } = await openFilled();
    const counts = await lists.readCounts();
    const among = await lists.countAmong(titles.map((_, index) => index + 1));
    expect(counts).toEqual(among);
    expect(counts.get('tv')?.get('')).toBe(titles.filter(({ kind }) => kind === 'tv').length);
    expect(counts.get('movie')?.get('g:西部')).toBe(
      titles.filter(({ kind, genres }) => kind === 'movie' && genres.includes('西部')).length,
    );
  });
});
