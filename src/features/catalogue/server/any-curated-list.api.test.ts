import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, get } from './catalogue.fixture.ts';

const ask = async ({ app, as }: TestApp, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const headers = await as('operator');
  return (await app.inject({ method, url: `/api/v1/any/${path}`, headers, ...(payload && { payload }) })).json();
};
const idOf = async (site: TestApp, words: string): Promise<number> =>
  (await ask(site, 'GET', `items?words=${encodeURIComponent(words)}`)).Data.Result[0].Id;
const shown = async (site: TestApp) =>
  (await get(site, 'any/collections')).Result.map(
    ({ Name, Count }: { Name: string; Count: number }) => `${Name} ${Count}`,
  );
const itemsOf = async (site: TestApp, key: string) =>
  (await get(site, 'any/collection', { key })).Items?.map(({ Name }: { Name: string }) => Name);

async function withTitles(site: TestApp, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const Name of names) {
    await addTitle(site, { Name });
    ids.push(await idOf(site, Name));
  }
  return ids;
}

describeOnEachEngine('curated lists', (openApp) => {
  test('one is put before another, as by dragging', async () => {
    const site = await openApp();
    const ids: number[] = [];
    for (const Name of ['一', '二', '三']) ids.push((await ask(site, 'POST', 'collection', { Name })).Data.Id);
    const put = (Id: number | undefined, Before: number | undefined) =>
      ask(site, 'PUT', `collection/${Id}/move`, { Before });
    await put(ids[2], ids[0]);
    expect(await shown(site)).toEqual(['三 0', '一 0', '二 0']);
    await put(ids[2], ids[2]);
    await put(ids[2], 9999);
    expect(await shown(site)).toEqual(['三 0', '一 0', '二 0']);
    await put(ids[2], ids[1]);
    expect(await shown(site)).toEqual(['一 0', '三 0', '二 0']);
    expect(await ask(site, 'PUT', `collection/${ids[0]}/move`, {})).toMatchObject({ Code: 400 });
  });

  test('are made, filled, put into order, and visitors see each change at once', async () => {
    const site = await openApp();
    const ids = await withTitles(site, ['甲片', '乙片', '丙片']);
    const { Data: made } = await ask(site, 'POST', 'collection', {
      Name: '太空',
      Summary: '往上看',
      Cover: '/file/a.webp',
    });
    expect(made).toMatchObject({ Key: '太空', IsShown: true, Count: 0 });
    expect(await shown(site)).toEqual(['太空 0']);
    expect((await ask(site, 'PUT', `collection/${made.Id}/items`, { Action: 'add', Ids: [...ids, 9999] })).Data).toBe(
      3,
    );
    expect((await ask(site, 'PUT', `collection/${made.Id}/items`, { Action: 'add', Ids: ids })).Data).toBe(0);
    expect(await itemsOf(site, '太空')).toEqual(['甲片', '乙片', '丙片']);
    await ask(site, 'PUT', `collection/${made.Id}/items/move`, { ItemId: ids[2], To: 'first' });
    expect(await itemsOf(site, '太空')).toEqual(['丙片', '甲片', '乙片']);
    expect((await ask(site, 'PUT', `collection/${made.Id}/items`, { Action: 'remove', Ids: [ids[0]] })).Data).toBe(1);
    expect(await itemsOf(site, '太空')).toEqual(['丙片', '乙片']);
    expect(await get(site, 'any/collection', { key: '太空' })).toMatchObject({
      Cover: '/file/a.webp',
      Summary: '往上看',
    });
    expect((await get(site, 'any', { key: '丙片' })).Collections).toEqual([{ Key: '太空', Name: '太空' }]);
  });

  test('one that is off, or was deleted, is gone for visitors; what was deleted comes back where it stood', async () => {
    const site = await openApp();
    const [title = 0] = await withTitles(site, ['甲片']);
    const made: number[] = [];
    for (const Name of ['一', '二', '三']) made.push((await ask(site, 'POST', 'collection', { Name })).Data.Id);
    const [, second = 0, third = 0] = made;
    await ask(site, 'PUT', `collection/${second}/items`, { Action: 'add', Ids: [title] });
    await ask(site, 'PUT', `collection/${third}/move`, { To: 'first' });
    expect(await shown(site)).toEqual(['三 0', '一 0', '二 1']);

    await ask(site, 'PUT', `collection/${second}`, { IsShown: false });
    expect(await shown(site)).toEqual(['三 0', '一 0']);
    expect((await get(site, 'any/collection', { key: '二' })).Code).toBe(404);
    expect((await get(site, 'any', { key: '甲片' })).Collections).toEqual([]);
    expect((await ask(site, 'GET', 'collection/all')).Data).toMatchObject([{}, {}, { Name: '二', IsShown: false }]);
    await ask(site, 'PUT', `collection/${second}`, { IsShown: true, Name: '两' });

    expect((await ask(site, 'DELETE', `collection/${third}`)).Data).toBe(true);
    expect(await shown(site)).toEqual(['一 0', '两 1']);
    expect((await ask(site, 'GET', `collection/${third}`)).Code).toBe(404);
    await ask(site, 'POST', `collection/${third}/restore`);
    expect(await shown(site)).toEqual(['三 0', '一 0', '两 1']);
    // The address of the one that was renamed stays.
    expect((await get(site, 'any/collection', { key: '二' })).Name).toBe('两');
  });

  test('a name may come twice, a key never does; a deleted one keeps its own', async () => {
    const site = await openApp();
    const { Data: first } = await ask(site, 'POST', 'collection', { Name: '太空' });
    await ask(site, 'DELETE', `collection/${first.Id}`);
    expect((await ask(site, 'POST', 'collection', { Name: '太空' })).Data.Key).toBe('太空-2');
    expect((await ask(site, 'POST', `collection/${first.Id}/restore`)).Data.Key).toBe('太空');
  });

  test('a title that is taken down is kept by its curated list, unseen', async () => {
    const site = await openApp();
    const ids = await withTitles(site, ['甲片', '乙片']);
    const { Id } = (await ask(site, 'POST', 'collection', { Name: '太空' })).Data;
    await ask(site, 'PUT', `collection/${Id}/items`, { Action: 'add', Ids: ids });
    await ask(site, 'PUT', 'items', { Action: 'remove', Ids: [ids[0]] });
    expect(await shown(site)).toEqual(['太空 1']);
    expect((await ask(site, 'GET', `collection/${Id}`)).Data).toMatchObject({
      Count: 1,
      Items: [
        { Name: '甲片', Cover: expect.stringContaining('/cover/'), IsRemoved: true },
        { Name: '乙片', IsRemoved: false },
      ],
    });
    await ask(site, 'PUT', 'items', { Action: 'restore', Ids: [ids[0]] });
    expect(await itemsOf(site, '太空')).toEqual(['甲片', '乙片']);
  });

  test('what is wrong is said beside its field, and an unknown one is not found', async () => {
    const site = await openApp();
    const refused = async (payload: object) => {
      const { Code, Errors } = await ask(site, 'POST', 'collection', payload);
      return `${Code} ${Errors?.[0]?.Field}`;
    };
    expect(await refused({ Name: ' ' })).toBe('400 Name');
    expect(await refused({ Name: '长'.repeat(31) })).toBe('400 Name');
    expect(await refused({ Name: '太空', Cover: 'javascript:alert(1)' })).toBe('400 Cover');
    expect(await refused({ Name: '太空', Cover: '//evil.example/a.png' })).toBe('400 Cover');
    expect((await ask(site, 'PUT', 'collection/99', { Name: '太空' })).Code).toBe(404);
    expect((await ask(site, 'PUT', 'collection/99/items', { Action: 'add', Ids: [1] })).Code).toBe(404);
  });

  test('merging two titles moves their places, and undo brings each back', async () => {
    const site = await openApp();
    const [kept = 0, other = 0, third = 0] = await withTitles(site, ['甲片', '乙片', '丙片']);
    const fill = async (Name: string, Ids: number[]) => {
      const { Id } = (await ask(site, 'POST', 'collection', { Name })).Data;
      await ask(site, 'PUT', `collection/${Id}/items`, { Action: 'add', Ids });
      return Id;
    };
    await fill('只有乙', [other, third]);
    await fill('两个都有', [other, third, kept]);
    const lost = await fill('后来移出', [third, other]);
    const merged = await ask(site, 'POST', 'merge', { Key: '甲片', From: '乙片' });
    expect(await itemsOf(site, '只有乙')).toEqual(['甲片', '丙片']);
    expect(await itemsOf(site, '两个都有')).toEqual(['丙片', '甲片']);
    expect(await itemsOf(site, '后来移出')).toEqual(['丙片', '甲片']);
    await ask(site, 'PUT', `collection/${lost}/items`, { Action: 'remove', Ids: [kept] });

    expect(await ask(site, 'POST', 'merge/undo', { Id: merged.Data.Id })).toMatchObject({ Data: true });
    expect(await itemsOf(site, '只有乙')).toEqual(['乙片', '丙片']);
    expect(await itemsOf(site, '两个都有')).toEqual(['乙片', '丙片', '甲片']);
    // The operator took it out in between: that stands.
    expect(await itemsOf(site, '后来移出')).toEqual(['丙片']);
  });
});
