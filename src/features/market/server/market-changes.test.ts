import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addItem, ask, send } from './market.fixture.ts';
import { createPublicPageStore } from './public-page.store.ts';
import { shelfOfGoods } from './shelf.store.ts';

/** When visitors saw goods change, by their number; of those that are gone, when they went. */
async function changesOf({ database }: TestApp) {
  const { rows: there } = await sql<{
    id: number;
    at: number | null;
  }>`select id, changed_at as at from market_item order by id`.execute(database.db);
  const { rows: gone } = await sql<{ id: number; at: number }>`select item_id as id, at from market_gone`.execute(
    database.db,
  );
  return { there: there.map(({ at }) => at), gone };
}

describeOnEachEngine('when goods changed', (openApp) => {
  test('is when visitors saw it, not when somebody looked or a draft moved', async () => {
    const site = await openApp();
    const start = site.clock.now;
    const { id } = await addItem(site);
    await addItem(site, { status: 0 });
    expect(await changesOf(site)).toEqual({ there: [start, null], gone: [] });
    site.clock.now += 1000;
    await send(site, 'PUT', `search/${id}`, { price: 68 });
    await send(site, 'PUT', `search/${id}`, { image_width: 30, image_height: 40 });
    await send(site, 'PUT', `search/${id + 1}`, { price: 99 });
    await ask(site, { ids: String(id) });
    expect((await changesOf(site)).there).toEqual([start, null]);
    await send(site, 'PUT', `search/${id}`, { price: 60 });
    expect((await changesOf(site)).there).toEqual([start + 1000, null]);
    site.clock.now += 1000;
    await send(site, 'PUT', `search/${id}`, { status: 0 });
    site.clock.now += 1000;
    await send(site, 'PUT', `search/${id}`, { price: 50 });
    await send(site, 'PUT', `search/${id + 1}`, { status: 1 });
    expect((await changesOf(site)).there).toEqual([start + 2000, start + 3000]);
  });

  test('goods that were seen leave their number when they are deleted, others leave nothing', async () => {
    const site = await openApp();
    const seen = await addItem(site);
    const unseen = await addItem(site, { status: 0 });
    const sample = await addItem(site);
    await sql`update market_item set is_sample = 1 where id = ${sample.id}`.execute(site.database.db);
    site.clock.now += 1000;
    for (const { id } of [sample, unseen, seen]) await send(site, 'DELETE', `search/${id}`);
    expect(await changesOf(site)).toEqual({ there: [], gone: [{ id: seen.id, at: site.clock.now }] });
    // A number that is given again is there again.
    await sql`update market_gone set item_id = ${seen.id}`.execute(site.database.db);
    const next = await addItem(site);
    expect((await changesOf(site)).gone).toEqual(next.id === seen.id ? [] : [{ id: seen.id, at: site.clock.now }]);
  });

  test('search engines are told of what came, changed and went, in order, and of nothing nobody saw', async () => {
    const site = await openApp();
    const { goods } = createPublicPageStore(site.database.db);
    const start = site.clock.now;
    const items = [];
    for (const changes of [{}, {}, { status: 0 }, {}]) items.push(await addItem(site, changes));
    const [one, two, hidden, sample] = items.map(({ id }) => id);
    await sql`update market_item set is_sample = 1 where id = ${sample}`.execute(site.database.db);
    site.clock.now += 1000;
    for (const id of [hidden, sample]) await send(site, 'PUT', `search/${id}`, { price: 2 });
    await send(site, 'PUT', `search/${two}`, { status: 0 });
    await send(site, 'DELETE', `search/${one}`);
    const page = (id: number, isGone: boolean) => ({ id, path: `/market/detail/${id}`, at: start + 1000, isGone });
    const all = [page(one, true), page(two, true)];
    expect(await goods.changed?.({ at: start, id: 0 }, 10)).toEqual(all);
    expect(await goods.changed?.({ at: start, id: 0 }, 1)).toEqual(all.slice(0, 1));
    expect(await goods.changed?.({ at: start + 1000, id: one }, 10)).toEqual(all.slice(1));
    expect(await goods.changed?.({ at: start + 1000, id: two }, 10)).toEqual([]);
  });

  test('a picture that is swapped is a change of what visitors see, and of nothing else', async () => {
    const site = await openApp();
    const start = site.clock.now;
    const [from, to] = ['a'.repeat(32), 'b'.repeat(32)];
    const images = [`/file/${from}.webp`];
    const ids = [(await addItem(site, { images })).id, (await addItem(site, { images, status: 0 })).id];
    const at = start + 1000;
    const shelf = shelfOfGoods({ db: site.database.db, now: () => at, contentChanged: async () => undefined });
    await shelf.swap(ids.map(String), from, to, 'operator');
    expect((await changesOf(site)).there).toEqual([at, null]);
  });
});
