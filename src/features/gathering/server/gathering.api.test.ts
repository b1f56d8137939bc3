import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { anOpenSource, operatorOf, runGatheringJobs } from './gathering.fixture.ts';
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
