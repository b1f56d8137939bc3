import { expect, test } from 'vitest';
import { EVERYTHING, type Filter, type ListRow, type Order } from './list.rules.ts';
import { createTitleColumns, TAG_GROUP } from './title-columns.index.ts';

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

const GENRES = ['剧情', '喜剧', '科幻', '西部'];
const REGIONS = ['日本', '中国大陆', '美国'];
const KINDS = ['movie', 'tv', 'anime'] as const;

function aRow(id: number, any: (below: number) => number): ListRow {
  const some = (names: string[]) => names.filter(() => any(3) === 0);
  return {
    id,
    version: 1,
    kind: KINDS[any(3)] ?? 'movie',
    year: any(9) === 0 ? null : 1950 + any(70),
    isFinished: any(2) === 0,
    genres: some(GENRES),
    regions: some(REGIONS),
    heat: any(40),
    rating: any(4),
    updatedAt: any(500),
    minutes: any(4) === 0 ? null : 80 + any(5),
    episodes: null,
    score: any(3) === 0 ? null : 60 + any(40),
    isListed: any(8) > 0,
  };
}

function aFilter(any: (below: number) => number): Filter {
  const from = 1950 + any(70);
  return {
    kind: any(2) === 0 ? (KINDS[any(3)] ?? null) : null,
    genre: any(2) === 0 ? (GENRES[any(4)] ?? '') : '',
    region: any(3) === 0 ? (REGIONS[any(3)] ?? '') : '',
    years: any(3) === 0 ? { from, to: from + any(30) } : null,
    isFinished: [undefined, true, false][any(3)],
  };
}

/** The definition. */
function fits(
  title: {
    kind: string;
    genres: readonly string[];
    regions: readonly string[];
    year: number | null;
    isFinished: boolean;
  },
  { kind, genre, region, years, isFinished }: Filter,
): boolean {
  return (
    (!kind || title.kind === kind) &&
    (!genre || title.genres.includes(genre)) &&
    (!region || title.regions.includes(region)) &&
    (!years || (title.year !== null && title.year >= years.from && title.year <= years.to)) &&
    (isFinished === undefined || title.isFinished === isFinished)
  );
}

const before: Record<Order, (one: ListRow, other: ListRow) => number> = {
  0: (one, other) => other.updatedAt - one.updatedAt || other.id - one.id,
  1: (one, other) => other.rating - one.rating || other.heat - one.heat || other.id - one.id,
  2: (one, other) => other.heat - one.heat || other.id - one.id,
};

test('after any changes every page and count is what a look at each title would give', () => {
  const any = numbers(7);
  const columns = createTitleColumns();
  const rows = new Map<number, ListRow>();
  for (let round = 0; round < 120; round++) {
    // Few and many at once. Sparse numbers, new and known ones; sometimes beyond the room there is.
    const changes = Array.from({ length: [120, 3, 25, 1][round % 4] ?? 0 }, () =>
      aRow(1 + any(2000 + round * 40), any),
    );
    for (const row of changes) rows.set(row.id, row);
    columns.put(changes);
    const filter = aFilter(any);
    const fitting = [...rows.values()].filter((row) => row.isListed && fits(row, filter));
    for (const order of [0, 1, 2] as const) {
      const expected = fitting.toSorted(before[order]).map(({ id }) => id);
      const offset = any(expected.length + 5);
      const told = `round ${round}, order ${order}, ${JSON.stringify(filter)}`;
      expect(columns.page(filter, order, { limit: 12, offset }), told).toEqual({
        ids: expected.slice(offset, offset + 12),
        total: expected.length,
      });
    }
    const someIds = [...rows.keys()].filter(() => any(3) === 0);
    const some = fitting.filter(({ id }) => someIds.includes(id));
    const amongSome = columns.countAmong(someIds, filter);
    for (const genre of GENRES) {
      expect(amongSome.get(`g:${genre}`) ?? 0).toBe(some.filter(({ genres }) => genres.includes(genre)).length);
    }
    const counts = columns.countWithin({ ...filter, isFinished: true }, TAG_GROUP.genres);
    const finished = fitting.filter(({ isFinished }) => isFinished);
    if (filter.isFinished !== false)
      for (const genre of GENRES) {
        expect(counts.get(`g:${genre}`) ?? 0).toBe(finished.filter(({ genres }) => genres.includes(genre)).length);
      }
  }
  const films = [...rows.values()].filter(({ kind, isListed }) => kind === 'movie' && isListed);
  expect(columns.countAll('movie').get('k:movie')).toBe(films.length);
  expect(columns.countAll('movie').get('r:日本')).toBe(films.filter(({ regions }) => regions.includes('日本')).length);
  expect(columns.countAll(null).get('k:movie')).toBe(films.length);
});

test('a narrowed list ends at 10,000, and what is beyond is estimated from a part', () => {
  const any = numbers(3);
  const columns = createTitleColumns();
  const rows = Array.from({ length: 50_000 }, (_, index) => ({ ...aRow(index + 1, any), isListed: true }));
  columns.put(rows);
  const filter: Filter = { ...EVERYTHING, years: { from: 1900, to: 2100 } };
  expect(columns.page(filter, 2, { limit: 5, offset: 9_998 })).toMatchObject({ total: 10_000, ids: { length: 2 } });
  expect(columns.page(filter, 2, { limit: 5, offset: 10_000 }).ids).toEqual([]);
  const finished = rows.filter((row) => row.year !== null && row.isFinished).length;
  expect((columns.countWithin(filter, TAG_GROUP.plain).get('f:1') ?? 0) / finished).toBeCloseTo(1, 1);
  const rare = { ...filter, genre: '没有' };
  expect(columns.page(rare, 0, { limit: 5, offset: 0 })).toEqual({ ids: [], total: 0 });
  expect(columns.countWithin(rare, TAG_GROUP.plain).size).toBe(0);
});
