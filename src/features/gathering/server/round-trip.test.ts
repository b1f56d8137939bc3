import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addTitle, edit, get, operatorOf, runGatheringJobs } from './gathering.fixture.ts';

describeOnEachEngine('a second site that collects from a first', (openApp) => {
  test('has the same titles, and new ones after the next run', async () => {
    const first = await openApp();
    await first.app.listen({ host: '127.0.0.1', port: 0 });
    // listen() on a port always yields this kind of address.
    const { port } = first.app.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const headers = { ...(await first.as('operator')), 'if-match': '"0"' };
    const payload = { Key: 'outwardPlayLinks', Value: 'true' };
    await first.app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload });
    const film = {
      Aliases: ['The Wandering Earth', 'Fate/Zero'],
      Genres: ['科幻', '冒险'],
      Regions: ['中国大陆'],
      Languages: ['汉语普通话'],
      Directors: ['郭帆'],
      Actors: ['吴京', '屈楚萧'],
      ReleaseDate: '2019-02-05',
      Duration: '125分钟',
      Cover: 'https://img.example/1.jpg',
      Summary: '一 < 二 & "三"\n第二段',
      Remark: 'HD',
      IsFinished: true,
      Sets: [{ Name: 'HD', Url: 'https://a.example/1.m3u8', Source: '甲' }],
    };
    await addTitle(first, film);
    for (let index = 0; index < 120; index++)
      await addTitle(first, {
        Name: `第${index}号片`,
        Year: 2000 + (index % 20),
        TypeName: ['电影', '电视剧', '综艺', '动漫'][index % 4],
      });

    const second = await openApp({ settings: { OUTBOUND_ALLOW: origin } });
    const api = operatorOf(second);
    const { Data: source } = await api.post('source', {
      Name: '一站',
      Url: `${origin}/api.php/provide/vod/`,
      PauseMs: 0,
    });
    const collect = async () => {
      const { Data } = await api.post('run', { SourceId: source.Id });
      await runGatheringJobs(second, origin);
      return (await api.get(`run/${Data.Id}`)).Data;
    };
    expect(await collect()).toMatchObject({ State: 'done', Added: 121, Skipped: 0, Failed: 0 });
    const { Sets: _sets, Cover: _cover, ...facts } = film;
    const copy = await get(second, 'any', { key: '流浪地球' });
    const fromUs = { Cover: expect.stringMatching(/^\/any-cover\//), CoverFrom: '一站' };
    expect(copy).toMatchObject({ ...facts, ...fromUs, TypeName: '电影', Year: 2019 });
    expect(copy.Sets).toEqual([{ Name: 'HD', Url: 'https://a.example/1.m3u8', Source: '一站' }]);
    const kinds = async (site: typeof first) =>
      (await get(site, 'any/order', { facets: '1' })).Facets.TypeNames.map(({ Count }: { Count: number }) => Count);
    expect(await kinds(second)).toEqual(await kinds(first));

    first.clock.now += 3_600_000;
    second.clock.now = first.clock.now;
    await edit(first, 'PUT', { Key: '第7号片', Remark: '更新至3集' });
    await addTitle(first, { Name: '后来的' });
    expect(await collect()).toMatchObject({ State: 'done', Added: 1, Updated: 1 });
    expect(await get(second, 'any', { key: '第7号片' })).toMatchObject({ Remark: '更新至3集' });
  });
});
