import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addTitle, anOpenSource, edit, get, runGatheringJobs } from './gathering.fixture.ts';
import { anItem, aSource, manyItems } from './maccms-server.fixture.ts';

describeOnEachEngine('collection', (openApp) => {
  test('a film comes in with its facts, its episodes under the name of the source, and plain text', async () => {
    const content = '<p>带着地球<script>alert(1)</script>找&amp;新家。</p><img src=x onerror=alert(1)>第二段';
    const served = aSource({ items: [anItem({ vod_content: content, vod_douban_score: '7.9' })] });
    const { opened, collect } = await anOpenSource(openApp, served);
    expect(await collect()).toMatchObject({ State: 'done', Added: 1, Failed: 0, Total: 1, Page: 1 });
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({
      TypeName: '电影',
      Year: 2019,
      Aliases: ['The Wandering Earth'],
      Regions: ['中国大陆'],
      Genres: ['科幻', '冒险'],
      Directors: ['郭帆'],
      Summary: '带着地球找&新家。\n第二段',
      Cover: expect.stringMatching(/^\/any-cover\/1-[0-9a-f]{10}\.webp$/),
      CoverFrom: '一号源',
      Remark: 'HD',
      Sets: [{ Name: 'HD', Url: 'https://play.example/1.m3u8', Source: '一号源' }],
      SourceScores: [{ Source: '豆瓣', Score: 7.9 }],
    });
    expect((await get(opened, 'any/search', { words: 'lldq' })).Result).toMatchObject([{ Name: '流浪地球' }]);
  });

  test('a second run brings nothing twice and asks for no details', async () => {
    const served = aSource({ items: manyItems(30) });
    const { opened, collect } = await anOpenSource(openApp, served);
    expect(await collect()).toMatchObject({ State: 'done', Added: 30 });
    served.asked.length = 0;
    served.ignoresHours = true;
    expect(await collect()).toMatchObject({ State: 'done', Added: 0, Updated: 0, Unchanged: 30 });
    expect(served.asked.some((query) => query.includes('ac=detail'))).toBe(false);
    expect(await collect({ Full: true })).toMatchObject({ State: 'done', Added: 0, Updated: 0, Unchanged: 30 });
    expect((await get(opened, 'any/order', { orderType: '0' })).Total).toBe(30);
  });

  test('only what changed since the last run is asked for; a new episode shows', async () => {
    const served = aSource({ items: [] });
    const { opened, collect } = await anOpenSource(openApp, served);
    served.now = () => opened.clock.now;
    const series = (count: number, time: string) =>
      anItem({
        vod_id: 7,
        vod_name: '长安十二时辰',
        type_id: 2,
        type_name: '国产剧',
        vod_remarks: `更新至${count}集`,
        vod_time: time,
        vod_play_url: Array.from({ length: count }, (_, set) => `第${set + 1}集$https://a.example/${set}.m3u8`).join(
          '#',
        ),
      });
    served.items = [
      series(2, beijing(opened.clock.now - 3_600_000)),
      anItem({ vod_id: 8, vod_time: '2020-01-01 00:00:00' }),
    ];
    await collect();
    opened.clock.now += 5 * 3_600_000;
    served.items[0] = series(3, beijing(opened.clock.now - 60_000));
    served.asked.length = 0;
    expect(await collect()).toMatchObject({ State: 'done', Updated: 1, Total: 1 });
    expect(served.asked).toEqual([
      expect.stringMatching(/ac=list&pg=1&pagesize=100&h=6$/),
      expect.stringContaining('ac=detail&ids=7&'),
    ]);
    const { Sets, Remark, UpdatedTime } = await get(opened, 'any', { key: '长安十二时辰' });
    expect([Sets.length, Remark]).toEqual([3, '更新至3集']);
    expect(Date.parse(UpdatedTime)).toBe(Math.floor((opened.clock.now - 60_000) / 1000) * 1000);
  });

  test('a work that is known by name, kind and year is enriched, and what people wrote stays', async () => {
    const served = aSource({
      items: [
        anItem({ vod_year: 2020, vod_content: '别的简介', vod_actor: '吴京' }),
        anItem({ vod_id: 2, vod_year: 1998, vod_sub: '' }),
        anItem({ vod_id: 3, type_id: 4, type_name: '动漫', vod_sub: '' }),
        anItem({ vod_id: 4, vod_year: '', vod_actor: '别人', vod_director: '', vod_sub: '' }),
      ],
    });
    const { opened, api, collect } = await anOpenSource(openApp, served);
    await addTitle(opened, { Aliases: ['地球流浪'] });
    expect(await collect()).toMatchObject({ Added: 3, Merged: 1 });
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({
      Year: 2019,
      Summary: '带着地球找新家。',
      Actors: ['吴京'],
      Aliases: ['地球流浪', 'The Wandering Earth'],
      Sets: [{ Source: '一号源' }],
    });
    const { Data } = await api.get('title?key=流浪地球');
    const source = (field: string) => Data.Fields.find(({ Field }: { Field: string }) => Field === field).Source;
    expect([source('Summary'), source('Year'), source('Actors'), source('Cover')]).toEqual([
      '本站',
      '本站',
      '一号源',
      '一号源',
    ]);
    const keys = ['流浪地球-1998', '流浪地球-2019', '流浪地球-2'];
    expect((await Promise.all(keys.map((key) => get(opened, 'any', { key })))).map(({ TypeName }) => TypeName)).toEqual(
      ['电影', '动漫', '电影'],
    );
  });

  test('an edit by the operator is not undone by the next run', async () => {
    const served = aSource({ items: [anItem()] });
    const { opened, collect } = await anOpenSource(openApp, served);
    await collect();
    await edit(opened, 'PUT', { Key: '流浪地球', Summary: '我们自己的简介' });
    served.items = [anItem({ vod_content: '源站改了简介', vod_remarks: '4K', vod_time: '2026-11-12 00:00:00' })];
    expect(await collect({ Full: true })).toMatchObject({ Updated: 1 });
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({ Summary: '我们自己的简介', Remark: '4K' });
  });

  test('what was taken down stays down, also under a new number or from another source', async () => {
    const served = aSource({ items: [anItem()] });
    const { opened, collect } = await anOpenSource(openApp, served);
    await collect();
    await edit(opened, 'DELETE', { Key: '流浪地球' });
    served.items = [anItem({ vod_remarks: '4K', vod_time: '2026-11-12 00:00:00' }), anItem({ vod_id: 99 })];
    expect(await collect({ Full: true })).toMatchObject({ Added: 0, Removed: 2 });
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({ Code: 404 });
    expect((await get(opened, 'any/search', { words: '流浪地球' })).Total).toBe(0);
  });

  test('the habits of real sources: numbers as text, twenty at a time, missing titles, repeated and broken records', async () => {
    const items = manyItems(45).map((item) => ({
      ...item,
      vod_id: String(item.vod_id),
      type_id: String(item.type_id),
    }));
    items.push(
      anItem({ vod_id: '45', vod_name: '重复的编号', vod_time: '2020-01-01 00:00:00' }) as (typeof items)[number],
    );
    items.push(anItem({ vod_id: 600, vod_name: ' ', vod_time: '2020-01-02 00:00:00' }) as (typeof items)[number]);
    items.push(
      anItem({
        vod_id: 601,
        type_id: 20,
        type_name: '娱乐资讯',
        vod_time: '2020-01-03 00:00:00',
      }) as (typeof items)[number],
    );
    items.push(
      anItem({
        vod_id: 602,
        vod_name: '缺集名',
        vod_actor: null,
        vod_year: 0,
        vod_time: '2020-01-04 00:00:00',
        vod_play_from: 'a$$$b',
        vod_play_url: 'https://a.example/1.m3u8#$https://a.example/2.m3u8#坏的$javascript:alert(1)$$$',
      }) as (typeof items)[number],
    );
    const served = aSource({ items, hasTextNumbers: true, mostAtOnce: 20 });
    const { opened, api, collect } = await anOpenSource(openApp, served);
    const run = await collect();
    expect(run).toMatchObject({ State: 'done', PageCount: 3, Added: 46, Skipped: 2, Failed: 0 });
    expect((await get(opened, 'any', { key: '缺集名' })).Sets).toEqual([
      { Name: '第01集', Url: 'https://a.example/1.m3u8', Source: '一号源' },
      { Name: '第02集', Url: 'https://a.example/2.m3u8', Source: '一号源' },
    ]);
    const { Data } = await api.get(`run/${run.Id}/log`);
    expect(Data.Result.map(({ Text }: { Text: string }) => Text)).toEqual([
      '跳过 600：没有名称',
      '分类“娱乐资讯”不采集，跳过 1 条',
      expect.stringContaining('采集完成：新增 46'),
    ]);
  });

  test('a record that breaks the answer costs only itself', async () => {
    const served = aSource({
      items: manyItems(40),
      misbehave: (query, response) => {
        if (!query.get('ids')?.split(',').includes('17')) return false;
        response.writeHead(500).end('<h1>error</h1>');
        return true;
      },
    });
    const { collect, api } = await anOpenSource(openApp, served);
    const run = await collect();
    expect(run).toMatchObject({ State: 'done', Added: 39, Failed: 1 });
    expect((await api.get('source')).Data[0].CompleteTime).toBe(null);
  });

  test('pages that fail now and then are asked for again; a source that is down fails the run, which can go on', async () => {
    let isDown = false;
    const failures = new Map<string, number>();
    const served = aSource({
      items: manyItems(250),
      misbehave: (query, response) => {
        const sign = query.toString();
        const before = failures.get(sign) ?? 0;
        failures.set(sign, before + 1);
        if (!isDown && (before > 0 || query.get('pg') !== '1')) return false;
        if (before % 2 === 0) response.writeHead(503, { 'retry-after': '0' }).end();
        else response.destroy();
        return true;
      },
    });
    const { opened, api, collect, origin } = await anOpenSource(openApp, served);
    const original = served.misbehave;
    served.misbehave = (query, response) => {
      if (query.get('pg') === '2') isDown = true;
      return original(query, response);
    };
    const failed = await collect();
    expect(failed).toMatchObject({ State: 'failed', Added: 100, Page: 1, Error: expect.stringContaining('读不到') });
    const { Data: told } = await api.get(`run/${failed.Id}/log`);
    const sentences = told.Result.map(({ Text }: { Text: string }) => Text);
    expect(sentences).toEqual([...new Set(sentences)]);
    isDown = false;
    served.misbehave = () => false;
    expect((await api.post(`run/${failed.Id}/resume`)).Code).toBe(200);
    await runGatheringJobs(opened, origin);
    expect((await api.get(`run/${failed.Id}`)).Data).toMatchObject({ State: 'done', Added: 250, Failed: 0 });
  });

  test('a run that is killed half-way goes on at its page', async () => {
    const served = aSource({ items: manyItems(300) });
    const { opened, api, origin, source } = await anOpenSource(openApp, served);
    const { Data: run } = await api.post('run', { SourceId: source.Id });
    const killed = new AbortController();
    let beats = 0;
    const onHeartbeat = () => {
      if (++beats === 8) killed.abort(new Error('killed'));
    };
    await expect(runGatheringJobs(opened, origin, { signal: killed.signal, onHeartbeat })).rejects.toThrow('killed');
    expect((await api.get(`run/${run.Id}`)).Data).toMatchObject({ State: 'running', Page: 1 });
    served.asked.length = 0;
    await runGatheringJobs(opened, origin);
    expect(served.asked[0]).toContain('pg=2');
    const { Added, Unchanged, State } = (await api.get(`run/${run.Id}`)).Data;
    expect([State, Added + Unchanged]).toEqual(['done', 300]);
    expect((await get(opened, 'any/order')).Total).toBe(300);
  });

  test('a closed source says so, and is not asked again and again', async () => {
    const served = aSource({ isClosed: true });
    const { collect, api, source } = await anOpenSource(openApp, served);
    expect(await collect()).toMatchObject({ State: 'failed', Error: '对方关闭了采集接口' });
    expect(served.asked).toHaveLength(1);
    expect(await api.get(`preview?Id=${source.Id}`)).toMatchObject({ Code: 502, Message: '对方关闭了采集接口' });
  });

  test('two records of one work in one page become one title with both play lists', async () => {
    const served = aSource({
      items: [
        anItem(),
        anItem({ vod_id: 2, vod_play_url: 'HD$https://play.example/2.m3u8' }),
        anItem({ vod_id: 3, vod_time: '2026-01-01 00:00:00' }),
      ],
    });
    const { opened, collect } = await anOpenSource(openApp, served);
    expect(await collect()).toMatchObject({ Added: 1, Merged: 2 });
    expect((await get(opened, 'any', { key: '流浪地球' })).Sets).toEqual([
      { Name: 'HD', Url: 'https://play.example/1.m3u8', Source: '一号源' },
      { Name: 'HD', Url: 'https://play.example/2.m3u8', Source: '一号源 2' },
    ]);
    expect(await collect({ Full: true })).toMatchObject({ Unchanged: 3 });
  });

  test('a dry run tells what would change and writes nothing', async () => {
    const served = aSource({ items: [anItem({ vod_remarks: '4K' }), anItem({ vod_id: 2, vod_name: '球状闪电' })] });
    const { opened, api, source } = await anOpenSource(openApp, served);
    await addTitle(opened, { Remark: '' });
    const { Data } = await api.get(`preview?Id=${source.Id}`);
    expect(Data.Items).toMatchObject([
      { Name: '流浪地球', Action: 'merged', Key: '流浪地球', Episodes: 1 },
      { Name: '球状闪电', Action: 'added', Key: null, Changes: [] },
    ]);
    expect(Data.Items[0].Changes).toContainEqual({ Field: 'Remark', Before: '', After: '4K' });
    expect((await get(opened, 'any/order')).Total).toBe(1);
    expect((await get(opened, 'any', { key: '流浪地球' })).Sets).toEqual([]);
  });
});

function beijing(time: number): string {
  return new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
