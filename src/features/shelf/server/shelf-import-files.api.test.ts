import { expect, test } from 'vitest';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { oldWorkbook, upload, workbook } from './shelf-import.fixture.ts';

type Row = { Name: string; State: string; Reason: string; Line: number; Choices: { Key: string }[] };

const TITLES: readonly (readonly [name: string, year: number | undefined, aliases: string[]])[] = [
  ['让子弹飞', 2010, ['Let the Bullets Fly']],
  ['葬送的芙莉莲', 2023, ['葬送のフリーレン']],
  ['西游记', 1986, []],
  ['西游记-2011', 2011, []],
  ['臺北物語', 2017, []],
  ['𠮷祥物', 2021, []],
  ['没有年份的片', undefined, []],
];

async function aSite(openApp: () => Promise<TestApp>) {
  const site = await openApp();
  for (const [name, Year, Aliases] of TITLES) {
    const Name = name.replace(/-\d+$/, '');
    await site.call('operator', 'POST /any', { Key: name, Name, TypeName: '电视剧', Year, Aliases });
  }
  const rowsOf = async (name: string, content: string | Uint8Array) => {
    const batch = await upload(site, '小明', name, content);
    expect(batch, name).toMatchObject({ Code: 200 });
    const rows: Row[] = (await site.call('小明', `GET /shelf/import/${batch.Data.Id}/rows`)).Data.Result;
    return { path: `/shelf/import/${batch.Data.Id}`, batch: batch.Data, rows };
  };
  const mine = async (key: string) =>
    (await site.call('小明', `GET /shelf/mine?key=${encodeURIComponent(key)}`)).Data.Shelf;
  return { site, rowsOf, mine };
}

const HEAD = ['标题', '上映日期', '创建时间', '我的评分', '评论', '豆瓣链接'];

describeOnEachEngine('files of other sites', (openApp) => {
  test('an old workbook (.xls) says by its sheets what was wanted, watched and seen, and is written and undone', async () => {
    const { site, rowsOf, mine } = await aSite(openApp);
    const sheets = {
      想看: [HEAD, ['葬送的芙莉莲', '2023-09-29', '2024-01-02', '', '', 'https://movie.douban.com/subject/1/']],
      在看: [HEAD, ['臺北物語', '2017', '2024-02-02', '', '', '']],
      看过: [
        HEAD,
        ['让子弹飞', '2010-12-16', '2021-03-04', '5', '站着\n把钱挣了', 'https://movie.douban.com/subject/2/'],
        ['西游记', '', '2020-01-01', '', '', ''],
        ['让子弹飞', '2010', '2022-03-04', '4', '又看', ''],
      ],
      读过: [HEAD, ['让子弹飞', '2010', '2022-03-04', '4', '', '']],
    };
    const asOld = await rowsOf('豆坟.xls', oldWorkbook(sheets));
    expect(asOld.rows).toMatchObject([
      { Name: '葬送的芙莉莲', State: 'add', Shelf: 'want' },
      { Name: '臺北物語', State: 'add', Shelf: 'watching' },
      { Name: '让子弹飞', State: 'add', Shelf: 'watched', Score: 10, Remark: '站着\n把钱挣了' },
      { Name: '西游记', State: 'doubt', Reason: '文件里没有年份' },
      { Name: '让子弹飞', State: 'skipped', Reason: '文件里出现过' },
    ]);
    const asNew = await rowsOf('豆伴.xlsx', workbook(sheets));
    const shown = ({ Name, State, Reason }: Row) => [Name, State, Reason];
    expect(asNew.rows.map(shown)).toEqual(asOld.rows.map(shown));

    const doubt = asOld.rows[3];
    expect(doubt?.Choices.map(({ Key }) => Key).sort()).toEqual(['西游记', '西游记-2011']);
    await site.call('小明', `PUT ${asOld.path}/rows/${doubt?.Line}`, { Key: '西游记-2011' });
    await site.call('小明', `POST ${asOld.path}/commit`);
    await site.runJobs('shelf.import');
    expect(await mine('西游记-2011')).toMatchObject({ State: 'watched', Day: '2020-01-01' });
    expect(await mine('葬送的芙莉莲')).toMatchObject({ State: 'want', Day: '2024-01-02' });
    await site.call('小明', `POST ${asOld.path}/undo`);
    await site.runJobs('shelf.import');
    for (const key of ['西游记-2011', '葬送的芙莉莲', '让子弹飞', '臺北物語']) expect(await mine(key)).toBeNull();
  });

  test('a file that is empty, or has only names of columns, says so and leaves nothing', async () => {
    const { site } = await aSite(openApp);
    const only = (name: string, content: string | Uint8Array) => upload(site, '小明', name, content);
    const letterboxd = 'Date,Name,Year,Letterboxd URI\n';
    const files: [string, string | Uint8Array][] = [
      ['豆瓣.csv', `${HEAD.join(',')}\n`],
      ['豆瓣.csv', `\ufeff${HEAD.join(',')}\r\n\r\n`],
      ['豆伴.xlsx', workbook({ 想看: [HEAD], 看过: [HEAD] })],
      ['豆坟.xls', oldWorkbook({ 想看: [HEAD], 看过: [HEAD] })],
      ['letterboxd.zip', zipOf({ 'watched.csv': letterboxd, 'watchlist.csv': letterboxd })],
      ['bangumi.csv', 'name,name_cn,collection_type,rate,updated_at,date\n'],
    ];
    for (const [name, content] of files) {
      const refused = await only(name, content);
      expect(refused, name).toMatchObject({
        Error: 'shelf.import_unreadable',
        Message: expect.stringContaining('只有列名'),
      });
    }
    for (const [name, content] of [
      ['空.csv', ''],
      ['空.csv', '\ufeff'],
      ['空.xlsx', workbook({ 想看: [] })],
      ['空.xls', oldWorkbook({ 想看: [] })],
    ] as const)
      expect((await only(name, content)).Code, name).toBe(400);
    expect((await site.call('小明', 'GET /shelf/import')).Data).toEqual([]);
  });

  test('quotes with line breaks, unknown years, other characters and another encoding are read as they were meant', async () => {
    const { rowsOf } = await aSite(openApp);
    const csv = await rowsOf(
      '豆瓣看过.csv',
      '\ufeff标题,年份,我的评分,评论\r\n"让子弹飞 / Let the Bullets Fly",2010,5,"第一行\r\n他说""站着"",\n第三行"\r\n没有年份的片,,,\r\n臺北物語,未知,3,\r\n台北物语,2017,,\r\n西遊記,1986,4,\r\n',
    );
    expect(csv.rows).toMatchObject([
      { Name: '让子弹飞', State: 'add', Score: 10, Remark: expect.stringMatching(/^第一行\r?\n他说"站着",\n第三行$/) },
      { Name: '没有年份的片', State: 'doubt', Reason: '文件里没有年份' },
      { Name: '臺北物語', State: 'doubt', Reason: '文件里没有年份' },
      { Name: '台北物语', State: 'add' },
      { Name: '西遊記', State: 'add' },
    ]);
    // 标题,年份,我的评分,评论 / 𠮷祥物,2021,5,㐂 in GB18030, both of four bytes.
    const bytes = 'b1eacce22cc4eab7dd2cced2b5c4c6c0b7d62cc6c0c2db0a9534b235cfe9ceef2c323032312c352c8139ef310a';
    const other = await rowsOf('看过.csv', Buffer.from(bytes, 'hex'));
    expect(other.rows).toMatchObject([{ Name: '𠮷祥物', State: 'add', Remark: '㐂' }]);
  });

  test('Letterboxd’s folder is read by what says most, Bangumi’s numbers by what they count', async () => {
    const { rowsOf } = await aSite(openApp);
    const film = 'Date,Name,Year,Letterboxd URI';
    const bullets = 'Let the Bullets Fly,2010,https://boxd.it/1';
    const packed = zipOf({
      'letterboxd-ming/watched.csv': `${film}\n2024-01-01,${bullets}\n2024-01-01,Nobody Knows This,1950,https://boxd.it/9\n`,
      'letterboxd-ming/ratings.csv': `${film},Rating\n2024-01-01,${bullets},3.5\n`,
      'letterboxd-ming/diary.csv': `${film},Rating,Rewatch,Tags,Watched Date\n2024-01-05,${bullets},4,,,2023-12-31\n`,
      'letterboxd-ming/reviews.csv': `${film},Rating,Rewatch,Review,Tags,Watched Date\n2024-01-05,${bullets},4.5,Yes,"Stand up,\nand make money",,2023-12-30\n`,
      'letterboxd-ming/watchlist.csv': `${film}\n2024-01-07,葬送のフリーレン,2023,https://boxd.it/3\n`,
    });
    const { rows } = await rowsOf('letterboxd-ming-2024-01-08.zip', packed);
    expect(rows).toMatchObject([
      { State: 'add', Shelf: 'watched', Score: 9, Day: '2023-12-30', Remark: 'Stand up,\nand make money' },
      { State: 'skipped', Reason: '文件里出现过' },
      { State: 'skipped', Reason: '文件里出现过' },
      { State: 'skipped', Reason: '文件里出现过' },
      { Name: 'Nobody Knows This', State: 'bad' },
      { State: 'add', Shelf: 'want' },
    ]);
    const bangumi = await rowsOf(
      'bangumi.csv',
      'subject_id,name,name_cn,subject_type,collection_type,rate,comment,updated_at,date\n1,葬送のフリーレン,葬送的芙莉莲,2,3,9,"慢,\n好",2024-03-01T08:00:00+08:00,2023-09-29\n2,西游记,,6,4,0,,2024-03-01,1986-02-01\n3,本,本,1,2,7,,2024-03-01,2020-01-01\n',
    );
    expect(bangumi.rows).toMatchObject([
      { State: 'add', Shelf: 'watching', Score: 9, Remark: '慢,\n好', Day: '2024-03-01' },
      { State: 'skipped', Reason: expect.stringContaining('搁置') },
      { State: 'skipped' },
    ]);
  });

  test('five thousand and one rows are shown page by page, written once and undone', async () => {
    const { site, rowsOf, mine } = await aSite(openApp);
    const lines = Array.from({ length: 5000 }, (_, at) => `没有这部 ${at},1999,看过`);
    const { path, batch, rows } = await rowsOf(
      '很多.csv',
      ['标题,年份,状态', ...lines, '让子弹飞,2010,看过'].join('\n'),
    );
    expect(batch).toMatchObject({ Add: 1, Bad: 5000 });
    expect(rows.length).toBeLessThanOrEqual(100);
    const last = (await site.call('小明', `GET ${path}/rows?state=add`)).Data.Result;
    expect(last).toMatchObject([{ Name: '让子弹飞', Line: 5002 }]);
    for (const step of ['commit', 'undo']) {
      for (const _ of [1, 2]) await site.call('小明', `POST ${path}/${step}`);
      await site.runJobs('shelf.import');
      expect((await mine('让子弹飞'))?.State, step).toBe(step === 'commit' ? 'watched' : undefined);
    }
  });
});
