import { expect, test } from 'vitest';

import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const call = (site: TestApp, who: string, key: string, payload?: object) => site.call(who, key, payload);

const put = (site: TestApp, who: string, body: object) => call(site, who, 'PUT /shelf/mine', body);
const addTitle = (site: TestApp, changes: object) =>
  call(site, 'operator', 'POST /any', { TypeName: '电视剧', Year: 2023, ...changes });

describeOnEachEngine('the shelf', (openApp) => {
  test('a title moves from one state to the next with its day, remark and score, and nobody else sees it', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '繁花', Duration: '45分钟', Remark: '全30集' });
    const wanted = await put(site, '小明', { Key: '繁花', State: 'want' });
    expect(wanted.Data).toMatchObject({
      Shelf: { State: 'want', Remark: '' },
      Before: { Shelf: null, Score: null },
    });
    const watched = await put(site, '小明', {
      Key: '繁花',
      State: 'watched',
      Day: '2026-01-05',
      Remark: '第三遍',
      Score: 9,
    });
    expect(watched.Data).toMatchObject({ Shelf: { State: 'watched', Day: '2026-01-05', Remark: '第三遍' }, Score: 9 });

    expect((await call(site, '小红', 'GET /shelf/mine?key=繁花')).Data).toEqual({
      Key: '繁花',
      Shelf: null,
      Score: null,
    });
    expect((await call(site, '小红', 'GET /shelf?state=watched')).Data).toMatchObject({ Result: [], Total: 0 });
    expect((await call(site, '小明', 'GET /shelf?state=watched')).Data).toMatchObject({
      Total: 1,
      Counts: { want: 0, watching: 0, watched: 1 },
      Result: [{ Key: '繁花', Shelf: { Remark: '第三遍' }, Score: 9 }],
    });
    expect((await call(site, '小明', 'GET /shelf/year?year=2026')).Data).toMatchObject({
      Watched: 1,
      ...{ Hours: 22, Unmeasured: 0 },
      MeanScore: 9,
      Best: [{ Key: '繁花' }],
    });
    expect(await put(site, '小明', { Key: '繁花', State: null })).toMatchObject({ Code: 200, Data: { Shelf: null } });
    expect((await call(site, '小明', 'GET /shelf/flags?keys=["繁花"]')).Data).toEqual({});
    expect((await call(site, '小明', 'GET /shelf/flags?keys=[]')).Data).toEqual({});
  });

  test('a year tells when its member was up latest, and of nobody else', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '繁花' });
    const year = async (who: string) => (await call(site, who, 'GET /shelf/year?year=2026')).Data.LatestTime;
    for (const [time, set] of Object.entries({
      '2026-01-06T14:00': '1',
      '2026-01-07T02:41': '2',
      '2026-01-08T23:10': '3',
    })) {
      site.clock.now = Date.parse(`${time}:00+08:00`);
      await call(site, '小明', 'POST /history/watched', { Places: [{ Key: '繁花', Set: set, Seconds: 5 }] });
    }
    expect(await year('小明')).toBe('2026-01-07T02:41:00+08:00');
    expect(await year('小红')).toBeNull();
    const drawn = await site.app.inject({ url: '/shelf/year/2026.svg', headers: await site.as('小明') });
    expect(drawn.body.replaceAll(/<[^>]+>/g, ' ')).toMatch(/最晚的一夜\s+1 月 7 日 02:41/);
    await call(site, '小明', 'DELETE /history');
    expect(await year('小明')).toBeNull();
  });

  test('what makes no sense is refused in words', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '繁花' });
    const refusals: [object, string][] = [
      [{ Key: '没有这部', State: 'want' }, 'shelf.no_title'],
      [{ Key: '繁花', Remark: '好看' }, 'shelf.not_there'],
      [{ Key: '繁花', State: 'watched', Day: '2099-01-01' }, 'shelf.future'],
      [{ Key: '繁花', State: 'sometime' }, 'input.invalid'],
      [{ Key: '繁花', State: 'want', Score: 11 }, 'input.invalid'],
    ];
    for (const [body, error] of refusals) expect(await put(site, '小明', body)).toMatchObject({ Error: error });
  });

  test('it stays the same title after a rename, and who watches it hears of new episodes', async () => {
    const site = await openApp();
    await addTitle(site, { Name: '凡人修仙传', TypeName: '动漫', Sets: [{ Name: '第1话', Url: 'https://e.com/1' }] });
    await put(site, '小明', { Key: '凡人修仙传', State: 'watching' });
    await put(site, '小红', { Key: '凡人修仙传', State: 'want' });
    await call(site, 'operator', 'POST /any/rename', { Key: '凡人修仙传', NewKey: '凡人' });
    expect((await call(site, '小明', 'GET /shelf/flags?keys=["凡人","凡人修仙传"]')).Data).toEqual({
      凡人: 'watching',
      凡人修仙传: 'watching',
    });
    const Sets = [1, 2].map((number) => ({ Name: `第${number}话`, Url: `https://e.com/${number}` }));
    for (const _ of [1, 2]) await call(site, 'operator', 'PUT /any', { Key: '凡人', Sets });
    await site.runJobs('event.hear');
    const titles = async (who: string) =>
      (await call(site, who, 'GET /inbox')).Data.Result.map(({ Title, Path }: never) => ({ Title, Path }));
    expect(await titles('小明')).toEqual([
      { Title: '凡人修仙传 更新：第2话', Path: `/any/${encodeURIComponent('凡人')}` },
    ]);
    expect(await titles('小红')).toEqual([]);
  });
});
