import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { anOpenSource, edit, get } from './gathering.fixture.ts';
import { anItem, aSource, manyItems, type ServedItem } from './maccms-server.fixture.ts';

const film = (id: number, name: string) =>
  anItem({ vod_id: id, vod_name: name, vod_sub: '', vod_play_url: `HD$https://play.example/${id}.m3u8` });
/** The runs are those of another process, which this one hears of a moment later; kept answers are old by then. */
async function sets(opened: TestApp, key: string): Promise<string[]> {
  opened.clock.now += 200_000;
  return (await get(opened, 'any', { key })).Sets.map(({ Url }: { Url: string }) => Url);
}

describeOnEachEngine('what a source no longer has', (openApp) => {
  test('is marked after a complete run, its episodes put away and told; they come back with it', async () => {
    const served = aSource({ items: [film(1, '留下的'), film(2, '走了的'), film(3, '藏起的')] });
    const { opened, api, collect } = await anOpenSource(openApp, served);
    await collect();
    const [, gone] = served.items;
    served.items = served.items.slice(0, 1);
    // What is new since then says nothing about what is missing.
    opened.clock.now += 3_600_000;
    expect(await collect()).toMatchObject({ State: 'done', Gone: 0 });
    const run = await collect({ Full: true });
    expect(run).toMatchObject({ State: 'done', Gone: 2 });
    const { Data } = await api.get(`run/${run.Id}/log`);
    expect(Data.Result.map(({ Text }: { Text: string }) => Text)).toContain(
      '源站已下架或隐藏 2 部，剧集已收起：走了的、藏起的',
    );
    expect([await sets(opened, '留下的'), await sets(opened, '走了的')]).toEqual([['https://play.example/1.m3u8'], []]);
    const { Data: title } = await api.get(`title?key=${encodeURIComponent('走了的')}`);
    expect(title.Layers).toMatchObject([{ IsGone: true }]);

    expect(await collect({ Full: true })).toMatchObject({ Gone: 0 });
    served.items.push({
      ...(gone as ServedItem),
      vod_play_url: 'HD$https://play.example/2b.m3u8',
      vod_time: '2026-11-12 00:00:00',
    });
    expect(await collect({ Full: true })).toMatchObject({ Updated: 1, Gone: 0 });
    expect(await sets(opened, '走了的')).toEqual(['https://play.example/2b.m3u8']);
    served.items.push(film(3, '藏起的'));
    expect(await collect({ Full: true })).toMatchObject({ Unchanged: 3, Gone: 0 });
    expect(await sets(opened, '藏起的')).toEqual(['https://play.example/3.m3u8']);
  });

  test('can be put back by the operator, once, and then stays although the source still lacks it', async () => {
    const served = aSource({ items: [film(1, '留下的'), film(2, '走了的')] });
    const { opened, api, collect } = await anOpenSource(openApp, served);
    await collect();
    served.items = served.items.slice(0, 1);
    const run = await collect({ Full: true });
    expect(await api.post(`run/${run.Id}/keep`)).toMatchObject({ Code: 200, Data: { Gone: 0 } });
    expect(await sets(opened, '走了的')).toEqual(['https://play.example/2.m3u8']);
    expect(await api.post(`run/${run.Id}/keep`)).toMatchObject({ Code: 409, Message: '没有收起的剧集可以放回' });
    expect(await collect({ Full: true })).toMatchObject({ Gone: 0 });
    expect(await sets(opened, '走了的')).toEqual(['https://play.example/2.m3u8']);
  });

  test('is not believed when a page failed, when the list moved on, when most is missing, or when it was taken down here', async () => {
    const served = aSource({ items: [...manyItems(30), film(900, '没了的'), film(901, '下架的')] });
    const { opened, collect } = await anOpenSource(openApp, served);
    await collect();
    await edit(opened, 'DELETE', { Key: '下架的' });
    const all = served.items;
    served.items = all.filter(({ vod_id }) => vod_id !== 900 && vod_id !== 901);
    served.misbehave = (query, response) => {
      if (!query.get('ids')?.split(',').includes('17')) return false;
      response.writeHead(500).end();
      return true;
    };
    expect(await collect({ Full: true })).toMatchObject({ Failed: 1, Gone: 0 });
    // Listed nowhere, but there when asked for.
    served.items = all;
    served.misbehave = (query, response) => {
      if (query.get('ac') !== 'list') return false;
      const list = all.filter(({ vod_id }) => vod_id !== 900);
      response.end(JSON.stringify({ code: 1, page: 1, pagecount: 1, total: list.length, list, class: served.types }));
      return true;
    };
    expect(await collect({ Full: true })).toMatchObject({ State: 'done', Gone: 0 });
    served.misbehave = () => false;
    served.items = all.slice(0, 3);
    expect(await collect({ Full: true })).toMatchObject({ State: 'done', Gone: 0 });
    expect(await sets(opened, '没了的')).toEqual(['https://play.example/900.m3u8']);
  });
});
