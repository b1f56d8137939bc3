import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { anOpenSource, get, operatorOf, runGatheringJobs, upload } from './gathering.fixture.ts';
import { anItem, aSource } from './maccms-server.fixture.ts';

const URL_OF_SOURCE = 'https://s.example/api.php/provide/vod/';

describeOnEachEngine('collection sources', (openApp) => {
  test('are added once, changed in part, and removed', async () => {
    const api = operatorOf(await openApp());
    const { Data } = await api.post('source', { Name: '一号', Url: `${URL_OF_SOURCE}?ac=list` });
    expect(Data).toMatchObject({ Name: '一号', Url: URL_OF_SOURCE, IsEnabled: true, PauseMs: 100, Cron: '' });
    expect(await api.post('source', { Name: '二号', Url: URL_OF_SOURCE })).toMatchObject({ Code: 409 });
    expect(await api.post('source', { Name: '一号', Url: 'https://t.example/' })).toMatchObject({ Code: 409 });
    expect(await api.post('source', { Name: '三号', Url: 'javascript:alert(1)' })).toMatchObject({ Code: 400 });
    expect(await api.put('source', { Id: Data.Id, Cron: 'never' })).toMatchObject({
      Code: 400,
      Message: expect.stringContaining('定时规则'),
    });
    expect((await api.put('source', { Id: Data.Id, Types: { 7: 'skip' } })).Data).toMatchObject({
      Name: '一号',
      Types: { 7: 'skip' },
    });
    expect((await api.get('source')).Data).toMatchObject([{ Name: '一号', LastRun: null }]);
    expect((await api.remove(`source?Id=${Data.Id}`)).Data).toBe(true);
    expect(await api.remove(`source?Id=${Data.Id}`)).toMatchObject({ Code: 404 });
  });

  test('have addresses that lie sealed; one that does not open is told, stays, and can be entered anew', async () => {
    const opened = await openApp();
    const api = operatorOf(opened);
    const Url = `${URL_OF_SOURCE}?key=very-secret`;
    const { Id } = (await api.post('source', { Name: '一号', Url })).Data;
    const stored = async () => {
      const { rows } = await sql<{ url: string }>`select url, url_mark from collection_source`.execute(
        opened.database.db,
      );
      return JSON.stringify(rows);
    };
    expect(await stored()).toContain('sealed:1:');
    expect(await stored()).not.toMatch(/very-secret|http/);
    expect((await api.get('source')).Data).toMatchObject([{ Url, IsUrlLost: false }]);

    const lost = createSecretBox(() => Buffer.alloc(32, 9)).seal(Url, 'source address');
    await sql`update collection_source set url = ${lost}`.execute(opened.database.db);
    expect((await api.get('source')).Data).toMatchObject([{ Name: '一号', Url: '', IsUrlLost: true }]);
    expect(await api.post('run', { SourceId: Id })).toMatchObject({ Code: 409, Error: 'collection.address_lost' });
    expect(await api.get(`types?Id=${Id}`)).toMatchObject({ Code: 409, Error: 'collection.address_lost' });
    expect((await api.put('source', { Id, PauseMs: 200 })).Code).toBe(200);
    expect(await stored()).toContain(lost);
    expect((await api.put('source', { Id, Url })).Data).toMatchObject({ Url, IsUrlLost: false });
    expect((await api.get('source')).Data).toMatchObject([{ Url, IsUrlLost: false, PauseMs: 200 }]);
    expect(await api.post('source', { Name: '二号', Url })).toMatchObject({ Code: 409 });
  });

  test('with a timer begin runs by themselves, one at a time', async () => {
    const served = aSource({ items: [anItem()] });
    const { opened, api, origin, source } = await anOpenSource(openApp, served);
    await api.put('source', { Id: source.Id, Cron: '0 3 * * *' });
    const { rows } = await opened.database.db
      .withTables<{ schedule: { name: string; job_name: string; payload_json: string } }>()
      .selectFrom('schedule')
      .selectAll()
      .where('name', '=', `collection ${source.Id}`)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toMatchObject([
      { job_name: 'collection.begin', payload_json: JSON.stringify({ sourceId: source.Id }) },
    ]);
    await api.put('source', { Id: source.Id, IsEnabled: false });
    await api.post('run', { SourceId: source.Id });
    expect(await api.post('run', { SourceId: source.Id })).toMatchObject({ Code: 409 });
    await runGatheringJobs(opened, origin);
    expect((await api.get('run')).Data.Result).toMatchObject([{ State: 'done', BegunBy: 'operator', Added: 1 }]);
  });

  test('tell their types and what becomes of each', async () => {
    const { api, source } = await anOpenSource(openApp, aSource());
    await api.put('source', { Id: source.Id, Types: { 3: 'skip' } });
    const { Data } = await api.get(`types?Id=${source.Id}`);
    const kinds = Data.map(({ Name, Kind }: { Name: string; Kind: string }) => `${Name} ${Kind}`);
    expect(kinds).toEqual(['电影 movie', '连续剧 tv', '综艺 skip', '动漫 anime', '动作片 movie', '娱乐资讯 skip']);
  });

  test('a run can be stopped before and while it works, and goes on', async () => {
    const items = Array.from({ length: 250 }, (_, index) => anItem({ vod_id: index + 1, vod_name: `片${index}` }));
    const { opened, api, origin, source } = await anOpenSource(openApp, aSource({ items }));
    const { Data: run } = await api.post('run', { SourceId: source.Id });
    let isAsked = false;
    await runGatheringJobs(opened, origin, {
      onHeartbeat: () => {
        if (!isAsked) void api.post(`run/${run.Id}/stop`);
        isAsked = true;
      },
    });
    expect((await api.get(`run/${run.Id}`)).Data).toMatchObject({ State: 'stopped' });
    expect(await api.post(`run/${run.Id}/stop`)).toMatchObject({ Code: 409 });
    await api.post(`run/${run.Id}/resume`);
    await runGatheringJobs(opened, origin);
    expect((await api.get(`run/${run.Id}`)).Data).toMatchObject({ State: 'done', Added: 250 });
    expect(await api.post(`run/${run.Id}/resume`)).toMatchObject({ Code: 409 });
  });

  test('a source in our own network is not reached', async () => {
    const opened = await openApp();
    const api = operatorOf(opened);
    for (const host of ['127.0.0.1', '169.254.169.254', '[::1]', '127.0.0.2']) {
      const { Data } = await api.post('source', { Name: host, Url: `http://${host}/api.php` });
      expect(await api.get(`preview?Id=${Data.Id}`)).toMatchObject({ Code: 502, Message: '不能访问这个地址' });
    }
  });
});

describeOnEachEngine('import of files', (openApp) => {
  const CSV =
    '名称,类型,年份,别名,导演,播放地址\n流浪地球,电影,2019,"The Wandering Earth,小破球",郭帆,HD$https://a.example/1.m3u8\n,电影,2000,,,\n怪片,音乐,2001,,,';

  test('CSV is looked at first, then brought in; the same file again doubles nothing', async () => {
    const opened = await openApp();
    const preview = (await upload(opened, 'import/preview', CSV)).Data;
    expect(preview).toMatchObject({ Total: 3, Items: [{ Name: '流浪地球', Action: 'added', Episodes: 1 }] });
    expect(preview.Skipped.map(({ Reason }: { Reason: string }) => Reason)).toEqual(['没有名称', '分类“音乐”不采集']);
    expect((await get(opened, 'any/order')).Total).toBe(0);
    for (const counts of [
      { Added: 1, Unchanged: 0 },
      { Added: 0, Unchanged: 1 },
    ]) {
      const { Data } = await upload(opened, 'import', CSV);
      await runGatheringJobs(opened, 'http://127.0.0.1');
      expect((await operatorOf(opened).get(`run/${Data.Id}`)).Data).toMatchObject({
        State: 'done',
        Skipped: 2,
        ...counts,
      });
    }
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({
      Aliases: ['The Wandering Earth', '小破球'],
      Sets: [{ Source: '片单', Url: 'https://a.example/1.m3u8' }],
    });
  });

  test('CSV from Excel in Chinese Windows, JSON of our own API, and JSON lines are read', async () => {
    const opened = await openApp();
    const gbk = new Uint8Array([
      0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xc0, 0xe0, 0xd0, 0xcd, 0x0a, 0xb5, 0xd8, 0xc7, 0xf2, 0x2c, 0xb5, 0xe7, 0xd3, 0xb0,
    ]);
    expect((await upload(opened, 'import/preview', gbk)).Data.Items).toMatchObject([{ Name: '地球' }]);
    const ours = {
      list: [
        {
          Name: '琅琊榜',
          TypeName: '电视剧',
          Year: 2015,
          Aliases: ['A,B/C'],
          Sets: [{ Name: '1', Url: 'https://a/1', Source: 'x' }],
        },
      ],
    };
    expect((await upload(opened, 'import/preview', JSON.stringify(ours), 'a.json')).Data.Items).toMatchObject([
      { Name: '琅琊榜', Episodes: 1 },
    ]);
    const lines = '{"vod_name":"甲","type_name":"电影"}\n{"vod_name":"乙","type_name":"综艺"}';
    expect((await upload(opened, 'import/preview', lines, 'a.jsonl')).Data.Total).toBe(2);
  });

  test.each([
    ['nothing', ''],
    ['other columns', 'a,b\n1,2'],
    ['broken JSON', '[{"Name":'],
  ])('%s is refused with a reason', async (_name, text) => {
    const opened = await openApp();
    expect(await upload(opened, 'import', text)).toMatchObject({ Code: 400, Error: 'collection.file_unreadable' });
  });
});
