import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { FAVOURITE } from '../favourite-types.pure.ts';
import { createFavouriteFeature } from './favourite.feature.ts';
import { MOST_KEPT, newFavourite } from './favourite.rules.ts';
import type { FavouriteSources } from './favourite.service.ts';
import { createFavouriteStore } from './favourite.store.ts';
import { favouritesOf } from './favourites.fixture.ts';
import { someGoods } from './things.fixture.ts';

const EMPTY: FavouriteSources = {
  catalogue: { identify: async () => new Map(), keysOf: async () => new Map(), presentByIds: async () => new Map() },
  goodsName: async () => undefined,
  toolName: async () => undefined,
};

describeOnEachEngine('favourites of a member', (openApp) => {
  test('are all in the export, and gone after the account is erased; others keep theirs', async () => {
    const opened = await openApp();
    const [ming, hua] = [await favouritesOf(opened, 'ming'), await favouritesOf(opened, 'hua')];
    const goods = await someGoods(opened);
    await ming.add(goods, 2);
    await ming.add('punycode', 3);
    await hua.add('punycode', 3);
    const { database, clock } = opened;
    const { member } = createFavouriteFeature({ database, now: () => clock.now }, EMPTY);
    const tables = database.db.withTables<{ member: { id: number; username: string } }>();
    const { id } = await tables
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'ming')
      .executeTakeFirstOrThrow();
    expect(await member?.exportFor(id)).toEqual([
      { Type: 2, RelativeId: String(goods), Name: '火锅', AddedTime: expect.stringMatching(/\+08:00$/) },
      { Type: 3, RelativeId: 'punycode', Name: 'Punycode 转换', AddedTime: expect.stringMatching(/\+08:00$/) },
    ]);
    await member?.eraseFor(id);
    await member?.eraseFor(id);
    expect((await ming.list(3)).Data.Counts).toEqual({ Any: 0, Market: 0, Tool: 0 });
    expect((await hua.list(3)).Data.Counts).toEqual({ Any: 0, Market: 0, Tool: 1 });
    // The row of the member is the last to go; nothing of theirs may outlive it.
    await hua.add(goods, 2);
    await tables.deleteFrom('member').where('username', '=', 'hua').execute();
    expect(await database.db.withTables<{ favourite: object }>().selectFrom('favourite').selectAll().execute()).toEqual(
      [],
    );
  });

  test('are limited in number, so that nobody fills the disk; removing one makes room', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    const goods = await someGoods(opened);
    await mine.add('punycode', 3);
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
    expect(await mine.add('base64', 3)).toMatchObject({ Code: 409, Error: 'collect.full' });
    expect((await mine.add('punycode', 3)).Data).toBe(true);
    expect((await mine.add(goods, 2)).Data).toBe(true);
    await mine.remove('punycode', 3);
    expect((await mine.add('base64', 3)).Data).toBe(true);
  });
});
