import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../database.fixture.ts';
import type { SearchDocument } from './search-index.ts';

/** More than PostgreSQL keeps on its shelf, see migration 49. */
const MANY = 9000;

const GOODS = { name: 'market', place: 1, isLabelled: true };
const aDish = (id: number, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: GOODS,
  id,
  title: '面',
  aliases: [],
  people: [],
  marks: [],
  heat: id / 10,
  ...changes,
});

describeOnEachDatabase('a search among thousands that fit', (open) => {
  test('finds the hottest, whatever became hot, cold or gone meanwhile, and the one that fits alone', async () => {
    const { db, search } = await open();
    await search.put(db, [
      aDish(1, { title: '冷粉' }),
      ...Array.from({ length: MANY - 1 }, (_, index) => aDish(index + 2)),
    ]);
    const find = async (words: string) => (await search.find(db, { kind: GOODS, words })).map(({ id }) => id);
    const downFrom = (id: number, count: number) => Array.from({ length: count }, (_, index) => id - index);
    expect((await find('面')).slice(0, 40)).toEqual(downFrom(MANY, 40));
    expect(await find('冷粉')).toEqual([1]);

    await search.reheat(db, GOODS, new Map([[2, MANY]]));
    expect((await find('面')).slice(0, 3)).toEqual([2, MANY, MANY - 1]);
    await search.put(db, [aDish(MANY, { title: '粥' }), aDish(MANY + 1, { heat: MANY + 1 })]);
    expect((await find('面')).slice(0, 3)).toEqual([MANY + 1, 2, MANY - 1]);
    expect(await find('粥')).toEqual([MANY]);

    await search.remove(db, GOODS, downFrom(MANY + 1, 6000));
    expect((await find('面')).slice(0, 3)).toEqual([2, 3001, 3000]);
    await search.settle(db);
    expect((await find('面')).slice(0, 3)).toEqual([2, 3001, 3000]);
  });
});
