import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { factsOf } from './gathered.rules.ts';
import { createLayerStore } from './layer.store.ts';
import { fillGaps } from './shipped-gaps.seed.ts';
import { aNewTitle } from './title.fixture.ts';
import { createTitleStore, insertTitles } from './title.store.ts';
import { createTitleSearchStore } from './title-search.store.ts';

const NOW = Date.UTC(2026, 10, 15);
const bare = (index: number) => ({ ...aNewTitle(index), genres: [], origin: `shipped ${index}` });
const told = (index: number) => ({
  ...bare(index),
  genres: ['科幻'],
  directors: ['押井守'],
  actors: ['山寺宏一'],
  summary: `第${index}部讲的故事。`,
});

describeOnEachDatabase('a later version that knows more', (open) => {
  test('fills what is empty, once, and leaves what people wrote, emptied or removed', async () => {
    const database = await open();
    const { db, search } = database;
    const store = createTitleStore(database);
    await insertTitles(db, search, [bare(0), bare(1), bare(2), { ...bare(3), origin: null }]);
    const [plain, edited, emptied, foreign] = await Promise.all([0, 1, 2, 3].map((n) => store.findId(`t${n}`)));
    await store.update(edited as number, (current) => ({ ...current, summary: '站长写的。' }), undefined, NOW - 9);
    await store.update(emptied as number, (current) => ({ ...current, actors: ['某人'] }), undefined, NOW - 9);
    await store.update(emptied as number, (current) => ({ ...current, actors: [] }), undefined, NOW - 8);
    const before = await store.find('t0');

    const shipped = [0, 1, 2, 3].map(told);
    expect(await fillGaps(database, shipped, NOW)).toBe(3);
    expect(await fillGaps(database, shipped, NOW + 1)).toBe(0);

    const { art, heat, updatedAt, key } = before ?? {};
    expect(await store.find('t0')).toMatchObject({
      art,
      heat,
      updatedAt,
      key,
      genres: ['科幻'],
      summary: '第0部讲的故事。',
    });
    expect(await store.find('t1')).toMatchObject({ genres: ['科幻'], directors: ['押井守'], summary: '站长写的。' });
    expect(await store.find('t2')).toMatchObject({ directors: ['押井守'], actors: [], summary: '第2部讲的故事。' });
    expect(await store.find('t3')).toMatchObject({ genres: [], directors: [], summary: '' });
    const found = await createTitleSearchStore(database).find({ words: '押井守', limit: 9 });
    expect(found.map(({ id }) => id).sort()).toEqual([plain, edited, emptied].sort());
    expect(found.map(({ id }) => id)).not.toContain(foreign);
  });

  test('what a source brought stays, and what we say is no edit by hand', async () => {
    const database = await open();
    const { db, search } = database;
    const [id = 0] = await insertTitles(db, search, [bare(0)]);
    const layers = createLayerStore(database);
    await layers.inTurn(async (turn) => {
      const title = (await turn.read([id])).get(id)?.title;
      if (!title) throw new Error('the title is not there');
      const facts = { ...factsOf(title), genres: ['喜剧'] };
      const change = { before: title, facts, scores: [], updatedAt: title.updatedAt, oldLabels: [], lists: [] };
      await turn.change({ ...change, newBase: factsOf(title) }, NOW);
    });
    expect(await fillGaps(database, [told(0)], NOW)).toBe(1);
    const after = (await layers.reading.read([id])).get(id);
    expect(after?.title).toMatchObject({ genres: ['喜剧'], directors: ['押井守'], locks: [] });
    expect(after?.base).toMatchObject({ genres: [], directors: ['押井守'], summary: '第0部讲的故事。' });
    const tags = await db.withTables<CatalogueTables>().selectFrom('title_tag').select('tag').execute();
    expect(tags.map(({ tag }) => tag)).toContain('g:喜剧');
  });
});
