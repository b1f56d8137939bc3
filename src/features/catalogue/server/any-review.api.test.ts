import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf } from './catalogue.fixture.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { LayerTables } from './layer.table.ts';

const items = async ({ app, as }: TestApp, query: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/v1/any/items', query, headers: await as('operator') })).json().Data;
const act = async ({ app, as }: TestApp, payload: object) =>
  (await app.inject({ method: 'PUT', url: '/api/v1/any/items', payload, headers: await as('operator') })).json();

describeOnEachEngine('the whole catalogue for the operator', (openApp) => {
  test('is narrowed by words, also in pinyin, by kind, by state and by where it came from', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '流浪地球', Aliases: ['小破球'] });
    await addTitle(site, { Name: '漫长的季节', TypeName: '电视剧' });
    await addTitle(site, { Name: '百分%之一' });
    const tables = site.database.db.withTables<CatalogueTables & LayerTables>();
    await tables.updateTable('title').set({ origin: 'curated x' }).where('name', '=', '漫长的季节').execute();
    const { id } = await tables
      .selectFrom('title')
      .select('id')
      .where('name', '=', '流浪地球')
      .executeTakeFirstOrThrow();
    const layer = { facts_json: '{}', scores_json: '[]', labels_json: '[]', digest: '', item_time: 0, added_at: 0 };
    await tables
      .insertInto('title_layer')
      .values({ ...layer, source_id: 7, item_id: '1', title_id: id })
      .execute();

    const found = async (query: Record<string, string>) => namesOf(await items(site, query));
    expect(await found({})).toEqual(['百分%之一', '漫长的季节', '流浪地球']);
    expect(await found({ words: '破球' })).toEqual(['流浪地球']);
    expect(await found({ words: 'liulang' })).toEqual(['流浪地球']);
    expect(await found({ words: '%' })).toEqual(['百分%之一']);
    expect(await found({ type_name: 'tv' })).toEqual(['漫长的季节']);
    expect(await found({ source: 'shipped' })).toEqual(['漫长的季节']);
    expect(await found({ source: 'own' })).toEqual(['百分%之一']);
    expect(await found({ source: '7' })).toEqual(['流浪地球']);
    expect(await found({ source: 'x; drop table' })).toHaveLength(3);
    expect((await items(site, { source: '7' })).Result).toMatchObject([{ SourceIds: [7], IsShipped: false }]);
  });

  test('several are taken down at once, found among those taken down, and put back', async () => {
    const site = await openApp();
    for (const Name of ['甲片', '乙片', '丙片']) await addTitle(site, { Name });
    const [third, second] = (await items(site)).Result.map(({ Id }: { Id: number }) => Id);
    expect(await act(site, { Ids: [third, second, 9999], Action: 'remove' })).toMatchObject({ Data: 2 });
    expect(await act(site, { Ids: [third], Action: 'remove' })).toMatchObject({ Data: 0 });
    expect(namesOf(await get(site, 'any/order'))).toEqual(['甲片']);
    expect((await get(site, 'any', { key: '乙片' })).Code).toBe(404);
    expect(namesOf(await items(site, { state: 'removed', words: '乙' }))).toEqual(['乙片']);
    expect(namesOf(await items(site, { words: 'yipian' }))).toEqual(['乙片']);
    expect(namesOf(await items(site, { state: 'removed', words: 'bp' }))).toEqual(['丙片']);
    expect((await items(site, { state: 'removed' })).Result[0].RemovedTime).toMatch(/\+08:00$/);
    expect(await act(site, { Ids: [third, second], Action: 'restore' })).toMatchObject({ Data: 2 });
    expect((await get(site, 'any/order')).Total).toBe(3);
  });

  test('several get the same change at once; what it does not name stays', async () => {
    const site = await openApp();
    for (const Name of ['甲片', '乙片', '丙片']) await addTitle(site, { Name, Genres: ['剧情'] });
    const [third, second] = (await items(site)).Result.map(({ Id }: { Id: number }) => Id);
    const Change = { Regions: ['中国香港'], IsFinished: true };
    expect(await act(site, { Ids: [third, second, 9999], Action: 'change', Change })).toMatchObject({ Data: 2 });
    const changed = { Genres: ['剧情'], Regions: ['中国香港'], IsFinished: true };
    expect(await get(site, 'any', { key: '丙片' })).toMatchObject(changed);
    expect(await get(site, 'any', { key: '甲片' })).toMatchObject({ Regions: [], IsFinished: false });
    expect(await act(site, { Ids: [third], Action: 'change' })).toMatchObject({ Data: 0 });
    expect((await items(site)).Result[0].Cover).toMatch(/^\/cover\//);
  });

  test('a title that became part of another is neither listed nor brought back', async () => {
    const site = await openApp();
    for (const Name of ['甲片', '乙片']) await addTitle(site, { Name });
    const [{ Id }] = (await items(site, { words: '乙片' })).Result;
    const headers = await site.as('operator');
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/any/merge',
      headers,
      payload: { Key: '甲片', From: '乙片' },
    });
    expect(namesOf(await items(site, { state: 'all' }))).toEqual(['甲片']);
    expect(await act(site, { Ids: [Id], Action: 'restore' })).toMatchObject({ Data: 0 });
  });

  test('nothing chosen, or nothing to do, is refused', async () => {
    const site = await openApp();
    expect(await act(site, { Ids: [], Action: 'remove' })).toMatchObject({ Code: 400 });
    expect(await act(site, { Ids: [1], Action: 'burn' })).toMatchObject({ Code: 400 });
  });
});
