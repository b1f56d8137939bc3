import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import { createFavouriteFeature } from './favourite.feature.ts';
import { MOST_KEPT, newFavourite } from './favourite.rules.ts';
import type { FavouriteCatalogue } from './favourite.service.ts';
import { createFavouriteStore } from './favourite.store.ts';
import { favouritesOf } from './favourites.fixture.ts';

const EMPTY: FavouriteCatalogue = {
  identify: async () => new Map(),
  keysOf: async () => new Map(),
  presentByIds: async () => new Map(),
};

describeOnEachEngine('favourites of a member', (openApp) => {
  test('are all in the export, and gone after the account is erased; others keep theirs', async () => {
    const opened = await openApp();
    const [ming, hua] = [await favouritesOf(opened, 'ming'), await favouritesOf(opened, 'hua')];
    await ming.add('42', 2, '火锅');
    await ming.add('json', 3, 'JSON');
    await hua.add('json', 3, 'JSON');
    const { database, clock } = opened;
    const { member } = createFavouriteFeature({ database, now: () => clock.now }, EMPTY);
    const tables = database.db.withTables<{ member: { id: number; username: string } }>();
    const { id } = await tables
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'ming')
      .executeTakeFirstOrThrow();
    expect(await member?.exportFor(id)).toEqual([
      { Type: 2, RelativeId: '42', Name: '火锅', AddedTime: expect.stringMatching(/\+08:00$/) },
      { Type: 3, RelativeId: 'json', Name: 'JSON', AddedTime: expect.stringMatching(/\+08:00$/) },
    ]);
    await member?.eraseFor(id);
    await member?.eraseFor(id);
    expect((await ming.list(3)).Data.Counts).toEqual({ Any: 0, Market: 0, Tool: 0 });
    expect((await hua.list(3)).Data.Counts).toEqual({ Any: 0, Market: 0, Tool: 1 });
    // The row of the member is the last to go; nothing of theirs may outlive it.
    await hua.add('42', 2);
    await tables.deleteFrom('member').where('username', '=', 'hua').execute();
    expect(await database.db.withTables<{ favourite: object }>().selectFrom('favourite').selectAll().execute()).toEqual(
      [],
    );
  });

  test('are limited in number, so that nobody fills the disk; removing one makes room', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    await mine.add('first', 3);
    const store = createFavouriteStore(opened.database.db);
    const [memberId] = await opened.database.db
      .withTables<{ favourite: { member_id: number } }>()
      .selectFrom('favourite')
      .select('member_id')
      .execute();
    for (let start = 1; start < MOST_KEPT; start += 500) {
      const some = Array.from({ length: Math.min(500, MOST_KEPT - start) }, (_, index) =>
        newFavourite(`tool-${start + index}`, '', opened.clock.now),
      );
      await store.add(memberId?.member_id ?? 0, FAVOURITE.tool, some);
    }
    expect(await mine.add('one too many', 3)).toMatchObject({ Code: 409, Error: 'collect.full' });
    expect((await mine.add('first', 3)).Data).toBe(true);
    expect((await mine.add('42', 2)).Data).toBe(true);
    await mine.remove('first', 3);
    expect((await mine.add('one more', 3)).Data).toBe(true);
  });
});
