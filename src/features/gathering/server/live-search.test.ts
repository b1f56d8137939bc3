import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
import { anOpenSource, edit } from './gathering.fixture.ts';
import { anItem, aSource } from './maccms-server.fixture.ts';

describeOnEachEngine('live search', (openApp) => {
  test('asks one source, tells what the catalogue has, and hides what was taken down', async () => {
    const items = [anItem(), anItem({ vod_id: 2, vod_name: '流浪地球2', vod_year: 2023 })];
    const served = aSource({ items });
    const { opened, api, collect, origin, source } = await anOpenSource(openApp, served);
    await collect();
    items.push(anItem({ vod_id: 3, vod_name: '流浪地球3', vod_pic: 'javascript:alert(1)' }));
    await edit(opened, 'DELETE', { Key: '流浪地球2' });
    const { database, clock } = opened;
    const { features } = partsOn(database, { settings: { OUTBOUND_ALLOW: origin }, now: () => clock.now });
    const { liveSearch } = features.gathering;
    expect(await liveSearch.listSearchable()).toEqual([{ id: source.Id, name: '一号源' }]);
    expect(await liveSearch.searchSource(source.Id, '流浪')).toMatchObject([
      { name: '流浪地球', typeName: '电影', year: 2019, key: '流浪地球' },
      { name: '流浪地球3', cover: '', key: null },
    ]);
    expect(await liveSearch.searchSource(source.Id, ' ')).toEqual([]);
    served.misbehave = () => true;
    await expect(liveSearch.searchSource(source.Id, '流浪', { timeoutMs: 50 })).rejects.toThrow('对方响应超时');
    await api.put('source', { Id: source.Id, IsEnabled: false });
    expect(await liveSearch.listSearchable()).toEqual([]);
    expect(await liveSearch.searchSource(source.Id, '流浪')).toEqual([]);
  });
});
