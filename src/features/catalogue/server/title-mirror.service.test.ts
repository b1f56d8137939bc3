import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { EVERYTHING, type Filter } from './list.rules.ts';
import { createListStore } from './list.store.ts';
import { aNewTitle, START } from './title.fixture.ts';
import { createTitleStore, insertTitles } from './title.store.ts';
import { createTitleMirror } from './title-mirror.service.ts';
import { createVisitStore } from './visit.store.ts';

describeOnEachDatabase('lists in memory', (open) => {
  async function openWith(count: number) {
    const database = await open();
    const titles = Array.from({ length: count }, (_, index) => aNewTitle(index));
    for (let start = 0; start < count; start += 500) {
      await insertTitles(database.db, database.search, titles.slice(start, start + 500));
    }
    const newMirror = () => createTitleMirror({ store: createListStore(database) });
    return { database, titles, newMirror };
  }
  type Mirror = ReturnType<typeof createTitleMirror>;
  const keys = async (mirror: Mirror, filter: Filter, offset = 0, limit = 10) =>
    (await mirror.current()).page(filter, 2, { limit, offset }).ids.map((id) => `t${id - 1}`);

  test('everything is read, however many parts that takes, and deep pages are as quick to find as first ones', async () => {
    const { titles, newMirror } = await openWith(4100);
    const mirror = newMirror();
    // Heats repeat after 2503 titles; then the later one comes first.
    const sorted = titles
      .toReversed()
      .toSorted((one, other) => other.heat - one.heat)
      .map(({ key }) => key);
    for (const offset of [0, 1999, 4095]) {
      expect(await keys(mirror, EVERYTHING, offset)).toEqual(sorted.slice(offset, offset + 10));
    }
    expect((await mirror.current()).page(EVERYTHING, 2, { limit: 1, offset: 0 }).total).toBe(4100);
    const western = { ...EVERYTHING, genre: '西部' };
    const expected = titles.filter(({ genres }) => genres.includes('西部')).length;
    expect((await mirror.current()).page(western, 0, { limit: 1, offset: 0 }).total).toBe(expected);
  });

  test('each change is seen by the next question, in every process', async () => {
    const { database, newMirror } = await openWith(30);
    const [here, there] = [newMirror(), newMirror()];
    const western = { ...EVERYTHING, genre: '西部' };
    for (const mirror of [here, there]) expect(await keys(mirror, western)).toEqual(['t0']);
    const titles = createTitleStore(database);

    await titles.update(5, (current) => ({ ...current, genres: ['西部'] }), undefined, START);
    for (const mirror of [here, there]) expect(await keys(mirror, western)).toEqual(['t4', 't0']);

    await titles.setRemoved(5, true, START);
    for (const mirror of [here, there]) expect(await keys(mirror, western)).toEqual(['t0']);
    await titles.setRemoved(5, false, START);
    await titles.add({ ...aNewTitle(30), genres: ['西部'], heat: 30 });
    for (const mirror of [here, there]) expect(await keys(mirror, western)).toEqual(['t30', 't4', 't0']);

    await createVisitStore(database).add(database.db, Array(5000).fill(1), '2026-01-01', START);
    for (const mirror of [here, there]) expect((await keys(mirror, western)).at(0)).toBe('t0');
  });

  test('what is read again is what changed, and nothing else', async () => {
    const { database } = await openWith(30);
    const store = createListStore(database);
    const read: number[][] = [];
    const changedSince: typeof store.changedSince = async function* (mark) {
      for await (const rows of store.changedSince(mark)) {
        read.push(rows.map(({ id }) => id));
        yield rows;
      }
    };
    const mirror = createTitleMirror({ store: { ...store, changedSince } });
    await mirror.current();
    await mirror.current();
    for (const id of [3, 7, 3]) {
      await sql`update title set heat = heat + 1 where id = ${id}`.execute(database.db);
      for (let ask = 0; ask < 3; ask++) await mirror.current();
    }
    // A look that finds nothing is right where PostgreSQL has a transaction open elsewhere: what it changes comes later.
    expect(read.filter((ids) => ids.length > 0)).toEqual([[3], [7], [3]]);
  });

  test('rows that come with a number, as from a backup, keep it', async () => {
    const { database } = await openWith(1);
    const { rows } = await sql<{ name: string }>`insert into title (key, name, kind, year, aliases_json, regions_json,
        languages_json, genres_json, directors_json, actors_json, release_date, duration, cover, summary, remark,
        is_finished, platforms_json, source_scores_json, heat, rating, rating_count, updated_at, created_at, version)
      select 'copy', name, kind, year, aliases_json, regions_json, languages_json, genres_json, directors_json,
        actors_json, release_date, duration, cover, summary, remark, is_finished, platforms_json, source_scores_json,
        heat, rating, rating_count, updated_at, created_at, 77 from title returning name`.execute(database.db);
    expect(rows).toHaveLength(1);
    const kept = await sql<{ version: number }>`select version from title where key = 'copy'`.execute(database.db);
    expect(kept.rows).toEqual([{ version: 77 }]);
  });

  test('a failed look is no answer, and the next one succeeds', async () => {
    const { database } = await openWith(3);
    const store = createListStore(database);
    let isBroken = true;
    const everything = () => {
      if (isBroken) throw new Error('lost');
      return store.everything();
    };
    const mirror = createTitleMirror({ store: { ...store, everything } });
    await expect(mirror.current()).rejects.toThrow('lost');
    isBroken = false;
    expect((await mirror.current()).page(EVERYTHING, 2, { limit: 9, offset: 0 }).total).toBe(3);
  });
});
