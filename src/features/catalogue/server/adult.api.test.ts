import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { adultMarks } from './adult.store.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';
import type { CatalogueTables } from './catalogue.table.ts';

const marked = async ({ app, as }: TestApp) =>
  (await app.inject({ url: '/api/v1/any/items', query: { state: 'adult' }, headers: await as('operator') })).json()
    .Data;
const act = (site: TestApp, Ids: number[], Action: string) =>
  send(site, 'operator', 'PUT', 'any/items', { Ids, Action });
const seen = async (site: TestApp) => namesOf(await get(site, 'any/order'));

async function setSwitch({ app, as }: TestApp, isOn: boolean): Promise<void> {
  const known = (await app.inject('/api/v1/config?key=showAdult')).json();
  const headers = { ...(await as('operator')), 'if-match': `"${known.Data?.Version ?? 0}"` };
  const payload = { Key: 'showAdult', Value: String(isOn) };
  expect((await app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload })).json().Code).toBe(200);
}

describeOnEachEngine('titles for adults', (openApp) => {
  test('stand in no list, search, suggestion or feed, and have no page', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '后宫·甄嬛传', TypeName: '电视剧' });
    await addTitle(site, { Name: '淫狱团地', TypeName: '动漫' });
    expect(await seen(site)).toEqual(['后宫·甄嬛传']);
    expect(namesOf(await get(site, 'any/search', { words: '淫狱团地' }))).toEqual([]);
    expect(JSON.stringify(await get(site, 'any/suggest', { words: '淫狱' }))).not.toContain('淫狱团地');
    expect((await get(site, 'any', { key: '淫狱团地' })).Code).toBe(404);
    expect((await site.app.inject('/api.php/provide/vod?ac=list')).body).not.toContain('淫狱团地');
    expect(namesOf(await marked(site))).toEqual(['淫狱团地']);
  });

  test('are corrected by the operator, whose word outlives a new judgement', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '淫狱团地', TypeName: '动漫' });
    await addTitle(site, { Name: '平常片' });
    const [{ Id }] = (await marked(site)).Result;
    expect(await act(site, [Id], 'decent')).toMatchObject({ Data: 1 });
    expect((await seen(site)).sort()).toEqual(['平常片', '淫狱团地']);
    await adultMarks(site.database, Date.now).rebuild();
    expect(await seen(site)).toHaveLength(2);
    const { id } = await site.database.db
      .withTables<CatalogueTables>()
      .selectFrom('title')
      .select('id')
      .where('name', '=', '平常片')
      .executeTakeFirstOrThrow();
    expect(await act(site, [Number(id)], 'adult')).toMatchObject({ Data: 1 });
    expect(await seen(site)).toEqual(['淫狱团地']);
    expect(await act(site, [Number(id)], 'restore')).toMatchObject({ Data: 1 });
    expect(await marked(site)).toMatchObject({ Total: 0 });
  });

  test('a name that changes is judged again', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '平常片' });
    await send(site, 'operator', 'PUT', 'any', { Key: '平常片', Aliases: ['成人动画合集'] });
    expect(await seen(site)).toEqual([]);
  });

  test('older rows are marked once; one taken down by hand stays down whatever the switch says', async () => {
    const site = await openApp();
    for (const Name of ['旧片甲', '旧片乙']) await addTitle(site, { Name });
    const tables = site.database.db.withTables<CatalogueTables>();
    await tables.updateTable('title').set({ aliases_json: '["里番"]' }).execute();
    const removed = await tables
      .selectFrom('title')
      .select('id')
      .where('name', '=', '旧片乙')
      .executeTakeFirstOrThrow();
    await act(site, [Number(removed.id)], 'remove');
    await adultMarks(site.database, Date.now).rebuild();
    expect(await seen(site)).toEqual([]);
    await setSwitch(site, true);
    await expect.poll(() => seen(site)).toEqual(['旧片甲']);
    await setSwitch(site, false);
    await expect.poll(() => seen(site)).toEqual([]);
  });
});
