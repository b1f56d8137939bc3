import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { anInstance, type Instance } from './instance.fixture.ts';

/** Only for what hangs: that it takes no longer than 2 s is held by `npm run drill`. */
const WITHIN = { timeout: 60_000, interval: 50 };
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

const hottest = async ({ read }: Instance) =>
  JSON.parse(await read('/api/v1/any/order?orderType=2')).Data.Result.map(({ Key }: { Key: string }) => Key);

/** A visitor's view, written at once instead of within half a minute. */
async function visit({ send, features }: Instance, key: string): Promise<void> {
  expect((await send('POST', '/api/v1/any/visit', { Key: key }, BROWSER)).json()).toMatchObject({ Data: true });
  for (const feature of features.all) await feature.flush?.();
}

describeOnEachDatabase('lists in another process', (open, engine) => {
  async function twoInstances() {
    const { database, address } = await open.shared();
    const otherDatabase = openDatabase(address, () => {});
    const here = await anInstance(database);
    const there = await anInstance(otherDatabase);
    for (const [Key, Weight] of [
      ['cool', 1],
      ['warm', 50],
      ['hot', 60],
    ] as const)
      await here.send('POST', '/api/v1/any', { Key, Name: Key, TypeName: '电影', Weight });
    await vi.waitFor(async () => expect(await hottest(there)).toEqual(['hot', 'warm', 'cool']), WITHIN);
    const stop = async () => {
      for (const one of [here, there]) await one.stop();
      await otherDatabase.db.destroy();
    };
    return { database, here, there, stop };
  }

  test('follow what visitors look at, although the answer was kept', async () => {
    const { database, here, there, stop } = await twoInstances();
    await sql`update title set heat = (select max(heat) from title) - 0.000001 where key = 'warm'`.execute(database.db);
    await visit(here, 'warm');
    await vi.waitFor(async () => expect(await hottest(there)).toEqual(['warm', 'hot', 'cool']), WITHIN);
    await stop();
  });

  // On it nobody can write while an edit is open.
  if (engine === 'sqlite') return;

  test('follow an edit that is committed after later changes', async () => {
    const { database, here, there, stop } = await twoInstances();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
    const edit = database.db.transaction().execute(async (transaction) => {
      await sql`update title set heat = heat + 100 where key = 'cool'`.execute(transaction);
      opened();
      await mayEnd;
    });
    await isOpen;
    await visit(here, 'hot');
    expect(await hottest(there)).toEqual(['hot', 'warm', 'cool']);
    end();
    await edit;
    await here.foundation.platform.contentChanged();
    await vi.waitFor(async () => expect(await hottest(there)).toEqual(['cool', 'hot', 'warm']), WITHIN);
    await stop();
  });
});
