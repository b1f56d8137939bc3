import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { readConfig } from '#/host/settings.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
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
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEY: TEST_KEY, OUTBOUND_ALLOW: origin });
    const { platform } = createFoundation(config, opened.database, createLog('silent'), {
      readers,
      now: () => opened.clock.now,
    });
    const { liveSearch } = createFeatures(platform, config).gathering;
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
