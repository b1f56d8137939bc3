import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, anOpenSource, edit, get } from './gathering.fixture.ts';
import { anItem, aSource } from './maccms-server.fixture.ts';

const KEY = '流浪地球';
const origins = async ({ app, as }: TestApp) =>
  (await app.inject({ url: '/api/v1/collection/title', query: { key: KEY }, headers: await as('operator') })).json()
    .Data;
/** As the operator sees it: never from what is kept for visitors. */
const title = async ({ app, as }: TestApp) =>
  (await app.inject({ url: '/api/v1/any/studio', query: { key: KEY }, headers: await as('operator') })).json().Data
    .Title;
const lockedIn = async (opened: TestApp) =>
  (await origins(opened)).Fields.filter((one: { IsLocked: boolean }) => one.IsLocked).map(
    (one: { Field: string }) => one.Field,
  );

describeOnEachEngine('locks', (openApp) => {
  test('what was changed by hand or locked is left alone, and follows its source again once it is freed', async () => {
    const served = aSource({
      items: [anItem({ vod_actor: '甲', vod_content: '旧的', vod_play_url: '第1集$https://a.example/1' })],
    });
    const { opened, collect } = await anOpenSource(openApp, served);
    await collect();
    expect(await lockedIn(opened)).toEqual([]);
    const [set] = (await title(opened)).Sets;
    const own = { ...set, Url: 'https://mine.example/1' };
    await edit(opened, 'PUT', { Key: KEY, Actors: ['甲', '乙'], Sets: [own], Lock: ['Summary'] });
    expect(await lockedIn(opened)).toEqual(['Actors', 'Summary']);
    expect((await origins(opened)).LockedSets).toEqual([set.Source]);

    const later = {
      vod_actor: '丙',
      vod_content: '新的',
      vod_play_url: '第1集$https://a.example/1#第2集$https://a.example/2',
    };
    served.items = [anItem({ ...later, vod_director: '丁', vod_time: '2026-11-12 00:00:00' })];
    await collect({ Full: true });
    const kept = await title(opened);
    expect(kept).toMatchObject({ Actors: ['甲', '乙'], Summary: '旧的', Directors: ['丁'] });
    expect(kept.Sets).toEqual([own]);

    await edit(opened, 'PUT', { Key: KEY, Unlock: ['Actors', 'Summary', `sets:${set.Source}`] });
    expect(await title(opened)).toMatchObject({ Actors: ['丙'], Summary: '新的' });
    expect(await lockedIn(opened)).toEqual([]);
    await collect({ Full: true });
    expect((await title(opened)).Sets.map(({ Url }: { Url: string }) => Url)).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });

  test('a locked list stays when its source no longer has the title', async () => {
    const served = aSource({ items: [anItem(), anItem({ vod_id: 2, vod_name: '别的' })] });
    const { opened, collect } = await anOpenSource(openApp, served);
    await collect();
    const { Sets } = await title(opened);
    expect(Sets.length).toBeGreaterThan(0);
    await edit(opened, 'PUT', { Key: KEY, Lock: [`sets:${Sets[0].Source}`] });
    served.items = served.items.slice(1);
    await collect({ Full: true });
    expect((await title(opened)).Sets).toEqual(Sets);
  });

  test('titles belong together by the operator’s word, from both sides and through a merge', async () => {
    const opened = await openApp();
    for (const Name of [KEY, '流浪地球2', '太阳系计划', '流浪的地球']) await addTitle(opened, { Name });
    const relations = async (key: string) => (await get(opened, 'any', { key })).Relations;
    const wanted = [
      { Key: '太阳系计划', Kind: 'remake' },
      { Key: '流浪的地球', Kind: 'season' },
      { Key: KEY, Kind: 'season' },
    ];
    expect(await edit(opened, 'PUT', { Key: KEY, Relations: wanted })).toMatchObject({ Code: 200 });
    expect(await relations(KEY)).toEqual(wanted.slice(0, 2));
    expect(await relations('太阳系计划')).toEqual([{ Key: KEY, Kind: 'remake' }]);
    await edit(opened, 'POST', { Key: '流浪地球2', From: '流浪的地球' }, '/merge');
    expect(await relations(KEY)).toEqual([
      { Key: '太阳系计划', Kind: 'remake' },
      { Key: '流浪地球2', Kind: 'season' },
    ]);
    const { Result } = await get(opened, 'any/relative', { key: KEY });
    expect(Result.slice(0, 2).map(({ Name }: { Name: string }) => Name)).toEqual(
      expect.arrayContaining(['太阳系计划', '流浪地球2']),
    );
    expect(await edit(opened, 'PUT', { Key: KEY, Relations: [{ Key: '没有的', Kind: 'season' }] })).toMatchObject({
      Code: 400,
      Message: '没有「没有的」这部内容，请从搜索结果里选',
    });
    await edit(opened, 'PUT', { Key: KEY, Relations: [] });
    expect(await relations('太阳系计划')).toEqual([]);
  });
});
