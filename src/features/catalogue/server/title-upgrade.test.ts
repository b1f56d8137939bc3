import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { up } from '../../../../migrations/0052_change_number.ts';
import { EVERYTHING } from './list.rules.ts';
import { createListStore } from './list.store.ts';
import { aNewTitle } from './title.fixture.ts';
import { insertTitles } from './title.store.ts';
import { createTitleMirror } from './title-mirror.service.ts';

describeOnEachDatabase('an upgrade from versions by the clock', (open) => {
  test('keeps the number of changes and every title, and the next change is seen', async () => {
    const database = await open();
    const { db, engine, search } = database;
    await insertTitles(db, search, [aNewTitle(0), aNewTitle(1), aNewTitle(2)]);
    await sql`drop table change_number`.execute(db);
    await sql`create table content_generation (id integer primary key, generation bigint not null)`.execute(db);
    await sql`insert into content_generation (id, generation) values (1, 41)`.execute(db);
    if (engine === 'postgres') await sql`update title set version = 1790000000000000 + id`.execute(db);

    await db.transaction().execute((transaction) => up(transaction, engine));

    expect((await sql`select topic, number from change_number`.execute(db)).rows).toEqual([
      { topic: 'content', number: 41 },
    ]);
    const { rows } = await sql<{ version: number }>`select version from title`.execute(db);
    expect(rows.filter(({ version }) => version > 1_000_000_000)).toEqual([]);
    const mirror = createTitleMirror({ store: createListStore(database) });
    const hottest = async () => (await mirror.current()).page(EVERYTHING, 2, { limit: 9, offset: 0 }).ids;
    expect(new Set(await hottest())).toEqual(new Set([1, 2, 3]));
    for (const id of [1, 3]) {
      await sql`update title set heat = ${9000 + id} where id = ${id}`.execute(db);
      expect((await hottest()).at(0)).toBe(id);
    }
    await insertTitles(db, search, [{ ...aNewTitle(3), heat: 9999 }]);
    expect((await hottest()).at(0)).toBe(4);
  });
});
