import { expect, test } from 'vitest';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { upload, workbook } from './shelf-import.fixture.ts';

type Row = { Name: string; State: string; Reason: string; Line: number; Choices: { Key: string }[] };

const call = (site: TestApp, who: string, key: string, payload?: object) => site.call(who, key, payload);

describeOnEachEngine('importing a shelf', (openApp) => {
  test('is shown first, decided where it is in doubt, written once with a notice, exported, and taken back', async () => {
    const site = await openApp();
    for (const [Name, Year] of [
      ['繁花', 2023],
      ['让子弹飞', 2010],
      ['三体', 2023],
      ['隐秘的角落', 2020],
    ] as const)
      await call(site, 'operator', 'POST /any', { Name, TypeName: '电视剧', Year });
    await call(site, '小明', 'PUT /shelf/mine', { Key: '隐秘的角落', State: 'watched', Remark: '我写的', Score: 7 });

    const head = ['标题', '上映日期', '创建时间', '我的评分', '评论', '豆瓣评分'];
    const file = workbook({
      想看: [head, ['三体', '', '2024-05-01', '', '', '8']],
      看过: [
        head,
        ['让子弹飞 / Let the Bullets Fly', '2010-12-16', '2021-03-04', '5', '站着', '9'],
        ['隐秘的角落', '2020', '2020-07-01', '3', '别处写的', '9'],
        ['没有的片子', '1999', '2020-07-01', '', '', '9'],
      ],
      读过: [head, ['繁花', '2013', '2014-01-01', '5', '', '9']],
    });
    const batch = await upload(site, '小明', '豆瓣.xlsx', file);
    expect(batch.Data).toMatchObject({ State: 'ready', Add: 1, Doubt: 1, Skipped: 1, Bad: 1 });
    const path = `/shelf/import/${batch.Data.Id}`;
    const rows: Row[] = (await call(site, '小明', `GET ${path}/rows`)).Data.Result;
    expect(rows.map(({ Name, State }) => [Name, State])).toEqual([
      ['三体', 'doubt'],
      ['让子弹飞', 'add'],
      ['隐秘的角落', 'skipped'],
      ['没有的片子', 'bad'],
    ]);
    // Nobody else sees or decides it.
    expect(await call(site, '小红', `GET ${path}/rows`)).toMatchObject({ Error: 'shelf.import_not_found' });
    const line = rows[0]?.Line;
    expect(await call(site, '小红', `PUT ${path}/rows/${line}`, { Key: '三体' })).toMatchObject({
      Error: 'shelf.import_not_found',
    });
    expect(await call(site, '小明', `PUT ${path}/rows/${line}`, { Key: '三体' })).toMatchObject({ Code: 200 });
    expect((await call(site, '小明', `GET ${path}`)).Data).toMatchObject({ Add: 2, Doubt: 0 });

    for (const _ of [1, 2]) await call(site, '小明', `POST ${path}/commit`);
    await site.runJobs('shelf.import');
    await site.runJobs('event.hear');
    expect((await call(site, '小明', 'GET /shelf/mine?key=让子弹飞')).Data).toMatchObject({
      Shelf: { State: 'watched', Day: '2021-03-04', Remark: '站着' },
      Score: 10,
    });
    expect((await call(site, '小明', 'GET /shelf/counts')).Data).toMatchObject({ want: 1, watched: 2 });
    expect((await call(site, '小明', 'GET /inbox')).Data.Result).toMatchObject([{ Title: '书架导入完成：2 部' }]);
    expect((await call(site, '小红', 'GET /shelf/counts')).Data).toMatchObject({ want: 0, watched: 0 });

    const csv = (await site.app.inject({ url: '/api/v1/shelf/export', headers: await site.as('小明') })).body;
    expect(csv).toContain('让子弹飞,2010,电视剧,看过,2021-03-04,10,站着,让子弹飞');
    const again = await upload(site, '小明', '我的书架.csv', csv);
    expect(again.Data).toMatchObject({ Add: 0, Skipped: 3 });

    // What was changed after the import is the member's own.
    await call(site, '小明', 'PUT /shelf/mine', { Key: '三体', State: 'watching' });
    await call(site, '小明', `POST ${path}/undo`);
    await site.runJobs('shelf.import');
    expect((await call(site, '小明', 'GET /shelf/mine?key=让子弹飞')).Data).toMatchObject({ Shelf: null, Score: null });
    expect((await call(site, '小明', 'GET /shelf/mine?key=三体')).Data.Shelf).toMatchObject({ State: 'watching' });
    expect((await call(site, '小明', 'GET /shelf/mine?key=隐秘的角落')).Data).toMatchObject({
      Shelf: { Remark: '我写的' },
      Score: 7,
    });
  });

  test('two rows of one title are undone together, and the later state stays while they are there', async () => {
    const site = await openApp();
    for (const [Name, Year] of [
      ['让子弹飞', 2010],
      ['三体', 2023],
    ] as const)
      await call(site, 'operator', 'POST /any', { Name, TypeName: '电视剧', Year });
    const batch = await upload(
      site,
      '小明',
      'a.csv',
      '标题,年份,我的评分,状态,我的短评\n让子弹飞,2010,5,看过,站着\n三体,2006,,想看,后来',
    );
    const path = `/shelf/import/${batch.Data.Id}`;
    const rows: Row[] = (await call(site, '小明', `GET ${path}/rows`)).Data.Result;
    // Somebody says that both are the same.
    for (const { Line } of rows) await call(site, '小明', `PUT ${path}/rows/${Line}`, { Key: '让子弹飞' });
    await call(site, '小明', `POST ${path}/commit`);
    await site.runJobs('shelf.import');
    const mine = async () => (await call(site, '小明', 'GET /shelf/mine?key=让子弹飞')).Data;
    expect(await mine()).toMatchObject({ Shelf: { State: 'watched', Remark: '站着' }, Score: 5 });
    await call(site, '小明', `POST ${path}/undo`);
    await site.runJobs('shelf.import');
    expect(await mine()).toMatchObject({ Shelf: null, Score: null });
  });

  test('what is no list of titles is refused in words, and nothing of it stays', async () => {
    const site = await openApp();
    for (const content of ['随便写点什么', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), '标题\n三体']) {
      expect(await upload(site, '小明', 'a.csv', content)).toMatchObject({ Error: 'shelf.import_unreadable' });
    }
    expect((await call(site, '小明', 'GET /shelf/import')).Data).toEqual([]);
  });

  test('files come as their exporters write them: packed by Letterboxd, in GBK, with a mark of UTF-8, parted by tabs', async () => {
    const site = await openApp();
    for (const [Name, Year, Aliases] of [
      ['霸王别姬', 1993, ['Farewell My Concubine']],
      ['一一', 2000, ['Yi Yi']],
      ['繁花', 2023, []],
    ] as const)
      await call(site, 'operator', 'POST /any', { Name, TypeName: '电影', Year, Aliases });
    const film = 'Date,Name,Year,Letterboxd URI';
    const packed = zipOf({
      'profile.csv': 'Date Joined,Username\n2020-01-01,ming',
      'deleted/diary.csv': `${film},Rating\n2024-01-01,Fan Hua,2023,https://boxd.it/3,1`,
      'watched.csv': `${film}\n2024-02-02,Farewell My Concubine,1993,https://boxd.it/1`,
      'ratings.csv': `${film},Rating\n2024-02-02,Farewell My Concubine,1993,https://boxd.it/1,4.5`,
      'watchlist.csv': `${film}\n2024-02-03,Yi Yi,2000,https://boxd.it/2`,
    });
    const files: [name: string, content: Uint8Array, rows: object[]][] = [
      [
        'letterboxd-ming-2024-02-04.zip',
        packed,
        [
          { Name: 'Farewell My Concubine', State: 'add', Shelf: 'watched', Score: 9 },
          { Name: 'Farewell My Concubine', State: 'skipped' },
          { Name: 'Yi Yi', State: 'add', Shelf: 'want' },
        ],
      ],
      // 标题,上映日期,我的评分 / 繁花,2023-12-27,4 in GBK.
      [
        '豆瓣看过.csv',
        Buffer.from('b1eacce22cc9cfd3b3c8d5c6da2cced2b5c4c6c0b7d60ab7b1bba82c323032332d31322d32372c340a', 'hex'),
        [{ Name: '繁花', State: 'add', Score: 8 }],
      ],
      [
        'my-list.csv',
        Buffer.from(
          'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2023-01-01,Nights,,https://boxd.it/x,\n\nPosition,Name,Year,URL,Description\n1,Yi Yi,2000,https://boxd.it/2,\n',
        ),
        [{ Name: 'Yi Yi', State: 'add', Shelf: 'want' }],
      ],
      ['在看.csv', Buffer.from('\ufeff标题\t年份\n繁花\t2023\n'), [{ Name: '繁花', State: 'add', Shelf: 'watching' }]],
    ];
    for (const [name, content, expected] of files) {
      const { Data } = await upload(site, '小明', name, content);
      const rows: Row[] = (await call(site, '小明', `GET /shelf/import/${Data.Id}/rows`)).Data.Result;
      expect(rows, name).toMatchObject(expected);
    }
    const empty = await upload(site, '小明', 'x.zip', zipOf({ 'deleted/diary.csv': film }));
    expect(empty.Code).toBe(400);
  });
});
